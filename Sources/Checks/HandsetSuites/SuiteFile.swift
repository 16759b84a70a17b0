package import Handset

/// A file that may be a suite: its content, or everything that is wrong with it.
///
/// ```swift
/// let file = SuiteFile("missing.json")
/// print(file.files, file.isSuite)
/// // ["missing.json"] true
/// ```
package struct SuiteFile: Sendable {
    package let path: String
    /// The suite, or everything that is wrong with it, also if it cannot be read.
    package let content: Result<SessionSuite, JSONDocumentError>
    /// The paths of the suite itself, and of the files that it names and may name; a file need not exist.
    package let files: [String]
    /// False for other JSON, such as a payload or a rule file, which has no key like `cases`, and for other text
    /// without `"cases"`, such as settings with comments; true for a file that cannot be read.
    package let isSuite: Bool

    /// Reads a file, and the files that it names.
    ///
    /// `rules` are for every case; if `nil`, the suite names its rules. `handlerNames` may be used in rules, in
    /// addition to `lookup` and `exec:PROGRAM`. Unless `allowsOutside`, a path in the suite or in its rule
    /// files is an error if it leads outside the folder and the repository of its file, by names or through a
    /// symbolic link; it is not opened.
    package init(
        _ path: String, rules: SessionRules? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false
    ) {
        self.init(
            path, rules: rules, defaults: .app, handlerNames: handlerNames,
            allowsOutside: allowsOutside)
    }

    /// Reads a file, and the files that it names; the defaults stand for what a suite leaves out.
    package init(
        _ path: String, rules: SessionRules? = nil, defaults: SuiteDefaults,
        handlerNames: [String] = [], allowsOutside: Bool = false
    ) {
        self.path = path
        let document: JSONDocument
        var bytes: [UInt8]?
        do throws(JSONDocumentError) {
            let read = try Self.bytes(of: path)
            bytes = read
            document = try JSONDocument(suite: read, source: path)
        } catch {
            content = .failure(error)
            files = [path]
            isSuite = bytes.map { $0.firstRange(of: Self.keyOfCases) != nil } ?? true
            return
        }
        let reading = SuiteReading(
            document, rules: rules, defaults: defaults, handlerNames: handlerNames,
            allowsOutside: allowsOutside, readFile: FileBytes.read)
        content = Result { () throws(JSONDocumentError) in
            try SessionSuite(reading, name: path)
        }
        files = [path] + reading.files
        isSuite = document.root.value.keys.contains {
            NearestName.of($0, among: [SuiteReader.SuiteKey.cases.rawValue]) != nil
        }
    }

    private static let keyOfCases = Array("\"\(SuiteReader.SuiteKey.cases.rawValue)\"".utf8)

    static func bytes(of path: String) throws(JSONDocumentError) -> [UInt8] {
        do throws(FileBytes.Failure) {
            return try FileBytes.read(path)
        } catch {
            let cause = SuiteCause.unreadable(reason: "\(error)")
            throw JSONDocumentError([JSONDocumentError.Problem(cause, ofFile: path)])
        }
    }
}

extension JSONDocument {
    init(suite json: [UInt8], source: String) throws(JSONDocumentError) {
        try self.init(json, source: source, example: SuiteReader.example)
    }
}
