internal import Foundation
internal import HandsetSources

/// A file of an app, prepared.
struct FilePreparation {
    private let input: String
    private let prepared: PreparedSource
    private let remarks: [SourceRemark]

    /// `others` are the other files of its module, which may have the superclasses of its classes.
    init(input: String, beside others: [String] = []) throws(PreparationFailure) {
        self.input = input
        let source = try Self.source(of: input)
        prepared = PreparedSource(of: source)
        var texts: [SourceText] = []
        for other in others where other != input { texts.append(try Self.source(of: other)) }
        remarks = SourceRemarks(of: source, beside: texts).all
    }

    private static func source(of path: String) throws(PreparationFailure) -> SourceText {
        do {
            return SourceText(bytes: Array(try Data(contentsOf: URL(filePath: path))))
        } catch {
            throw PreparationFailure(
                path: path, isOutput: false, reason: error.localizedDescription)
        }
    }

    func write(to output: String) throws(PreparationFailure) {
        do {
            try Data(prepared.bytes(ofFile: input)).write(to: URL(filePath: output))
        } catch {
            throw PreparationFailure(
                path: output, isOutput: true, reason: error.localizedDescription)
        }
    }

    /// A line for each problem, each change and each remark, in the form of the compiler's warnings and notes.
    var notes: String {
        let problems = prepared.problems.map { problem in
            "\(input):\(problem.line):\(problem.column): warning: on Linux, \(problem)\n"
        }
        let changes = prepared.changes.map { change in
            "\(input):\(change.line):\(change.column): note: for Linux, \(change)\n"
        }
        let found = remarks.map { remark in
            let kind = remark.isWarning ? "warning" : "note"
            return "\(input):\(remark.line):\(remark.column): \(kind): \(remark)\n"
        }
        return (problems + changes + found).joined()
    }
}
