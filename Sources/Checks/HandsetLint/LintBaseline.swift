public import Handset

/// Findings that are known, and are not reported again.
///
/// A finding is known by source, name and key path, not by line, so that it stays known while the file changes.
public struct LintBaseline: Sendable {
    /// A finding that is known.
    public struct Entry: Hashable, Sendable {
        /// The source as records name it.
        public let source: String
        /// The rule that has found it.
        public let rule: LintRule
        /// The keys to the part of the payload; empty for the whole payload.
        public let keys: [String]

        /// Creates an entry.
        public init(source: String, rule: LintRule, keys: [String]) {
            self.source = source
            self.rule = rule
            self.keys = keys
        }
    }

    /// The largest number of findings: 100,000.
    public static let maximumCount = 100_000

    /// The findings.
    public private(set) var entries: Set<Entry> = []
    /// True if a finding was left out, because there were too many.
    public private(set) var isFull = false

    /// Creates a baseline without findings.
    public init() {}

    /// Returns true for a finding that is known.
    public func contains(_ entry: Entry) -> Bool { entries.contains(entry) }

    /// Adds a finding, unless there are too many.
    public mutating func insert(_ entry: Entry) {
        guard entries.count < Self.maximumCount || entries.contains(entry) else {
            isFull = true
            return
        }
        entries.insert(entry)
    }

    /// The file, sorted, so that its changes are easy to read, as `handset lint --write-baseline` writes it.
    public var json: [UInt8] {
        let order = Dictionary(
            uniqueKeysWithValues: LintRule.allCases.enumerated().map { ($1, $0) })
        let sorted = entries.sorted { left, right in
            guard left.source == right.source else { return left.source < right.source }
            guard left.rule == right.rule else {
                return order[left.rule] ?? 0 < order[right.rule] ?? 0
            }
            return left.keys.lexicographicallyPrecedes(right.keys)
        }
        return JSONText.object([
            "findings": .array(
                sorted.map { entry in
                    .object([
                        "source": .string(entry.source), "code": .string(entry.rule.identifier),
                        "keyPath": .texts(entry.keys),
                    ])
                })
        ]).lines
    }
}

extension LintBaseline {
    /// Reads a file that `handset lint --write-baseline` has written.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `JSONDocumentError` if it cannot be read, or is not a baseline.
    public init(contentsOf path: String) throws(JSONDocumentError) {
        let bytes: [UInt8]
        do throws(FileBytes.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            let cause = LintBaselineCause.unreadable(reason: "\(error)")
            throw JSONDocumentError([JSONDocumentError.Problem(cause, ofFile: path)])
        }
        let document = try JSONDocument(bytes, source: path, example: LintBaselineReader.example)
        var reader = LintBaselineReader()
        reader.read(document.root)
        guard reader.problems.isEmpty else { throw JSONDocumentError(sorting: reader.problems) }
        self = reader.baseline
    }
}
