import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms) struct PacketTests {
    private static let message = "samples/packets/testing-apns.json"
    private static let token = "dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c3b090ac4c538e007a2f23a24"

    /// Options, and the golden in `samples/packets` that they make.
    private static let goldens = [
        ("--command 0", "command-0"),
        ("--command 1 --identifier 16909060 --expiry 2026-11-20T10:00:00Z", "command-1"),
        ("--command 2", "command-2"),
        ("--identifier 16909060 --expiry 1795168800 --priority 10", "command-2-all-items"),
    ]

    @Test("The senders' simplest message has the golden bytes", arguments: goldens)
    func golden(options: String, name: String) throws {
        let command = "handset packet \(Self.message) --token \(Self.token) \(options)"
        let raw = try CommandResult.line("\(command) | cmp - samples/packets/\(name).bin")
        #expect(raw.output + raw.errors == "")
        let hex = try CommandResult.line("\(command) --format hex")
        try Golden("samples/packets/\(name).hex").expect(hex.output)
        #expect(hex.status == 0)
        let bytes = try Repository.bytes(of: "samples/packets/\(name).bin")
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(hex.output == digits + "\n")
    }

    @Test("A token may have capitals")
    func capitals() throws {
        let result = try CommandResult.handset(
            "packet", "--token", "AbCd", "--command", "0", "--format", "hex", input: "{}")
        #expect(result.output == "000002abcd00027b7d\n")
    }

    @Test("The payload's bytes are those that came")
    func bytes() throws {
        let payload = "{ \"aps\":\n\t{ \"b\" : 1.0, \"b\":\"\\u00e9é\" } }"
        let result = try CommandResult.handset(
            "packet", "--token", "ab", "--format", "base64", input: "\u{FEFF} \(payload) \n")
        let packet = try #require(
            Data(base64Encoded: result.output.trimmingCharacters(in: .newlines)))
        #expect(packet.dropFirst(12) == Data(payload.utf8))
    }

    @Test(
        "Identifiers count up; command 1 begins with 0, command 2 has none unless it is asked for")
    func identifiers() throws {
        let input = "{}{}\n{}"
        let enhanced = try CommandResult.handset(
            "packet", "--token", "ab", "--command", "1", "--format", "hex", input: input)
        #expect(
            enhanced.output == """
                0100000000000000000001ab00027b7d
                0100000001000000000001ab00027b7d
                0100000002000000000001ab00027b7d

                """)
        let framed = try CommandResult.handset(
            "packet", "--token", "ab", "--identifier", "255", "--format", "hex", input: input)
        #expect(
            framed.output == """
                0200000010010001ab0200027b7d030004000000ff
                0200000010010001ab0200027b7d03000400000100
                0200000010010001ab0200027b7d03000400000101

                """)
        let none = try CommandResult.handset(
            "packet", "--token", "ab", "--format", "hex", input: "{}")
        #expect(none.output == "0200000009010001ab0200027b7d\n")
    }

    @Test("Identifiers end with the last of 32 bits")
    func lastIdentifier() throws {
        let result = try CommandResult.handset(
            "packet", "--token", "ab", "--identifier", "4294967295", "--format", "hex",
            input: "{}{\"a\":1}")
        #expect(result.output == "0200000010010001ab0200027b7d030004ffffffff\n")
        #expect(result.errors.contains("stdin:1:3: error: the identifiers that count up from"))
        #expect(result.status == 2)
    }

    @Test(
        "A payload beyond the limit is refused, and the next one goes on, with the next identifier")
    func limit() throws {
        let folder = try TemporaryFolder()
        // 256 bytes and 257.
        let (largest, larger) = (Self.payload(of: 256), Self.payload(of: 257))
        let result = try CommandResult.handset(
            "packet", "--token", "ab", "--command", "1", "--format", "hex",
            "--refused", folder.path("refused"), input: "{}\n\(larger)\n\(largest)\n")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last?.hasPrefix("0100000001000000000001ab01007b22") == true)
        #expect(
            result.errors.hasPrefix(
                "stdin:2:1: error: the payload has 257 bytes; Apple's Legacy Notification Format says "
                    + "at most 256 for command 1; --no-limits makes the packet anyway\n"))
        #expect(result.status == 2)
        #expect(try folder.read("refused") == larger)
    }

    @Test("Without limits larger payloads are sent, up to what two bytes can say")
    func noLimits() throws {
        for (size, status) in [(257, 0), (65_535, 0), (65_536, 2)] {
            let result = try CommandResult.handset(
                "packet", "--token", "ab", "--command", "0", "--format", "hex", "--no-limits",
                input: Self.payload(of: size))
            #expect(result.status == Int32(status), "\(size): \(result.errors)")
            #expect(result.output.utf8.count == (status == 0 ? 2 * (size + 6) + 1 : 0))
        }
        let token = try CommandResult.line(
            "echo {} | handset packet --command 0 --no-limits --format hex --token "
                + String(repeating: "0a", count: 250))
        #expect(
            token.output == "0000fa" + String(repeating: "0a", count: 250) + "00027b7d\n")
    }

    @Test("An array in C compiles to the bytes", .needs(.gcc))
    func arrayInC() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            #include "packets.h"
            #include <stdio.h>
            int main(void) {
                fwrite(packet_1, 1, sizeof packet_1, stdout);
                fwrite(packet_2, 1, sizeof packet_2, stdout);
            }
            """, to: "main.c")
        let result = try CommandResult.line(
            "cd '\(folder.path)' && printf '{}{\"a\":1}' > in && "
                + "handset packet in --token abcd --format c > packets.h && "
                + "gcc -Wall -Werror main.c && ./a.out > found && "
                + "handset packet in --token abcd > expected && cmp found expected")
        #expect(result.output + result.errors == "")
        #expect(result.status == 0)
        #expect(
            try folder.read("packets.h").hasPrefix(
                """
                static const unsigned char packet_1[15] = {
                    0x02, 0x00, 0x00, 0x00, 0x0a, 0x01, 0x00, 0x02, 0xab, 0xcd, 0x02, 0x00,
                    0x02, 0x7b, 0x7d,
                };
                static const unsigned char packet_2[
                """))
    }

    @Test(
        "Each mistake is made",
        arguments: [
            ("length-in-characters --command 0", "000001ab00097b2261223a22ec9588227d"),
            ("truncated --command 0", "000001ab000b7b2261223a"),
            ("wrong-token-length --command 0", "000002ab000b7b2261223a22ec9588227d"),
            ("unknown-command --command 0", "030001ab000b7b2261223a22ec9588227d"),
            (
                "items-twice",
                "0200000024010001ab02000b7b2261223a22ec9588227d"
                    + "010001ab02000b7b2261223a22ec9588227d"
            ),
        ])
    func broken(options: String, hex: String) throws {
        let result = try CommandResult.line(
            "printf '{\"a\":\"안\"}' | handset packet --token ab --format hex --broken \(options)")
        #expect(result.output == hex + "\n")
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test("A mistake without effect gets a warning")
    func noDifference() throws {
        let result = try CommandResult.line(
            "printf '{\"a\":1}' | handset packet --token ab --format hex --broken length-one-byte")
        #expect(result.output == "020000000e010001ab0200077b2261223a317d\n")
        #expect(
            result.errors
                == "stdin:1: warning: length-one-byte has no effect on this payload; the packet is "
                + "correct\n")
        #expect(result.status == 0)
    }

    @Test(
        "The gateway's answers are made, and no payload is read",
        arguments: [
            ("--error-response 8 --identifier 258", "080800000102"),
            ("--error-response 255", "08ff00000000"),
            ("--feedback 1795168800 --token 0A0b", "6b001a2000020a0b"),
            ("--feedback 2026-11-20T10:00:00Z --token 0A0b", "6b001a2000020a0b"),
        ])
    func answers(options: String, hex: String) throws {
        let result = try CommandResult.line("handset packet --format hex \(options)")
        #expect(result.output == hex + "\n")
        #expect(result.status == 0)
    }

    @Test("A feedback record for a token of 32 bytes has 38")
    func feedbackSize() throws {
        let result = try CommandResult.line(
            "handset packet --feedback 0 --token \(Self.token) | wc -c")
        #expect(result.output == "38\n")
    }

    @Test("A distance is counted from now")
    func distance() throws {
        let result = try CommandResult.line(
            "a=$(date +%s); f=$(handset packet --feedback +1h --token ab --format hex | cut -c -8); "
                + "b=$(date +%s); [ $((a + 3600)) -le $((0x$f)) -a $((0x$f)) -le $((b + 3600)) ]")
        #expect(result.status == 0)
    }

    @Test("Raw bytes do not go to a terminal, and hex does")
    func terminal() throws {
        let raw = try CommandResult.line(
            "script -qec 'echo {} | handset packet --token ab' /dev/null < /dev/null")
        #expect(raw.output.contains("raw bytes cannot be printed in a terminal; add --format hex"))
        #expect(raw.status == 64)
        let hex = try CommandResult.line(
            "script -qec 'echo {} | handset packet --token ab --format hex' /dev/null < /dev/null")
        #expect(hex.output.withoutProgress == "0200000009010001ab0200027b7d\r\n")
    }

    private static let usageCases: [(String, String)] = [
        ("", "--token is missing"),
        ("--token abc", "3 hex digits"),
        ("--token ''", "0 bytes; Apple's Binary Provider API says from 1 to 100"),
        ("--token \(String(repeating: "a", count: 202))", "101 bytes; Apple's"),
        ("--token ab --command 3", "0 (simple), 1 (enhanced) or 2 (framed)"),
        ("--token ab --identifier 4294967296", "from 0 to 4294967295"),
        ("--token ab --priority 7", "Apple's Binary Provider API says 10"),
        ("--token ab --priority 256", "from 0 to 255"),
        ("--token ab --expiry soon", "seconds since 1970"),
        ("--token ab --expiry 4294967296", "32 bits"),
        ("--token ab --command 0 --identifier 1", "use command 1 or 2"),
        ("--token ab --command 0 --expiry 1", "use command 1 or 2"),
        ("--token ab --command 1 --priority 5", "use command 2"),
        ("--token ab --command 1 --broken items-twice", "use command 2"),
        ("--token ab --broken odd", "the kinds are length-in-characters, length-one-byte"),
        ("--error-response 8 --token ab", "--error-response cannot be used with --token"),
        ("--error-response 256", "from 0 to 255"),
        ("--error-response 8 --feedback 1", "cannot be used together"),
        ("--feedback 1", "--token is missing"),
        ("--feedback 1 --token ab --identifier 1 -", "--identifier, a source"),
    ]

    @Test(
        "Wrong usage is status 64, and says what is right",
        arguments: Sweep.every(3, of: usageCases))
    func usage(arguments: String, message: String) throws {
        let result = try CommandResult.line("handset packet \(arguments) < /dev/null")
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.output == "")
    }

    private static func payload(of count: Int) -> String {
        "{\"a\":\"" + String(repeating: "x", count: count - 8) + "\"}"
    }
}
