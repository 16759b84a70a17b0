import Handset

/// A reason why a file is not a JSON Schema, or not one that can be used.
enum SchemaCause: Hashable, Sendable {
    case unreadable(reason: String)
    case notASchema(FoundJSONValue)
    case notANumber(FoundJSONValue)
    case notPositive(FoundJSONValue)
    case isEmpty(key: String)
    case pattern(SessionPattern.PatternError)
    /// The reference names a place that the file does not have.
    case leadsNowhere(reference: String)
    /// The reference names another file, or an address.
    case leadsOutside(reference: String)
    /// The reference comes back to itself before it gets to a smaller value, so that a comparison would not end.
    case leadsToItself(reference: String)
    /// The schema, or the way of a reference, is within more others than are read.
    case tooDeep(limit: Int)
    case unsupported(key: String)
}

extension SchemaCause: JSONDocumentError.Cause {
    var finding: String {
        switch self {
        case .unreadable(let reason): "cannot read this schema: \(reason)"
        case .notASchema(let found), .notANumber(let found), .notPositive(let found): found.finding
        case .isEmpty(let key): "\(FoundJSONValue.quoted(key)) is empty"
        case .pattern(let error): error.finding
        case .leadsNowhere(let reference):
            "\(FoundJSONValue.quoted(reference)) leads to nothing in this file"
        case .leadsOutside(let reference):
            "\(FoundJSONValue.quoted(reference)) leads to another file"
        case .leadsToItself(let reference):
            "\(FoundJSONValue.quoted(reference)) leads back to itself with the same value"
        case .tooDeep(let limit): "found schemas nested more than \(limit) levels deep"
        case .unsupported(let key): "\(FoundJSONValue.quoted(key)) is not supported"
        }
    }

    var advice: String {
        switch self {
        case .unreadable: "give the path of a JSON Schema"
        case .notASchema: "give a schema: an object in { and }, true or false"
        case .notANumber: "give a number"
        case .notPositive: "give a number above 0"
        case .isEmpty: "give at least one element, or remove it"
        case .pattern(let error):
            switch error.problem {
            case .tooLong: "shorten it"
            default: error.advice
            }
        case .leadsNowhere: "name a schema of this file, such as #/$defs/order"
        case .leadsOutside: "copy that schema into the $defs of this file, and name it #/$defs/NAME"
        case .leadsToItself: "remove it, or put it below a keyword such as properties or items"
        case .tooDeep: "move an inner one to the $defs of this file, and name it #/$defs/NAME"
        case .unsupported: "write the schema without it, for example with $ref"
        }
    }
}
