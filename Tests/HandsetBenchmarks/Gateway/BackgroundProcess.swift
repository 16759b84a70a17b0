import Glibc

/// A program that runs beside what is measured.
final class BackgroundProcess {
    private let identifier: pid_t

    /// Starts a line of bash, which has to be one program.
    ///
    /// - Throws: ``BenchmarkError`` if the system refuses.
    init(_ line: String) throws {
        var identifier = pid_t()
        let arguments = ["/bin/bash", "-c", "exec \(line)"]
        let words = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let code = posix_spawn(&identifier, "/bin/bash", nil, nil, words, environ)
        guard code == 0 else { throw BenchmarkError.system("posix_spawn", code) }
        self.identifier = identifier
    }

    /// Waits until a port of the loopback address can be connected to.
    ///
    /// - Throws: ``BenchmarkError`` if that takes too long.
    func waitUntilItListens(on port: Int) throws {
        try Shell.wait(for: "2> /dev/null < /dev/tcp/127.0.0.1/\(port)")
    }

    /// The largest part of its memory that was in RAM, in bytes; `nil` if it has ended.
    var peakMemory: Int? { ProcessMemory.peak(of: identifier) }

    /// Asks the program to end, and waits for that.
    func end() {
        kill(identifier, SIGTERM)
        waitForEnd()
    }

    /// Waits for the program's end.
    func waitForEnd() {
        while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
    }
}
