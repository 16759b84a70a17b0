/// A name of a keyword of JSON Schema that this project reads; all others say nothing about a payload.
enum SchemaName: String {
    case additionalItems
    case additionalProperties
    case allOf
    case anchor = "$anchor"
    case anyOf
    case const
    case contains
    case definitions
    case dependencies
    case dependentRequired
    case dependentSchemas
    case draft = "$schema"
    case dynamicAnchor = "$dynamicAnchor"
    case dynamicReference = "$dynamicRef"
    case `else`
    case `enum`
    case exclusiveMaximum
    case exclusiveMinimum
    case identifier = "$id"
    case `if`
    case items
    case maxContains
    case maximum
    case maxItems
    case maxLength
    case maxProperties
    case minContains
    case minimum
    case minItems
    case minLength
    case minProperties
    case multipleOf
    case not
    /// A keyword of OpenAPI 3.0.
    case nullable
    case oneOf
    case pattern
    case patternProperties
    case prefixItems
    case properties
    case propertyNames
    case recursiveReference = "$recursiveRef"
    case reference = "$ref"
    case required
    case sharedSchemas = "$defs"
    case then
    case type
    case unevaluatedItems
    case unevaluatedProperties
    case uniqueItems
}
