import Glibc

/// The programs that are measured.
enum Programs {
    /// The command, beside the benchmark.
    ///
    /// - Throws: ``BenchmarkError/missingProgram(_:)`` if it is not there.
    static func handset() throws -> String {
        let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let path = folder.joined(separator: "/") + "/handset"
        guard access(path, X_OK) == 0 else { throw BenchmarkError.missingProgram(path) }
        return path
    }

    /// The benchmark itself.
    static var own: String {
        var buffer = [CChar](repeating: 0, count: 4_096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        return String(decoding: buffer.prefix(max(0, count)).map(UInt8.init), as: UTF8.self)
    }

    /// Where jq is, or `nil` if it is not installed.
    static var jq: String? { path(of: "jq") }

    /// Returns the path of an installed program, or `nil` if it is not installed.
    static func path(of name: String) -> String? {
        let folders = getenv("PATH").map { String(cString: $0) } ?? ""
        return folders.split(separator: ":").map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 }
    }

    /// True if the command takes the option for several cores.
    ///
    /// - Throws: ``BenchmarkError`` if it does not run.
    static func handsetTakesJobs() throws -> Bool {
        let process = try ChildProcess(try handset(), ["receive", "--help"])
        var text = ""
        while let line = try process.readLine() { text += line + "\n" }
        _ = try process.end()
        return text.contains("--jobs")
    }
}
