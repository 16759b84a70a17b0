import Foundation

/// The instructions for a payload that were counted at another time, by the name of the case.
struct InstructionFigures {
    /// The counts.
    let counts: [String: Int]

    init(counts: [String: Int]) { self.counts = counts }

    /// Reads a file: a name, a tab and a count in each line.
    ///
    /// A file that is not there has none.
    ///
    /// - Throws: ``BenchmarkError/wrongResult(_:)`` if a line is something else.
    init(path: String) throws {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        var counts: [String: Int] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t")
            guard parts.count == 2, let count = Int(parts[1]), count > 0 else {
                throw BenchmarkError.wrongResult("\(path) has the line \(line)")
            }
            counts[String(parts[0])] = count
        }
        self.counts = counts
    }

    /// Writes the file.
    ///
    /// - Throws: An error of Foundation's if it cannot be written.
    func write(to path: String) throws {
        let lines = counts.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
        try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
    }
}
