import Glibc

/// Runs lines of bash.
enum Shell {
    /// Runs lines to their end.
    ///
    /// - Throws: ``BenchmarkError`` if they fail.
    @discardableResult static func run(_ lines: String) throws -> ProcessRun {
        try ChildProcess.run("/bin/bash", ["-c", lines])
    }

    /// Runs a line again and again until it does not fail.
    ///
    /// - Throws: ``BenchmarkError`` if it fails for 30 seconds.
    static func wait(for line: String) throws {
        try run("for _ in {1..600}; do \(line) && exit; sleep 0.05; done; exit 1")
    }
}
