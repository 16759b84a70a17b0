import Foundation

/// Counts the instructions that a program executes in user mode, with valgrind.
///
/// Other work on the machine changes times, but not this count.
final class InstructionCounter {
    private let valgrind: String
    private let folder: BenchmarkFolder
    /// A copy without debug information, which is more than valgrind can read.
    private let program: String

    /// Prepares to count.
    ///
    /// - Parameter program: The path of the program.
    /// - Throws: ``BenchmarkError/missingTool(_:)`` if valgrind or strip is not installed, or another
    ///   ``BenchmarkError`` if the program cannot be copied.
    init(_ program: String) throws {
        guard let valgrind = Programs.path(of: "valgrind") else {
            throw BenchmarkError.missingTool("valgrind")
        }
        guard let strip = Programs.path(of: "strip") else {
            throw BenchmarkError.missingTool("strip")
        }
        self.valgrind = valgrind
        folder = try BenchmarkFolder()
        self.program = folder.path + "/program"
        _ = try ChildProcess.run(strip, ["-o", self.program, program])
    }

    /// Counts the instructions of one run.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the program.
    ///   - inputPath: The file that is its standard input. If `nil`, it has none.
    ///   - accepted: The exit statuses with which it has not failed.
    /// - Returns: The number of instructions.
    /// - Throws: ``BenchmarkError`` if the program fails or cannot be counted.
    func count(
        _ arguments: [String], inputPath: String? = nil, accepting accepted: Set<Int32> = [0]
    ) throws -> Int {
        let counts = folder.path + "/counts"
        _ = try ChildProcess(
            valgrind,
            [
                "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=\(counts)", program,
            ] + arguments,
            inputPath: inputPath, isSilent: true, timeLimit: .seconds(1_800)
        ).end(accepting: accepted)
        let report = try String(contentsOfFile: counts, encoding: .utf8)
        let label = "summary: "
        guard
            let line = report.split(separator: "\n").last(where: { $0.hasPrefix(label) }),
            let count = Int(line.dropFirst(label.count))
        else { throw BenchmarkError.wrongResult("valgrind did not count the instructions") }
        return count
    }
}
