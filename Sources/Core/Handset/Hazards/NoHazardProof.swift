/// The proof that a payload has no hazard, by one look at each of its keys and at the text around its session.
///
/// Most payloads have none. To search for every hazard takes five times as long as to find the session. A
/// payload that the proof does not cover is searched as usual, whether it has hazards or not.
///
/// It is a class, so that its tables are not copied for each payload.
final class NoHazardProof: Sendable {
    let largestByteCount: Int
    /// True if the lookups of all rules have no hazard for a session of letters and digits.
    let arePlainLookups: Bool

    private let apsKeys = APSKeyTable(APSKey.all)
    private let alertKeys = APSKeyTable(APSKey.allOfAlert)
    private let soundKeys = APSKeyTable(APSKey.allOfSound)
    private let contentAvailable = ShortKey("content-available")

    /// The keys of a payload that has no hazard if nothing is found in it but the values of `session` in one
    /// top-level dictionary.
    struct Keys {
        /// The key of that dictionary, as long as the payload's tree lives; `nil` if no key of the payload
        /// is `session`.
        fileprivate(set) var keyOfSessions: UnsafeBufferPointer<UInt8>?
        /// True if another key of that dictionary is printed after `session`, as far as two letters tell.
        ///
        /// The app's own pattern nearly always captures the lines up to there.
        fileprivate(set) var haveLaterKey = false
    }

    /// True if the rules have the app's own pattern, which captures the lines of later keys.
    private let hasGreedyPattern: Bool

    init(largestByteCount: Int, arePlainLookups: Bool, hasGreedyPattern: Bool) {
        self.largestByteCount = largestByteCount
        self.arePlainLookups = arePlainLookups
        self.hasGreedyPattern = hasGreedyPattern
    }

    /// Returns false if the session, which is not searched for, will not be plain, as far as the keys tell.
    ///
    /// A search in vain costs as much as a search.
    func isWorthSearching(_ keys: Keys) -> Bool { !(hasGreedyPattern && keys.haveLaterKey) }

    // MARK: - The keys

    /// Looks at all keys of a payload without warnings of the parser; `nil` if it may have a hazard.
    func keys(of root: PayloadNode, byteCount: Int) -> Keys? {
        guard byteCount <= largestByteCount else { return nil }
        var keys = Keys()
        var hasAPS = false
        for (name, value) in root.members {
            let key = ShortKey(name)
            guard key?.isSession != true, key != contentAvailable else { return nil }
            if name.count == 3, name[0] == UInt8(ascii: "a"), name[1] == UInt8(ascii: "p"),
                name[2] == UInt8(ascii: "s")
            {
                hasAPS = true
                guard value.kind == .dictionary, isPlain(aps: value, name, &keys) else {
                    return nil
                }
            } else if value.isContainer {
                guard isPlain(value, name, &keys) else { return nil }
            }
        }
        return hasAPS ? keys : nil
    }

    private func isPlain(
        aps: PayloadNode, _ topLevelName: UnsafeBufferPointer<UInt8>, _ keys: inout Keys
    ) -> Bool {
        var hasLaterKey = false
        for (name, value) in aps.members {
            guard let key = ShortKey(name) else { return false }
            hasLaterKey = hasLaterKey || Self.isLater(name)
            if let type = apsKeys.type(of: key) {
                guard type.takes(value) else { return false }
                guard value.isContainer else { continue }
                if value.kind == .dictionary,
                    !(name.count == 5 && name[0] == UInt8(ascii: "a") ? alertKeys : soundKeys)
                        .takesAll(of: value)
                {
                    return false
                }
                guard Self.holdsNoSession(value, depth: 2) else { return false }
            } else {
                guard key.isSession, isPlainSession(value, topLevelName, &keys) else {
                    return false
                }
            }
        }
        takeLaterKey(hasLaterKey, topLevelName, &keys)
        return true
    }

    private func isPlain(
        _ container: PayloadNode, _ topLevelName: UnsafeBufferPointer<UInt8>, _ keys: inout Keys
    ) -> Bool {
        guard container.kind == .dictionary else {
            return Self.holdsNoSession(container, depth: 1)
        }
        var hasLaterKey = false
        for (name, value) in container.members {
            if ShortKey(name)?.isSession == true {
                guard isPlainSession(value, topLevelName, &keys) else { return false }
            } else {
                guard !value.isContainer || Self.holdsNoSession(value, depth: 2) else {
                    return false
                }
                hasLaterKey = hasLaterKey || Self.isLater(name)
            }
        }
        takeLaterKey(hasLaterKey, topLevelName, &keys)
        return true
    }

    /// Returns true for a key that is printed after `session`, as far as its first two letters tell.
    @inline(__always)
    private static func isLater(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first, first >= UInt8(ascii: "s") else { return false }
        return first > UInt8(ascii: "s") || name.count > 1 && name[1] > UInt8(ascii: "e")
    }

    private func takeLaterKey(
        _ hasLaterKey: Bool, _ topLevelName: UnsafeBufferPointer<UInt8>, _ keys: inout Keys
    ) {
        guard hasLaterKey, keys.keyOfSessions?.baseAddress == topLevelName.baseAddress else {
            return
        }
        keys.haveLaterKey = true
    }

    /// Returns true for a string or an integer, whose text is the session that the sender means.
    private func isPlainSession(
        _ value: PayloadNode, _ topLevelName: UnsafeBufferPointer<UInt8>, _ keys: inout Keys
    ) -> Bool {
        guard value.kind == .string || value.kind == .integer,
            keys.keyOfSessions.map({ $0.baseAddress == topLevelName.baseAddress }) ?? true
        else { return false }
        keys.keyOfSessions = topLevelName
        return true
    }

    /// Returns true if no key in a container is `session`, as far as the container is not nested deeply.
    private static func holdsNoSession(_ container: PayloadNode, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        if container.kind == .array {
            for index in 0..<container.count {
                guard let element = container.element(at: index), element.isContainer else {
                    continue
                }
                guard holdsNoSession(element, depth: depth + 1) else { return false }
            }
            return true
        }
        for (name, value) in container.members {
            guard ShortKey(name)?.isSession != true else { return false }
            guard !value.isContainer || holdsNoSession(value, depth: depth + 1) else {
                return false
            }
        }
        return true
    }

    // MARK: - The session

    /// Returns true if a session is the whole value of a key `session` in a top-level dictionary, of
    /// letters and digits alone, so that it is printed and put into its lookup as it is.
    func isPlain(
        _ finding: RuleSearch.Finding, at topLevelKey: UnsafeBufferPointer<UInt8>, _ keys: Keys,
        in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard arePlainLookups, keys.keyOfSessions?.baseAddress == topLevelKey.baseAddress else {
            return false
        }
        switch finding {
        case .text(let finding):
            // The text of a dictionary is ASCII, so that UTF-16 units are bytes.
            return finding.range == finding.bytes
                && Self.isPlain(finding.range, finding.wholeRange, in: text)
        case .value(let session, let path): return Self.isPlain(session, at: path)
        }
    }

    /// Returns true for the same of a session that was found before.
    func isPlain(_ match: SessionMatch, _ keys: Keys) -> Bool {
        guard arePlainLookups, let key = keys.keyOfSessions, match.key.utf8.elementsEqual(key)
        else { return false }
        if let path = match.keyPath { return Self.isPlain(match.session, at: path) }
        var text = match.text
        return text.withUTF8 { Self.isPlain(match.range, match.wholeRange, in: $0) }
    }

    private static func isPlain(_ session: String, at path: SessionKeyPath) -> Bool {
        path.keys.count == 2 && ShortKey(path.keys[1])?.isSession == true
            && !session.isEmpty && session.utf8.allSatisfy(QuotedText.isBare)
    }

    /// Returns true if a capture is the whole value in a line of the text of a dictionary.
    private static func isPlain(
        _ range: Range<Int>, _ wholeRange: Range<Int>, in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        endOfValue(capturedFrom: range, wholeRange, in: text) == range.upperBound
    }

    /// Returns the end of the value that a capture begins with, if it stands alone in a line of the text of a
    /// dictionary, consists of letters and digits, and its key is `session`.
    ///
    /// No string in such a text has a line end of its own. A line with four blanks and a bare key belongs to a
    /// member of the outermost container: inner ones have more blanks.
    static func endOfValue(
        capturedFrom range: Range<Int>, _ wholeRange: Range<Int>,
        in text: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        let start = range.lowerBound
        let keyStart = start - 10
        guard keyStart >= 5, range.upperBound < text.count,
            text[start - 1] == UInt8(ascii: " "), text[start - 2] == UInt8(ascii: "="),
            text[start - 3] == UInt8(ascii: " "), text[keyStart - 5] == UInt8(ascii: "\n"),
            wholeRange.lowerBound <= keyStart,
            ShortKey(UnsafeBufferPointer(rebasing: text[keyStart..<(start - 3)]))?.isSession == true
        else { return nil }
        for offset in (keyStart - 4)..<keyStart where text[offset] != UInt8(ascii: " ") {
            return nil
        }
        var end = start
        while end < text.count, QuotedText.isBare(text[end]) { end += 1 }
        guard end > start, end + 1 < text.count, text[end] == UInt8(ascii: ";"),
            text[end + 1] == UInt8(ascii: "\n")
        else { return nil }
        return end
    }
}
