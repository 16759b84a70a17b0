import Handset

/// A demand of a schema.
///
/// A value of another type than it is about meets it, such as a number one of a length.
enum SchemaKeyword: Sendable {
    /// The schema `false`, which nothing meets.
    case nothing
    case types(Set<SchemaType>)
    /// `enum`, and `const` with one value.
    case values(Set<PayloadValue>)
    case minimum(SchemaNumber, isExclusive: Bool)
    case maximum(SchemaNumber, isExclusive: Bool)
    case multiple(of: SchemaNumber)
    case pattern(SessionPattern)
    case atLeast(Int, SchemaUnit)
    case atMost(Int, SchemaUnit)

    case members(SchemaMembers)
    case required([String])
    case names(CompiledSchema.Place)
    /// The keys that a key demands.
    case dependentKeys([(key: String, required: [String])])
    /// The schemas that a key demands of the dictionary that has it.
    case dependentSchemas([(key: String, schema: CompiledSchema.Place)])

    /// The schemas of the first elements, one each, and of all that follow.
    case elements(first: [CompiledSchema.Place], rest: CompiledSchema.Place?)
    case contains(CompiledSchema.Place, minimum: Int, maximum: Int?)
    case uniqueElements

    case all([CompiledSchema.Place])
    case any([CompiledSchema.Place])
    case one([CompiledSchema.Place])
    case not(CompiledSchema.Place)
    case condition(
        CompiledSchema.Place, then: CompiledSchema.Place?, otherwise: CompiledSchema.Place?)

    case otherMembers(CompiledSchema.Place)
    case otherElements(CompiledSchema.Place)

    /// True for `unevaluatedProperties` and `unevaluatedItems`.
    var asksForOtherParts: Bool {
        switch self {
        case .otherMembers, .otherElements: true
        default: false
        }
    }

    /// The schemas that the same value has to meet, and not a smaller one.
    var ofSameValue: [CompiledSchema.Place] {
        switch self {
        case .all(let schemas), .any(let schemas), .one(let schemas): schemas
        case .not(let schema): [schema]
        case .condition(let schema, let then, let otherwise):
            [schema] + [then, otherwise].compactMap(\.self)
        case .dependentSchemas(let schemas): schemas.map(\.schema)
        default: []
        }
    }
}
