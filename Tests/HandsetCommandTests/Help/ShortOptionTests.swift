import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The customary letters mean what the long options mean.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ShortOptionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(#"{"aps":{"alert":"hi","session":"42"}}"#, to: "p.json")
        try folder.write(
            #"{"cases":[{"name":"n","payload":{"aps":{"session":"1"}},"session":"1"}]}"#,
            to: "s.json")
    }

    private func bash(_ line: String) throws -> CommandResult {
        try CommandResult.line("cd '\(folder.path)'; \(line)")
    }

    private static let lettersCases: [(String, String)] = [
        ("receive -f json p.json", "receive --format json p.json"),
        ("receive -fsession p.json", "receive --format session p.json"),
        ("receive -j 2 p.json", "receive --jobs 2 p.json"),
        ("receive -j2 -q p.json", "receive --jobs 2 --quiet p.json"),
        ("explain -f json p.json", "explain --format json p.json"),
        ("matrix -fmarkdown p.json", "matrix --format markdown p.json"),
        ("token --seed 1 -f base64", "token --seed 1 --format base64"),
        (
            "packet -f hex --token $(printf %064d 0) p.json",
            "packet --format hex --token $(printf %064d 0) p.json"
        ),
        ("app -f json", "app --format json"),
        ("test -f tap s.json", "test --format tap s.json"),
        (
            "packet --token $(printf %064d 0) p.json | handset unpack -f json",
            "packet --token $(printf %064d 0) p.json | handset unpack --format json"
        ),
    ]

    @Test(
        "A letter, with its value after a blank or at once, is its long option",
        arguments: Sweep.every(3, of: lettersCases))
    func letters(short: String, long: String) throws {
        let (short, long) = (try bash("handset \(short)"), try bash("handset \(long)"))
        #expect(short.output == long.output && !short.output.isEmpty)
        #expect(short.errors == long.errors && short.status == 0 && long.status == 0)
    }

    @Test("Several reports may be asked for by letters")
    func reports() throws {
        let result = try bash("handset test s.json -f tap -o a.tap -ftext -o -; cat a.tap")
        #expect(result.output.contains("1 passed, 0 failed"))
        #expect(result.output.contains("TAP version"))
    }

    private static let printed = [
        "read a.log", "token --seed 1", "payload --alert hi", "register --no-log-prefix",
        "schema payload", "packet --token $(printf %064d 0) p.json",
        "packet --token $(printf %064d 0) p.json | handset unpack", "describe p.json",
        "show p.json",
    ]

    @Test(
        "-o writes to a file what standard output would get", arguments: Sweep.every(3, of: printed)
    )
    func output(line: String) throws {
        try folder.write(#"userInfo: {"aps":{"alert":"hi"}}"# + "\n", to: "a.log")
        let shown = try bash("handset \(line)")
        let written = try bash("handset \(line) -o o.txt && cat o.txt")
        #expect(written.output == shown.output && !shown.output.isEmpty)
        #expect(shown.status == 0 && written.status == 0)
    }

    @Test("-o takes no file that is read, and no suite beside it")
    func outputOfInput() throws {
        try folder.write(#"{"aps":{}}"# + "\n", to: "a.log")
        for line in [
            "read a.log -o a.log", "read a.log --to-suite new.json -o o.txt", "token -o ''",
        ] {
            #expect(try bash("handset \(line)").status == 64, "\(line)")
        }
        #expect(try folder.read("a.log") == #"{"aps":{}}"# + "\n")
    }

    @Test("-v prints the device log, as --log always does")
    func verbose() throws {
        for option in ["-v", "--verbose"] {
            let result = try bash("handset receive \(option) p.json")
            let log = try bash("handset receive --log always p.json")
            #expect(result.errors.contains("key: aps, value: {"))
            #expect(Self.texts(result.errors) == Self.texts(log.errors))
            #expect(result.output == log.output)
        }
        let both = try bash("handset receive -q -v p.json")
        #expect(both.errors.contains("key: aps") && both.status == 0)
        let contrary = try bash("handset receive -v --log never p.json")
        #expect(contrary.status == 64)
        #expect(contrary.errors.contains("remove one of them"))
    }

    /// The lines of a log without time, process and thread, which differ from run to run.
    private static func texts(_ log: String) -> [Substring] {
        log.split(separator: "\n").map { line in
            line.range(of: #"^[0-9- :.]+ handset\[[0-9a-f:]+\] "#, options: .regularExpression)
                .map { line[$0.upperBound...] } ?? line
        }
    }

    @Test("Wrong values of letters are explained as those of long options")
    func wrongValues() throws {
        #expect(
            try bash("handset receive -f jsn p.json").errors.contains(
                "Did you mean 'json'?"))
        let negative = try bash("handset receive -j -1 p.json")
        #expect(negative.errors.contains("--jobs is -1; give a number from 1 to 256."))
        #expect(negative.status == 64)
    }
}
