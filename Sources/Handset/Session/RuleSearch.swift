/// A rule that searches one payload after the other.
///
/// It is an object, since to copy a rule for each payload takes longer than most of what is done with it.
final class RuleSearch: Sendable {
    /// The rule.
    let rule: SessionRule

    private let keys: [[UInt8]]?
    /// Where the rule looks, by itself, since to look into an enumeration copies what is in it.
    private let pattern: SessionPattern?
    private let path: SessionKeyPath?

    /// Creates the search of a rule.
    init(_ rule: SessionRule) {
        self.rule = rule
        switch rule.source {
        case .text(let pattern):
            self.pattern = pattern
            path = nil
            keys = rule.keys?.map { Array($0.utf8) }
        case .value(let path):
            pattern = nil
            self.path = path
            keys = rule.looks(at: path.topLevelKey) ? [Array(path.topLevelKey.utf8)] : []
        }
    }

    /// In how many values of a payload the rule can find a session, as far as the payload's JSON tells.
    ///
    /// - Parameter json: The payload as it came.
    /// - Returns: The largest number, or `nil` if nothing can be told.
    func largestFindingCount(in json: UnsafeBufferPointer<UInt8>) -> Int? {
        pattern?.largestFindingCount(in: json)
    }

    /// Looks for the session of the top-level value that was printed last.
    ///
    /// - Parameters:
    ///   - key: The top-level key, in UTF-8.
    ///   - printer: What has printed the value.
    ///   - tree: The payload that the key belongs to.
    /// - Returns: What was found, or `nil` if there is no session or the rule does not look at the key.
    /// - Throws: ``SessionSearchError`` if the search comes to no end.
    func finding(
        at key: UnsafeBufferPointer<UInt8>, printedBy printer: ValuePrinter, in tree: PayloadTree
    ) throws(SessionSearchError) -> SessionFinding? {
        if let keys, !keys.contains(where: { $0.elementsEqual(key) }) { return nil }
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
        guard let path,
            let session = path.session(in: PayloadValue(node: tree.root, tree: tree))
        else { return nil }
        return .value(session, path)
    }

    /// Makes a route of what was found for the top-level value that was printed last.
    func route(
        of finding: SessionFinding, at key: UnsafeBufferPointer<UInt8>,
        printedBy printer: ValuePrinter, from origin: PayloadOrigin
    ) -> SessionRoute {
        let match =
            switch finding {
            case .text(let finding):
                SessionMatch(
                    rule: rule.name, key: String(decoding: key, as: UTF8.self),
                    session: printer.withBytes {
                        String(decoding: $0[finding.bytes], as: UTF8.self)
                    }, range: finding.range, wholeRange: finding.wholeRange, text: printer.text)
            case .value(let session, let path): rule.valueMatch(session, at: path)
            }
        return SessionRoute(
            origin: origin, match: match, lookup: rule.lookup(of: match.session),
            handler: rule.handler)
    }
}
