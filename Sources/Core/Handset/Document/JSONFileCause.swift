/// A cause of a problem that any file in JSON may have.
package enum JSONFileCause: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case string
        /// An integer from 0 on.
        case count
        case boolean
        case array
        case object
    }

    /// The file is not one JSON object. The example is a valid file on one line.
    case notAnObject(PayloadRefusal.Cause, example: String)
    case unknownKey(String, known: [String])
    case repeatedKey(String)
    case unknownName(String, known: [String])
    /// So many problems come before this place that the rest is not read.
    case tooManyProblems(count: Int)
    case wrongKind(FoundJSONValue, wanted: Kind)
}

extension JSONFileCause: JSONDocumentError.Cause {
    package var finding: String {
        switch self {
        case .notAnObject(let cause, let example):
            RefusalMessage(cause, for: .file(example: example)).finding
        case .unknownKey(let key, _): "the key \(FoundJSONValue.quoted(key)) is not known here"
        case .repeatedKey(let key):
            "the key \(FoundJSONValue.quoted(key)) comes again in this object"
        case .unknownName(let name, _): "\(FoundJSONValue.quoted(name)) is not known here"
        case .tooManyProblems(let count): "\(count) problems come before this place"
        case .wrongKind(let found, _): found.finding
        }
    }

    package var advice: String {
        switch self {
        case .notAnObject(let cause, let example):
            RefusalMessage(cause, for: .file(example: example)).advice
        case .unknownKey(let name, let known), .unknownName(let name, let known):
            NearestName.advice(for: name, among: known)
        case .repeatedKey: "remove one of the two"
        case .tooManyProblems: "mend those first; the rest was not read"
        case .wrongKind(_, wanted: .string): "give a string in double quotes"
        case .wrongKind(_, wanted: .count): "give a whole number from 0 on"
        case .wrongKind(_, wanted: .boolean): "give true or false without quotes"
        case .wrongKind(_, wanted: .array): "give an array in [ and ]"
        case .wrongKind(_, wanted: .object): "give an object in { and }"
        }
    }
}
