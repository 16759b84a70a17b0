import Handset

/// A comparison of one payload with a schema.
struct SchemaMatch {
    /// A reason why a comparison has no result: it takes too long or goes too deep, or a pattern's search does not end.
    struct Undecided: Error {}

    /// The number of schemas within one another that are applied at most.
    private static let maximumDepth = 500
    /// The number of steps of a comparison: schemas, keys and elements that are looked at, each time that one is.
    private static let maximumCount = 100_000
    /// The time that all searches for patterns may take together.
    private static let patternTime = Duration.seconds(1)

    let schema: CompiledSchema
    private var depth = 0
    private var count = 0
    private var searchTime = Duration.zero

    init(_ schema: CompiledSchema) { self.schema = schema }

    /// Returns true if a value meets the whole schema.
    mutating func isMet(by value: PayloadValue) throws(Undecided) -> Bool {
        try isMet(0, by: value)
    }

    /// Returns true if a value, which is a part of another one, meets a schema.
    mutating func isMet(
        _ place: CompiledSchema.Place, by value: PayloadValue
    ) throws(Undecided) -> Bool {
        var seen = noParts
        return try isMet(place, by: value, &seen)
    }

    /// Returns true if a value meets a schema, and then adds the parts that it has looked at.
    mutating func isMet(
        _ place: CompiledSchema.Place, by value: PayloadValue, _ seen: inout SeenParts
    ) throws(Undecided) -> Bool {
        depth += 1
        try take(1)
        guard depth <= Self.maximumDepth else { throw Undecided() }
        defer { depth -= 1 }
        let node = schema.nodes[place]
        var parts = noParts
        if let reference = node.reference {
            guard try isMet(reference, by: value, &parts) else { return false }
        }
        for keyword in node.keywords {
            guard try isMet(keyword, by: value, &parts) else { return false }
        }
        seen.formUnion(parts)
        return true
    }

    private var noParts: SeenParts { SeenParts(isKept: schema.tracksParts) }

    private mutating func isMet(
        _ keyword: SchemaKeyword, by value: PayloadValue, _ seen: inout SeenParts
    ) throws(Undecided) -> Bool {
        switch keyword {
        case .nothing, .types, .values, .minimum, .maximum, .multiple, .pattern, .atLeast, .atMost:
            return try isMetByItself(keyword, value)
        case .members, .required, .names, .dependentKeys, .dependentSchemas, .otherMembers:
            guard value.kind == .dictionary else { return true }
            return try isMet(keyword, byDictionary: value, &seen)
        case .elements, .contains, .uniqueElements, .otherElements:
            guard value.kind == .array else { return true }
            return try isMet(keyword, byArray: value, &seen)
        case .all, .any, .one, .not, .condition:
            return try isMetByChoice(keyword, value, &seen)
        }
    }

    /// Counts steps, and throws if there are too many.
    mutating func take(_ steps: Int) throws(Undecided) {
        count += steps
        guard count <= Self.maximumCount else { throw Undecided() }
    }

    /// Returns true if a text has a match of a pattern.
    mutating func matches(
        _ text: String, _ pattern: SessionPattern
    ) throws(Undecided) -> Bool {
        try take(1)
        let start = ContinuousClock.now
        let isFound: Bool
        do throws(SessionPattern.SearchError) {
            isFound = try pattern.firstMatch(in: text) != nil
        } catch {
            throw Undecided()
        }
        searchTime += ContinuousClock.now - start
        guard searchTime <= Self.patternTime else { throw Undecided() }
        return isFound
    }
}
