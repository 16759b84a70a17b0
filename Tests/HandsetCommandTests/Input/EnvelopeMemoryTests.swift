import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The memory that payloads in what they were sent in need.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .disabled(if: Sanitizer.isActive, "a sanitizer keeps released memory")
)
struct EnvelopeMemoryTests {
    /// Small values, whose tree takes some 9 MB, or 28.
    private static let count = Sweep.choose(sampled: 20_000, exhaustive: 60_000)
    private static let payload =
        "{" + (0..<count).map { #""k\#($0)":{"session":"1"}"# }.joined(separator: ",") + "}"

    /// The largest memory in KiB of a run that has read its payload, and waits for the reader of its record.
    private func peak(_ json: String, _ options: String = "") throws -> Int {
        let folder = try TemporaryFolder()
        let path = try folder.write(json, to: "payload.json")
        let result = try CommandResult.line(
            """
            exec 3< <(exec handset receive --format json \(options) '\(path)'); reader=$!
            head -c 65000 <&3 > /dev/null
            sed -n 's/^VmHWM:[^0-9]*\\([0-9]*\\) kB/\\1/p' /proc/$reader/status
            """)
        return try #require(Int(result.output.dropLast()), "\(result)")
    }

    @Test(
        "The trees of a value and of the payload in it are not held together",
        arguments: Sweep.every(
            3, from: 1,
            of: [
                ("PAYLOAD", "--keep k1"),
                (#"{"data":PAYLOAD}"#, "--payload-at data"),
                (#"{"data":PAYLOAD}"#, "--payload-at data --keep id"),
            ]))
    func trees(json: String, options: String) throws {
        let plain = try peak(Self.payload)
        let opened = try peak(json.replacing("PAYLOAD", with: Self.payload), options)
        // A second tree would take twice that.
        #expect(opened < plain + Self.count / 4)
    }
}
