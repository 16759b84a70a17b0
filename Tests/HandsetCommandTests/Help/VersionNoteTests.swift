import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The iOS version where nobody, or the environment, gives one, and versions that are not known.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct VersionNoteTests {
    private static let payload = #"'{"aps":{"alert":"hi","session":"42"}}'"#

    @Test(
        "A version that is newer than the newest known one is noted",
        arguments: [
            "receive --ios 99 \(payload)", "explain --app classic --ios 99 \(payload)",
            "describe --ios 99 \(payload)", "matrix --app modern --ios 99 \(payload)",
            "register --no-log-prefix --ios 99",
            "diff --app classic --ios 26 --to-ios 99 \(payload)", "app --ios 99",
        ])
    func newer(command: String) throws {
        let note =
            "handset: iOS 99 is not known: everything is as in iOS 27, the newest known version\n"
        let result = try CommandResult.line("handset \(command)")
        #expect(result.errors == note && result.status == 0)
        #expect(!result.output.isEmpty)
        let quiet = try CommandResult.line("handset \(command) -q")
        #expect(quiet.errors == "" && quiet.output == result.output)
    }

    @Test("A version that never was is noted, and known ones are not")
    func missing() throws {
        let never = try CommandResult.line("handset receive --ios 22 \(Self.payload)")
        #expect(never.errors == "handset: there was no iOS 22: iOS 26 came after iOS 18\n")
        for version in ["3", "18.5", "26", "26.4", "latest"] {
            let known = try CommandResult.line("handset receive --ios \(version) \(Self.payload)")
            #expect(known.errors == "")
        }
    }

    @Test("HANDSET_IOS is the version where no option gives one; it beats the app file")
    func environment() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"device":{"ios":"12"}}"#, to: ".handset.json")
        func ios(_ line: String) throws -> String {
            let result = try CommandResult.line(
                "cd '\(folder.path)' && \(line) | grep '^  ios ' | tr -s ' '")
            #expect(result.errors == "")
            return result.output
        }
        #expect(try ios("HANDSET_IOS=17.2 handset app") == " ios 17.2 $HANDSET_IOS\n")
        #expect(try ios("HANDSET_IOS=17.2 handset app --ios 9") == " ios 9.0 --ios\n")
        #expect(try ios("HANDSET_IOS= handset app").hasPrefix(" ios 12"))
        let matrix = try CommandResult.line(
            "HANDSET_IOS=10 handset matrix --app classic \(Self.payload)")
        #expect(matrix.output.contains("\niOS 10.0: ") && !matrix.output.contains("\niOS 17"))
        let listed = try CommandResult.line(
            "HANDSET_IOS=10 handset matrix --app classic --ios 9 \(Self.payload)")
        #expect(!listed.output.contains("\niOS 10.0: "))
        let number = #"'{"n":12345678901234567890123}'"#
        let described = try CommandResult.line("HANDSET_IOS='iOS 13' handset describe \(number)")
        let option = try CommandResult.line("handset describe --ios 13 \(number)")
        #expect(described.output == option.output && !option.output.isEmpty)
        #expect(try CommandResult.line("handset describe \(number)").output != option.output)
    }

    @Test(
        "An app of scenes on an iOS without them is noted, whether an option, a file or a model says so"
    )
    func scenes() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"like":"modern-scenes","device":{"ios":"12"}}"#, to: "app.json")
        for (options, setting, since) in [
            ("--app modern-scenes --ios 12", "the app's lifeCycle=scenes", 13),
            ("--app app.json", "the app's lifeCycle=scenes", 13),
            ("--app swiftui --ios 13", "the app's lifeCycle=swiftui", 14),
            ("--ios 12 --device lifeCycle=scenes", "--device lifeCycle=scenes", 13),
        ] {
            for command in ["receive", "matrix"] {
                let run = try CommandResult.line(
                    "cd '\(folder.path)' && handset \(command) \(options) \(Self.payload)")
                #expect(
                    run.errors.hasPrefix(
                        "handset: \(setting) has no effect before iOS \(since); give --ios \(since) or "
                            + "later\n"), "\(command) \(options): \(run.errors)")
            }
        }
        let fine = try CommandResult.line("handset matrix --app modern-scenes \(Self.payload)")
        #expect(fine.errors == "")
    }

    @Test("A variable that is not a version is wrong usage, with its name")
    func wrong() throws {
        for command in ["receive \(Self.payload)", "matrix \(Self.payload)", "app"] {
            let result = try CommandResult.line("HANDSET_IOS=banana handset \(command)")
            #expect(result.errors.hasPrefix("Error: HANDSET_IOS: "), "\(result.errors)")
            #expect(result.output == "" && result.status == 64)
        }
    }
}
