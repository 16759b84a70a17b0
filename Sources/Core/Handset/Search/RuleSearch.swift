/// The search for a rule's session in one payload after the other.
///
/// It is a class: to copy a rule for each payload takes longer than most searches.
final class RuleSearch: Sendable {
    /// A session that a rule has found for a top-level value.
    enum Finding {
        /// A session in the printed text.
        case text(PatternSearch.Finding)
        /// The session at the end of a key path.
        case value(String, SessionKeyPath)
    }

    let rule: SessionRule
    /// The place of the rule in its list.
    let index: Int

    private let keys: Set<[UInt8]>?
    /// The lengths of the keys, by which most keys of a payload are ruled out.
    private let keyLengths: Set<Int>
    /// The search in printed texts; `nil` if the rule does not read them.
    let pattern: PatternSearch?
    private let path: SessionKeyPath?
    /// True if the rule looks at the payload as a whole, once.
    private let isOfPayload: Bool

    init(_ rule: SessionRule, at index: Int) {
        self.rule = rule
        self.index = index
        switch rule.source {
        case .text(let pattern):
            self.pattern = PatternSearch(pattern)
            path = nil
            isOfPayload = false
            keys = rule.keys.map { Set($0.map { Array($0.utf8) }) }
        case .value(let path) where RuleResponse.isNamed(by: path):
            pattern = nil
            self.path = path
            isOfPayload = true
            keys = nil
        case .link(let template):
            pattern = nil
            path = template.keyPaths.first
            // The values may come from the user's response.
            isOfPayload = true
            keys = nil
        case .value(let path):
            pattern = nil
            self.path = path
            isOfPayload = false
            keys = rule.looks(at: path.topLevelKey) ? [Array(path.topLevelKey.utf8)] : []
        }
        keyLengths = Set(keys?.map(\.count) ?? [])
    }

    var readsText: Bool { pattern != nil }

    /// Returns the session at the end of the rule's key path; `nil` if there is none.
    func value(
        in tree: PayloadTree, decodedIn strings: DecodedStrings?
    ) throws(SessionSearchError) -> Finding? {
        guard pattern == nil, let path = path ?? Self.firstKey(of: tree) else { return nil }
        do throws(SessionPattern.SearchError) {
            let session = try rule.value(
                in: PayloadValue(node: tree.root, tree: tree), decodedIn: strings)
            return session.map { .value($0, path) }
        } catch {
            throw .searchFailed(rule: rule.name, key: path.topLevelKey, error)
        }
    }

    private static func firstKey(of tree: PayloadTree) -> SessionKeyPath? {
        var members = tree.root.members
        return members.next().flatMap {
            SessionKeyPath(keys: [String(decoding: $0.key, as: UTF8.self)])
        }
    }

    private func looks(at key: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let keys else { return true }
        return keyLengths.contains(key.count) && keys.contains(Array(key))
    }

    /// The result is `nil` if the JSON does not tell; see ``PatternSearch/largestFindingCount(in:)``.
    func largestFindingCount(in json: UnsafeBufferPointer<UInt8>) -> Int? {
        pattern?.largestFindingCount(in: json)
    }

    /// Holds the match in the top-level value that was printed last, if there is one; returns false if
    /// there may be a session that cannot be held.
    @inline(__always)
    func hold(
        at key: UnsafeBufferPointer<UInt8>, printedBy printer: borrowing ValuePrinter,
        in held: inout HeldMatches
    ) -> Bool {
        guard looks(at: key) else { return true }
        return printer.withBytes { pattern?.hold($0, in: &held) } ?? false
    }

    /// Looks for the session of the top-level value that was printed last; `nil` if there is none, or the
    /// rule does not look at the key.
    func finding(
        at key: UnsafeBufferPointer<UInt8>, printedBy printer: borrowing ValuePrinter,
        in tree: PayloadTree, decodedIn strings: DecodedStrings?
    ) throws(SessionSearchError) -> Finding? {
        guard looks(at: key) else { return nil }
        if isOfPayload {
            var members = tree.root.members
            guard members.next()?.key.baseAddress == key.baseAddress else { return nil }
        }
        if let pattern {
            do throws(SessionPattern.SearchError) {
                return try printer.withBytes { text throws(SessionPattern.SearchError) in
                    try pattern.firstFinding(in: text)
                }.map { .text($0) }
            } catch {
                throw .searchFailed(
                    rule: rule.name, key: String(decoding: key, as: UTF8.self), error)
            }
        }
        return try value(in: tree, decodedIn: strings)
    }
}
