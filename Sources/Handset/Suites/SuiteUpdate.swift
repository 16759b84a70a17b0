/// Writes into a suite what was found, where that is not what it expects.
///
/// The file's layout stays: nothing but the expectations that were not met is written anew.
///
/// ```swift
/// let json = #"{"cases": [{"name": "plain", "payload": {"aps": {"session": "42"}}, "session": "43"}]}"#
/// let update = try SuiteUpdate(json: Array(json.utf8), source: "plain.json")
/// print(update.changes.map { "\($0)" })
/// // ["plain.json:1:80: plain: session was \"43\", is \"42\""]
/// ```
public struct SuiteUpdate: Sendable {
    /// A member of a case that was written anew.
    public struct Change: Hashable, Sendable, CustomStringConvertible {
        /// Where it stood.
        public var place: SourcePlace
        /// What the case is called.
        public var name: String
        /// What it was called.
        public var oldKey: String
        /// Its value as it was, in JSON.
        public var oldValue: String
        /// What it is called now; `nil` if it was taken out.
        public var newKey: String?
        /// Its value now, in JSON; empty if it was taken out.
        public var newValue: String

        /// The place, the case, and what was changed, without control characters.
        public var description: String {
            let text =
                switch newKey {
                case nil: "\(oldKey) \(oldValue) was taken out"
                case oldKey: "\(oldKey) was \(oldValue), is \(newValue)"
                case let key?: "\(oldKey) \(oldValue) became \(key) \(newValue)"
                }
            return "\(place): \(SourceExcerpt.shown("\(name): \(text)".utf8))"
        }
    }

    /// The suite as it has to be.
    public let json: [UInt8]
    /// What was written anew, in the order of the file; empty if everything is as expected.
    public let changes: [Change]

    /// Reads a suite and the files that it names, tries it, and writes what was found into its bytes.
    ///
    /// - Parameters:
    ///   - path: The path of its file.
    ///   - rules: The rules for every case. If `nil`, those that the suite names.
    ///   - handlerNames: What handlers are called that rules may name; see the other initialiser.
    ///   - allowsOutside: Whether paths may lead outside the folder of their file; see the other
    ///     initialiser.
    ///   - matchTimeLimit: How long a pattern may search one text.
    ///   - isIncluded: Whether a case with a name is looked at.
    /// - Throws: ``JSONDocumentError`` with everything that is wrong with the suite, which may be that
    ///   it cannot be read.
    public init(
        contentsOf path: String, rules: SessionRules? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false, matchTimeLimit: MatchTimeLimit = .default,
        isIncluded: (_ name: String) -> Bool = { _ in true }
    ) throws(JSONDocumentError) {
        try self.init(
            json: try SuiteFile.bytes(of: path), source: path, rules: rules,
            handlerNames: handlerNames, allowsOutside: allowsOutside,
            matchTimeLimit: matchTimeLimit, isIncluded: isIncluded)
    }

    /// Tries a suite, and writes what was found into it.
    ///
    /// - Parameters:
    ///   - json: The bytes of the suite.
    ///   - source: What it is called in places: its path, at whose folder the paths in it begin.
    ///   - rules: The rules for every case. If `nil`, those that the suite names.
    ///   - handlerNames: What handlers are called that rules may name, beside `lookup` and
    ///     `exec:PROGRAM`.
    ///   - allowsOutside: Whether paths in the suite, and in the rule files that it names, may lead outside
    ///     the folder of their file, by their names or by a symbolic link. What does is not opened.
    ///   - matchTimeLimit: How long a pattern may search one text.
    ///   - isIncluded: Whether a case with a name is looked at.
    /// - Throws: ``JSONDocumentError`` with everything that is wrong with the suite.
    public init(
        json: [UInt8], source: String, rules: SessionRules? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false, matchTimeLimit: MatchTimeLimit = .default,
        isIncluded: (_ name: String) -> Bool = { _ in true }
    ) throws(JSONDocumentError) {
        let document = try JSONDocument(suite: json, source: source)
        var suite = try SessionSuite(
            document, rules: rules, handlerNames: handlerNames, allowsOutside: allowsOutside)
        suite.limitMatches(to: matchTimeLimit)
        // It was read from this document, so that the cases are there.
        let members = try? document.root.members(known: [])
        let objects = (try? members?[SuiteReader.SuiteKey.cases.rawValue]?.elements()) ?? []
        var changes: [Change] = []
        var edits: [(range: Range<Int>, bytes: [UInt8])] = []
        for (object, tried) in zip(objects, suite.cases) where isIncluded(tried.name) {
            let finding = CaseFinding(of: tried)
            guard tried.expectations.contains(where: { $0.failure(given: finding) != nil }) else {
                continue
            }
            let update = CaseUpdate(object, tried, finding)
            changes += update.changes
            edits += update.edits
        }
        var bytes: [UInt8] = []
        var end = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where edit.range.lowerBound >= end {
            bytes += json[end..<edit.range.lowerBound] + edit.bytes
            end = edit.range.upperBound
        }
        self.json = bytes + json[end...]
        self.changes = changes
    }
}

extension SuiteUpdate.Change {
    init(
        _ value: JSONDocumentValue, in name: String, key: String,
        new: (key: String, value: [UInt8])?
    ) {
        place = value.place
        self.name = name
        oldKey = key
        oldValue = String(
            decoding: JSONToken.joined(value.document.bytes, value.range), as: UTF8.self)
        newKey = new?.key
        newValue = new.map { String(decoding: $0.value, as: UTF8.self) } ?? ""
    }
}
