import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The memory that large suites need.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .disabled(if: Sanitizer.isActive, "a sanitizer keeps released memory")
)
struct SuiteMemoryTests {
    private static let many = repeated("1", 1_000_000)
    private static let wrong = repeated("1", 2_000)
    /// Cases that fail, so that the report does not fit into a pipe.
    private static let failing = (0..<2_000).map {
        #"{"name":"\#($0)","payload":{},"session":"1"}"#
    }.joined(separator: ",")

    private static func repeated(_ text: String, _ count: Int) -> String {
        Array(repeating: text, count: count).joined(separator: ",")
    }

    private static func sessions(at key: String) -> String {
        (0..<30_000).map { #""\#($0)":{"\#(key)":1}"# }.joined(separator: ",")
    }

    /// The largest memory in KiB of a run that has read and run its suite, and waits for the reader of its report.
    private func peak(_ suite: String, _ options: String = "") throws -> Int {
        let folder = try TemporaryFolder()
        let path = try folder.write(suite, to: "suite.json")
        let result = try CommandResult.line(
            """
            exec 3< <(exec handset test \(options) '\(path)'); writer=$!
            head -c 65000 <&3 > /dev/null
            sed -n 's/^VmHWM:[^0-9]*\\([0-9]*\\) kB/\\1/p' /proc/$writer/status
            """)
        return try #require(Int(result.output.dropLast()), "\(result)")
    }

    @Test(
        "What is wrong a million times takes no memory of its own",
        arguments: Sweep.every(
            4,
            of: [
                #"{"cases":[MANY]}"#,
                #"{"device":{"categories":[MANY]},"cases":[]}"#,
                #"{"device":{"categories":[{"identifier":"a","actions":[MANY]}]},"cases":[]}"#,
                #"{"cases":[WRONG],KEYS}"#,
            ]))
    func wrong(suite: String) throws {
        let keys = Self.repeated(#""cases":[]"#, 200_000)
        let suite = suite.replacing("MANY", with: Self.many).replacing("WRONG", with: Self.wrong)
            .replacing("KEYS", with: keys)
        // The same values, of which nothing is read.
        let plain = #"{"cases":[\#(Self.wrong)],"other":[\#(Self.many)]}"#
        #expect(try peak(suite) < peak(plain) + 15_000)
    }

    @Test("The sessions of a case are not kept", .exhaustive)
    func sessions() throws {
        func peak(key: String) throws -> Int {
            let many = #"{"name":"many","payload":{\#(Self.sessions(at: key))},"none":true}"#
            return try self.peak(#"{"cases":[\#(many),\#(Self.failing)]}"#)
        }
        #expect(try peak(key: "session") < peak(key: "number") + 10_000)
    }

    @Test("The values of a suite are not kept beside those of a payload in it, updates included")
    func values() throws {
        let objects = Self.repeated("{}", 200_000)
        let large = #"{"name":"large","payload":{"a":[\#(objects)]},"session":"1"}"#
        let suite = #"{"cases":[\#(large),\#(Self.failing)]}"#
        // The same values, which are only those of the suite.
        let plain = #"{"cases":[\#(Self.wrong)],"other":[\#(objects)]}"#
        for options in Sweep.every(2, from: 1, of: ["", "--update"]) {
            #expect(try peak(suite, options) < peak(plain) + 25_000, "\(options)")
        }
    }
}
