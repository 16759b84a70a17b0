import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Input that never ends: the memory of a command stays within its limits.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)), .needs(.python),
    .disabled(if: Sanitizer.isActive, "a sanitizer keeps released memory"))
struct EndlessInputTests {
    /// A line of bash's that runs a program, and prints its largest memory in KiB.
    private static let peak = """
        peak() { python3 -c "import resource, subprocess, sys; subprocess.run(sys.argv[1:], stdout=3, stderr=3); \
        print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)" "$@" 3> /dev/null; }
        """

    /// Returns the largest memory in KiB of a command for input of each of two sizes.
    private func peaks(_ command: String, _ input: (Int) -> String) throws -> [Int] {
        try [1_000_000, 40_000_000].map { count in
            let result = try CommandResult.line(
                "\(Self.peak)\n{ \(input(count)); } 2> /dev/null | peak handset \(command)")
            return try #require(
                Int(result.output.trimmingCharacters(in: .whitespacesAndNewlines)), "\(result)")
        }
    }

    @Test(
        "The memory for one endless value or line stays within the limits",
        arguments: Sweep.every(
            2,
            of: [
                ("receive --limit bytes=100000", #"{"a":""#), ("receive --limit bytes=100000", "["),
                ("receive --lines --limit bytes=100000", #"{"a":""#), ("read", "{aps = x"),
                ("read", "x"), ("lint --limit bytes=100000", #"{"a":""#),
            ]))
    func endless(command: String, beginning: String) throws {
        let peaks = try peaks(command) { count in
            "printf '%s' '\(beginning)'; head -c \(count) /dev/zero | tr '\\0' x"
        }
        #expect(peaks[1] < peaks[0] + 8_192, "\(peaks)")
    }

    @Test("A stream of rejected values takes no more memory than a short one", arguments: [1, 4])
    func rejected(jobs: Int) throws {
        let peaks = try peaks("receive --jobs \(jobs)") { "yes '[]' | head -c \($0 / 10)" }
        // What allocators keep of several threads differs from run to run.
        #expect(peaks[1] < peaks[0] + 16_384, "\(peaks)")
        #expect(peaks[1] < 64 << 10, "\(peaks)")
    }
}
