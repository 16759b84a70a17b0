internal import Foundation
internal import HandsetPorting

/// A file of an app, prepared.
struct FilePreparation {
    private let input: String
    private let prepared: PreparedSource
    private let remarks: [SourceRemark]
    private let source: SourceText
    /// The changes for what is not here; `nil` if all is here.
    private let changes: [LineChange]?
    /// The imports of a file in which something stands in: SDKs that are not here pass these on.
    private static let imports =
        "import Foundation\nimport HandsetStandIn\nimport UIKit\nimport UserNotifications\n"

    /// `others` are the other files of its module, which may have the superclasses of its classes, and `changes` is the
    /// path of the list of changes; `nil` if there is none.
    init(
        input: String, beside others: [String] = [], changes: String? = nil
    ) throws(PreparationFailure) {
        self.input = input
        let source = try Self.source(of: input)
        self.source = source
        prepared = PreparedSource(of: source)
        self.changes = try changes.map { list throws(PreparationFailure) in
            try Self.changes(of: input, in: list)
        }
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

    /// Returns the changes of a file, whose paths begin at the folder of the list.
    private static func changes(
        of input: String, in list: String
    ) throws(PreparationFailure) -> [LineChange] {
        let bytes = try source(of: list).bytes
        let folder = URL(filePath: list).deletingLastPathComponent()
        let path = URL(filePath: input).standardizedFileURL.path(percentEncoded: false)
        return LineChangeList(reading: bytes).changes.filter {
            URL(filePath: $0.path, relativeTo: folder).standardizedFileURL
                .path(percentEncoded: false) == path
        }.map(\.change)
    }

    /// The prepared file with the changes, and those whose lines are no longer there.
    private var changed: (bytes: [UInt8], lost: [LineChange]) {
        let whole = prepared.bytes(ofFile: input)
        guard let changes else { return (whole, []) }
        let (bytes, lost) = LineChangeList.apply(changes, to: prepared.bytes, of: source.bytes)
        let head = whole[..<max(whole.count - prepared.bytes.count, 0)]
        return (Array(Self.imports.utf8) + head + bytes, lost)
    }

    func write(to output: String) throws(PreparationFailure) {
        do {
            try Data(changed.bytes).write(to: URL(filePath: output))
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
        let lost = changed.lost.map { change in
            "\(input):\(change.line):1: warning: this line was changed for what is not here, and is another one now; "
                + "handset init --package . --again looks at it anew\n"
        }
        return (problems + changes + found + lost).joined()
    }
}
