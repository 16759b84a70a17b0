internal import Foundation

/// A search for what came nearest to a session, in payloads in which no rule found one.
///
/// The search needs up to some 200 patterns for each rule. They are compiled for the first payload, and
/// kept for those that follow, on any thread.
///
/// ```swift
/// let searcher = MissSearcher()
/// for payload in payloads {
///     for miss in try searcher.misses(in: payload, rules: .app) { print(miss) }
/// }
/// ```
package final class MissSearcher: Sendable {
    /// The largest number of compiled patterns that are kept.
    private static let maximumPieceCount = 4_096

    /// The properties of a pattern on which its pieces depend.
    private struct Key: Hashable {
        let pattern: String
        let options: UInt
        let group: Int
        let duration: Duration
    }

    private struct Cache {
        var pieces: [Key: PatternPieces] = [:]
        var pieceCount = 0
    }

    private let cache = Locked(Cache())

    /// Creates a searcher that has compiled nothing.
    package init() {}

    /// Searches a payload in which no rule found a session.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - rules: The rules that found nothing.
    /// - Returns: A miss for each rule.
    /// - Throws: ``SessionSearchError`` if the printed text of a value is too long for
    ///   ``DescriptionWriter``.
    package func misses(
        in payload: Payload, rules: SessionRules
    ) throws(SessionSearchError) -> [SessionMiss] {
        try misses(in: payload, rules: rules, decodedIn: DecodedStrings())
    }

    /// Searches a payload with its strings of JSON, which rules share.
    func misses(
        in payload: Payload, rules: SessionRules, decodedIn strings: DecodedStrings
    ) throws(SessionSearchError) -> [SessionMiss] {
        var misses: [SessionMiss] = []
        for rule in rules.rules {
            switch rule.source {
            case .value(let path):
                misses.append(Self.miss(of: rule, at: path, in: payload, strings))
            case .link(let template):
                misses.append(Self.miss(of: rule, template, in: payload, strings))
            case .text(let pattern):
                let search = PatternMissSearch(rule, pattern, pieces: pieces(of: pattern))
                misses.append(try search.nearest(in: payload))
            }
        }
        return misses
    }

    private func pieces(of pattern: SessionPattern) -> PatternPieces {
        let key = Key(
            pattern: pattern.pattern, options: pattern.options.rawValue, group: pattern.group,
            duration: pattern.timeLimit.duration)
        return cache.withLock { cache in
            if let known = cache.pieces[key] { return known }
            let pieces = PatternPieces(of: pattern)
            if cache.pieceCount + pieces.count > Self.maximumPieceCount { cache = Cache() }
            cache.pieces[key] = pieces
            cache.pieceCount += pieces.count
            return pieces
        }
    }

    /// Returns the field of a link that has no value.
    private static func miss(
        of rule: SessionRule, _ template: LinkTemplate, in payload: Payload,
        _ strings: DecodedStrings
    ) -> SessionMiss {
        let values = rule.values(of: payload.userInfo, decodedIn: strings)
        let missing = template.keyPaths.first { values.text(at: $0) == nil }
        guard let path = missing ?? rule.conditions.first?.keyPath else {
            return SessionMiss(
                rule: rule.name,
                cause: .nothingSimilar(
                    pattern: template.description, isPayloadEmpty: payload.count == 0))
        }
        return miss(of: rule, at: path, in: payload, strings)
    }

    /// Returns the place where a key path does not go on, or the value at its end that is not a session.
    private static func miss(
        of rule: SessionRule, at path: SessionKeyPath, in payload: Payload,
        _ strings: DecodedStrings
    ) -> SessionMiss {
        let values = rule.values(of: payload.userInfo, decodedIn: strings)
        if let condition = rule.conditions.first(where: { !$0.isMet(by: values) }) {
            let key = condition.keyPath.topLevelKey
            return SessionMiss(
                rule: rule.name,
                cause: .conditionNotMet(
                    keyPath: condition.keyPath, found: values.text(at: condition.keyPath),
                    wanted: condition.texts),
                key: payload[key] == nil ? nil : key)
        }
        if RuleResponse.isNamed(by: path), payload[path.topLevelKey] == nil {
            return SessionMiss(rule: rule.name, cause: .noResponse(keyPath: path))
        }
        var value = payload.userInfo
        for (depth, key) in path.keys.enumerated() {
            let topLevelKey = depth == 0 ? nil : path.topLevelKey
            if values.isDecoded(path.keys[..<depth]) {
                guard let decoded = values.decoded(value, path.keys[..<depth]) else {
                    return SessionMiss(
                        rule: rule.name, cause: .notJSON(keyPath: path, depth: depth),
                        key: topLevelKey)
                }
                value = decoded
            }
            if value.kind == .array, SessionKeyPath.index(key) != nil {
                guard let next = SessionKeyPath.member(key, of: value) else {
                    return SessionMiss(
                        rule: rule.name,
                        cause: .elementMissing(keyPath: path, depth: depth, count: value.count),
                        key: topLevelKey)
                }
                value = next
                continue
            }
            guard value.kind == .dictionary else {
                return SessionMiss(
                    rule: rule.name, cause: .notDictionary(keyPath: path, depth: depth),
                    key: topLevelKey)
            }
            guard let next = value[key] else {
                let keys = value.keys
                return SessionMiss(
                    rule: rule.name,
                    cause: .keyMissing(
                        keyPath: path, depth: depth, nearest: NearestName.of(key, among: keys),
                        available: Array(keys.prefix(10))),
                    key: topLevelKey)
            }
            value = next
        }
        let cause: SessionMiss.Cause
        if values.text(at: path) == nil {
            cause = .notText(keyPath: path, isNull: value.kind == .null)
        } else if let wanted = rule.valueType, !wanted.has(value) {
            cause = .otherType(keyPath: path, wanted: wanted)
        } else {
            cause = .notMatching(keyPath: path, pattern: rule.matching?.pattern ?? "")
        }
        return SessionMiss(rule: rule.name, cause: cause, key: path.topLevelKey)
    }
}
