import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset unpack` from the outside.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct UnpackTests {
    private static let badge = #"{"aps":{"badge":1}}"#

    @Test(
        "Each sample capture is explained as its file says",
        arguments: try Repository.files(in: "samples/captures", endingIn: [".hex"]))
    func samples(path: String) throws {
        let result = try CommandResult.handset("unpack", path)
        try Golden(path + ".unpacked.txt").expect(result.output + "status \(result.status)\n")
        #expect(result.errors == "")
    }

    @Test(
        "However the bytes are written, they are the same",
        arguments: [
            "cat", "xxd", "xxd -u", "xxd -g 1", "xxd -c 7", "xxd -p", "xxd -p -c 0 | tr -d '\\n'",
            "hexdump -C", "od -A x -t x1 | sed 's/^../0000/; s/ /  /'",
        ])
    func layouts(filter: String) throws {
        let result = try CommandResult.line(
            "xxd -r -p samples/captures/length-in-characters.hex | \(filter) "
                + "| handset unpack")
        let expected = try CommandResult.handset(
            "unpack", "samples/captures/length-in-characters.hex")
        #expect(result.output == expected.output)
        #expect(result.status == 2)
    }

    @Test("Lines that hexdump leaves out are put back")
    func repeatedLines() throws {
        let payload = #"{"aps":{"alert":""# + String(repeating: "x", count: 130) + #""}}"#
        let bytes = PacketBytes.simple(payload)
        let lines = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        var dump = ""
        var last: ArraySlice<String> = []
        var isStarred = false
        for start in stride(from: 0, to: bytes.count, by: 16) {
            let line = lines[start..<min(start + 16, bytes.count)]
            if Array(line) == Array(last) {
                if !isStarred { dump += "*\n" }
                isStarred = true
            } else {
                dump += Self.offset(start) + "  " + line.joined(separator: " ") + "\n"
                isStarred = false
            }
            last = line
        }
        dump += Self.offset(bytes.count) + "\n"
        #expect(dump.contains("*"))
        let result = try CommandResult.handset("unpack", "--format", "payload", input: dump)
        #expect(result.output == payload + "\n")
        #expect(result.status == 0)
    }

    private static func offset(_ offset: Int) -> String {
        let digits = String(offset, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    @Test("A dump in which lines are missing is told of, and what stands before it is read")
    func missingLines() throws {
        let result = try CommandResult.line(
            "xxd -r -p samples/captures/truncated.hex | xxd | sed 5,6d "
                + "| handset unpack --format payload")
        #expect(result.output == Self.badge + "\n")
        #expect(
            result.errors.hasSuffix(
                "handset: error: stdin: line 5: 32 bytes are missing before the line\n"))
        #expect(result.status == 2)
    }

    @Test("Lines of a dump that stand for too many bytes in all are refused")
    func repeatedLinesInAll() throws {
        // Less than a capture may have, twice, and more together; the first part is put back.
        let firstLength = Sweep.choose(sampled: 1 << 20, exhaustive: 11 << 20)
        let length = firstLength + 31 << 19
        let dump = [0, firstLength, length].map { offset in
            Self.offset(offset) + "  " + Array(repeating: "00", count: 16).joined(separator: " ")
        }.joined(separator: "\n*\n")
        let result = try CommandResult.handset("unpack", "--input", "hex", input: dump)
        let count = length - 32
        #expect(
            result.errors.contains("line 5: \(count) repeated bytes are more than 16777216"),
            "\(result.errors)")
        #expect(result.status == 2)
    }

    @Test("A character that is not a hex digit is reported")
    func noHex() throws {
        let result = try CommandResult.handset("unpack", "--input", "hex", input: "00\n00zz")
        #expect(result.errors == "handset: error: stdin: line 2: found z between hex digits\n")
        #expect(result.status == 2)
        let odd = try CommandResult.handset("unpack", "--input", "hex", input: "000")
        #expect(
            odd.errors
                == "handset: error: stdin: line 1: the number of digits is odd; a byte takes two\n")
    }

    @Test("Text that is taken for bytes is told of")
    func forcedRaw() throws {
        let result = try CommandResult.handset("unpack", "--input", "raw", input: "0000")
        #expect(result.output.contains("hex text has to be converted to bytes"))
        #expect(result.status == 2)
    }

    @Test("The payloads go to handset receive, and what is none goes to standard error")
    func receive() throws {
        let result = try CommandResult.line(
            """
            handset unpack samples/captures/sessions.hex --format payload \
                | handset receive --format session
            echo "${PIPESTATUS[@]}"
            """)
        #expect(result.output == "1\n3\n2 0\n")
        #expect(
            result.errors == """
                samples/captures/sessions.hex: offset 103: error: payload-cut: the payload ends inside its JSON after 13 bytes

                """)
    }

    @Test("A packet is answered before the next one is written")
    func answersAtOnce() throws {
        let result = try CommandResult.line(
            """
            coproc handset unpack --format payload
            for number in 1 2 3; do
                xxd -r -p <<< 00000107000b7b2261223a2278783$number'227d' >&"${COPROC[1]}"
                read -r answer <&"${COPROC[0]}"
                echo "$answer"
            done
            """)
        #expect(
            result.output == """
                {"a":"xx1"}
                {"a":"xx2"}
                {"a":"xx3"}

                """)
    }

    @Test("A line of JSON tells of each thing that is found")
    func json() throws {
        let bytes = PacketBytes.enhanced(Self.badge, identifier: 7) + [9, 8, 7]
        let result = try CommandResult.handset("unpack", "--format", "json", input: bytes)
        #expect(
            result.output == #"""
                {"source":"stdin","offset":0,"command":1,"bytes":64,"token":"dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c3b090ac4c538e007a2f23a24","tokenBytes":32,"identifier":7,"expiration":0,"payload":"{\"aps\":{\"badge\":1}}","payloadBytes":19,"faults":[]}
                {"source":"stdin","offset":64,"damage":"unknown-command","finding":"the byte 0x09 stands where a command (0, 1 or 2) should","status":128}
                {"source":"stdin","offset":64,"skipped":3}

                """#)
        #expect(result.status == 2)
    }

    @Test("A payload that is no UTF-8 is there in hex as well")
    func invalidText() throws {
        let bytes: [UInt8] = [0, 0, 1, 7, 0, 2, 0x7B, 0xFF]
        let result = try CommandResult.handset("unpack", "--format", "json", input: bytes)
        #expect(result.output.contains(#""payload":"{�","payloadBytes":2,"payloadHex":"7bff""#))
    }

    @Test("Several sources are read one after the other, and one that cannot be read is told of")
    func sources() throws {
        let result = try CommandResult.handset(
            "unpack", "--format", "payload", "samples/captures/worked-sizes.hex", "/nowhere", "-",
            input: PacketBytes.simple(Self.badge))
        #expect(result.output == String(repeating: Self.badge + "\n", count: 4))
        #expect(
            result.errors == "handset: error: cannot read /nowhere: No such file or directory\n")
        #expect(result.status == 2)
    }

    @Test("The records of the feedback service are read")
    func feedback() throws {
        let hex = "4e205c80 0020 dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c3b090ac4c538e007a2f23a24"
        let text = try CommandResult.handset("unpack", "--feedback", input: hex)
        #expect(
            text.output
                == "feedback record at offset 0: 2011-07-15T15:28:00Z, token dc67b56c eb5dd9f9 "
                + "782c37fd cfdcca87 3b7bc77c 3b090ac4 c538e007 a2f23a24\n")
        #expect(text.status == 0)
        let json = try CommandResult.handset(
            "unpack", "--feedback", "--format", "json", input: "4e205c800001ff4e")
        #expect(
            json.output == #"""
                {"source":"stdin","offset":0,"feedback":1310743680,"token":"ff","tokenBytes":1}
                {"source":"stdin","offset":8,"damage":"truncated","finding":"the stream ends inside the record that begins at 7, after 1 bytes"}
                {"source":"stdin","offset":7,"skipped":1}

                """#)
        #expect(json.status == 2)
        let payload = try CommandResult.handset("unpack", "--feedback", "--format", "payload")
        #expect(payload.status == 64)
    }

    @Test("An empty input is reported, and is not an error")
    func empty() throws {
        let result = try CommandResult.handset("unpack")
        #expect(result.errors == "handset: stdin: the input is empty\n")
        #expect(result.status == 0)
    }

    @Test("A limit that cannot be is wrong usage")
    func wrongLimit() throws {
        let result = try CommandResult.handset("unpack", "--limit", "bytes=1")
        #expect(result.errors.contains("give a number from 128 to 1073741824."))
        #expect(result.status == 64)
    }

    @Test("A record of the feedback service is raw though its time looks like hex digits")
    func feedbackLikeHex() throws {
        let result = try CommandResult.line(
            "handset packet --feedback 1633837924 --token ab | handset unpack --feedback")
        #expect(
            result.output == "feedback record at offset 0: 2021-10-10T03:52:04Z, token ab\n")
        #expect(result.status == 0)
    }

    @Test(
        "Offsets of a dump may be as large as a number can be",
        arguments: ["7fffffffffffffff: 0000", "7ffffffffffffff0: 0000\n*\n7fffffffffffffff: 00"])
    func largestOffset(dump: String) throws {
        let result = try CommandResult.handset("unpack", input: dump + "\n")
        #expect(result.status == 2)
        #expect(result.errors.isEmpty || result.errors.contains("error:"))
    }
}
