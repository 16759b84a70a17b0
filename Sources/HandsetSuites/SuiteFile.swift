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
    /// The paths of the files that the content depends on: the suite itself, and the files that it
    /// names and may name.
    ///
    /// A file need not exist.
    package let files: [String]
    /// A Boolean value that tells whether the file is meant to be a suite.
    ///
    /// It is false for other JSON, such as a payload or a rule file, which has no key like `cases`. It
    /// is true for a file that is not valid JSON.
    package let isSuite: Bool

    /// Reads a file, and the files that it names.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - rules: The rules for every case. If `nil`, those that the suite names.
    ///   - handlerNames: The names of handlers that rules may use, in addition to `lookup` and
    ///     `exec:PROGRAM`.
    ///   - allowsOutside: If true, paths in the suite and in the rule files that it names may lead
    ///     outside the folder of their file. If false, a path that leads outside, by its names or by a
    ///     symbolic link, is an error, and is not opened.
    package init(
        _ path: String, rules: SessionRules? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false
    ) {
        self.init(
            path, rules: rules, defaults: .app, handlerNames: handlerNames,
            allowsOutside: allowsOutside)
    }

    /// Reads a file, and the files that it names.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - rules: The rules for every case. If `nil`, those that the suite names, or the defaults.
    ///   - defaults: The rules and the scenario that stand for those that a suite leaves out.
    ///   - handlerNames: The names of handlers that rules may use; see the other initialiser.
    ///   - allowsOutside: If true, paths may lead outside; see the other initialiser.
    package init(
        _ path: String, rules: SessionRules? = nil, defaults: SuiteDefaults,
        handlerNames: [String] = [], allowsOutside: Bool = false
    ) {
        self.path = path
        let document: JSONDocument
        do throws(JSONDocumentError) {
            document = try JSONDocument(suite: try Self.bytes(of: path), source: path)
        } catch {
            content = .failure(error)
            files = [path]
            isSuite = !error.isOfArray
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

    static func bytes(of path: String) throws(JSONDocumentError) -> [UInt8] {
        do throws(FileBytes.Failure) {
            return try FileBytes.read(path)
        } catch {
            let cause = SuiteCause.unreadable(reason: "\(error)")
            throw JSONDocumentError([JSONDocumentProblem(cause, ofFile: path)])
        }
    }
}

extension JSONDocument {
    init(suite json: [UInt8], source: String) throws(JSONDocumentError) {
        try self.init(json, source: source, example: SuiteReader.example)
    }
}
