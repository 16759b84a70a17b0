public import Handset

/// A suite with its expectations changed to what was found.
///
/// Only expectations that were not met change. The layout of the file stays.
///
/// ```swift
/// let json = #"{"cases": [{"name": "plain", "payload": {"aps": {"session": "42"}}, "session": "43"}]}"#
/// let update = try SuiteUpdate(json: Array(json.utf8), source: "plain.json")
/// print(update.changes.map { "\($0)" })
/// // ["plain.json:1:80: plain: session was \"43\", is \"42\""]
/// ```
public struct SuiteUpdate: Sendable {
    /// A member of a case that changed.
    public struct Change: Hashable, Sendable, CustomStringConvertible {
        /// The place of the old value.
        public var place: SourcePlace
        /// The name of the case.
        public var name: String
        /// The key of the member before.
        public var oldKey: String
        /// The old value, in JSON.
        public var oldValue: String
        /// The new key; `nil` if the member was removed.
        public var newKey: String?
        /// The new value, in JSON; empty if the member was removed.
        public var newValue: String

        /// The place, the case and the change, without control characters.
        public var description: String {
            let text =
                switch newKey {
                case nil: "\(oldKey) \(oldValue) was removed"
                case oldKey: "\(oldKey) was \(oldValue), is \(newValue)"
                case let key?: "\(oldKey) \(oldValue) became \(key) \(newValue)"
                }
            return "\(place): \(SourceExcerpt.shown("\(name): \(text)".utf8))"
        }
    }

    /// The file with the changes, in UTF-8.
    public let json: [UInt8]
    /// The changes, in the order of the file; empty if every expectation was met.
    public let changes: [Change]

    /// Reads a suite and the files that it names, runs it, and updates its expectations.
    ///
    /// - Parameters:
    ///   - path: The path of the suite, which is not written.
    ///   - rules: The rules for every case. If `nil`, those that the suite names.
    ///   - handlerNames: The names of handlers that rules may name.
    ///   - allowsOutside: True if the suite may name files outside its folder and its repository.
    ///   - matchTimeLimit: The time limit of each search of a pattern.
    ///   - isIncluded: Returns true for the name of a case to update.
    /// - Throws: `JSONDocumentError` if the suite, or a file that it names, cannot be read.
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

    /// Runs a suite, and updates its expectations.
    ///
    /// - Parameters:
    ///   - json: The suite.
    ///   - source: The path of its file, for places; the paths in the suite begin at its folder.
    ///   - rules: The rules for every case. If `nil`, those that the suite names.
    ///   - handlerNames: The names of handlers that rules may name.
    ///   - allowsOutside: True if the suite may name files outside its folder and its repository.
    ///   - matchTimeLimit: The time limit of each search of a pattern.
    ///   - isIncluded: Returns true for the name of a case to update.
    /// - Throws: `JSONDocumentError` if the suite, or a file that it names, cannot be read.
    public init(
        json: [UInt8], source: String, rules: SessionRules? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false, matchTimeLimit: MatchTimeLimit = .default,
        isIncluded: (_ name: String) -> Bool = { _ in true }
    ) throws(JSONDocumentError) {
        try self.init(
            json: json, source: source, rules: rules, defaults: .app, handlerNames: handlerNames,
            allowsOutside: allowsOutside, matchTimeLimit: matchTimeLimit, isIncluded: isIncluded)
    }

    /// Reads a suite and the files that it names, runs it, and updates its expectations; the defaults stand
    /// for what it leaves out.
    package init(
        contentsOf path: String, rules: SessionRules?, defaults: SuiteDefaults,
        allowsOutside: Bool, matchTimeLimit: MatchTimeLimit,
        isIncluded: (_ name: String) -> Bool
    ) throws(JSONDocumentError) {
        try self.init(
            json: try SuiteFile.bytes(of: path), source: path, rules: rules, defaults: defaults,
            handlerNames: [], allowsOutside: allowsOutside, matchTimeLimit: matchTimeLimit,
            isIncluded: isIncluded)
    }

    private init(
        json: [UInt8], source: String, rules: SessionRules?, defaults: SuiteDefaults,
        handlerNames: [String], allowsOutside: Bool, matchTimeLimit: MatchTimeLimit,
        isIncluded: (_ name: String) -> Bool
    ) throws(JSONDocumentError) {
        // The values of the file are freed before the payloads are read, and read again for the edits: a large
        // suite's may need as much memory as its payload's.
        var suite = try SessionSuite(
            try JSONDocument(suite: json, source: source), rules: rules, defaults: defaults,
            handlerNames: handlerNames, allowsOutside: allowsOutside)
        suite.limitMatches(to: matchTimeLimit)
        let revisions = Self.revisions(of: consume suite, isIncluded)
        // Never fails: the suite was read from the same bytes.
        let document = try JSONDocument(suite: json, source: source)
        let members = try? document.root.members(SuiteReader.SuiteKey.self)
        var changes: [Change] = []
        var edits: [(range: Range<Int>, bytes: [UInt8])] = []
        if let objects = try? members?[SuiteReader.SuiteKey.cases]?.elements() {
            for (object, revision) in zip(objects, revisions) {
                guard let revision else { continue }
                let update = CaseUpdate(object, revision)
                changes += update.changes
                edits += update.edits
            }
        }
        var bytes: [UInt8] = []
        var end = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard edit.range.lowerBound >= end else {
                assertionFailure("edits of the members of a suite overlap")
                continue
            }
            bytes += json[end..<edit.range.lowerBound] + edit.bytes
            end = edit.range.upperBound
        }
        self.json = bytes + json[end...]
        self.changes = changes
    }

    /// Runs the cases, and returns what each has to state instead; `nil` for one that is right or left out.
    private static func revisions(
        of suite: consuming SessionSuite, _ isIncluded: (_ name: String) -> Bool
    ) -> [CaseRevision?] {
        let searcher = MissSearcher()
        return suite.cases.map { tried in
            guard isIncluded(tried.name) else { return nil }
            return CaseRevision(of: tried, CaseFinding(of: tried, searcher: searcher))
        }
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
