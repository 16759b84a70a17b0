import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms) struct RegisterTests {
    private let token = "965b251c6cb1926de3cb366fdfb16ddde6b9086a8a3cac9e5f857679376eab7c"

    @Test(
        "The token is printed as apps of the time print it",
        arguments: [
            (
                ["--ios", "4"],
                "<965b251c 6cb1926d e3cb366f dfb16ddd e6b9086a 8a3cac9e 5f857679 376eab7c>"
            ),
            (
                ["--ios", "12.4"],
                "<965b251c 6cb1926d e3cb366f dfb16ddd e6b9086a 8a3cac9e 5f857679 376eab7c>"
            ),
            (
                ["--ios", "13"],
                "{length = 32, bytes = 0x965b251c 6cb1926d e3cb366f dfb16ddd ... 5f857679 376eab7c }"
            ),
            (
                ["--ios", "17", "--sdk", "4"],
                "<965b251c 6cb1926d e3cb366f dfb16ddd e6b9086a 8a3cac9e 5f857679 376eab7c>"
            ),
        ])
    func token(arguments: [String], text: String) throws {
        let result = try CommandResult.line(
            "handset register --no-log-prefix --token \(token) "
                + arguments.joined(separator: " "))
        #expect(result.output == "Registering for APN\nDevice Token=\(text)\n")
        #expect(result.status == 0)
    }

    @Test("Failures are printed as each iOS version prints them")
    func failures() throws {
        let early = try CommandResult.handset(
            "register", "--no-log-prefix", "--fail", "entitlement")
        #expect(
            early.output == """
                Registering for APN
                Error: Error Domain=NSCocoaErrorDomain Code=3000 "no valid 'aps-environment' \
                entitlement string found for application" UserInfo=0x15e3d530 \
                {NSLocalizedDescription=no valid 'aps-environment' entitlement string found for \
                application}

                """)
        let late = try CommandResult.handset(
            "register", "--no-log-prefix", "--fail", "7:no: luck", "--ios", "16.1")
        #expect(
            late.output == """
                Registering for APN
                Error: Error Domain=NSCocoaErrorDomain Code=7 "no: luck" \
                UserInfo={NSLocalizedDescription=no: luck}

                """)
    }

    @Test("Log lines have the prefix of the iOS version")
    func prefix() throws {
        let result = try CommandResult.handset("register")
        #expect(result.output.split(separator: "\n").count == 2)
        for line in result.output.split(separator: "\n") {
            #expect(
                line.range(
                    of: #"^.{10} .{8}\.\d{3} handset\[\d+:[0-9a-f]+\] "#,
                    options: .regularExpression)
                    != nil)
        }
    }

    @Test(
        "Wrong usage is status 64, and says what is right",
        arguments: [
            ("--types alert,bell", "'bell' is not a notification type"),
            ("--token 0a0", "3 hex digits"),
            ("--token 0x0a", "\"x\" as character 2"),
            ("--token ''", "has 0 bytes"),
            ("--fail 3000", "CODE:TEXT"),
            ("--ios 1", "not a supported version of iOS"),
        ])
    func usage(arguments: String, message: String) throws {
        let result = try CommandResult.line("handset register \(arguments)")
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
    }
}
