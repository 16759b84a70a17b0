import Foundation
import Handset

/// A JSON value that can be changed: objects keep the order of their members.
indirect enum JSONTree: Sendable {
    case object([(key: String, value: JSONTree)])
    case array([JSONTree])
    case string(String)
    case integer(Int64)
    /// A number, or anything else, as it is written.
    case verbatim(String)

    /// Copies a value that was read.
    init(_ value: PayloadValue) {
        switch value.kind {
        case .dictionary:
            self = .object(
                value.keys.compactMap { key in value[key].map { (key, JSONTree($0)) } })
        case .array: self = .array((0..<value.count).compactMap { value[$0].map(JSONTree.init) })
        case .string: self = .string(value.string ?? "")
        case .integer: self = .integer(value.integer ?? 0)
        case .real: self = .verbatim("\(value.double ?? 0)")
        case .boolean: self = .verbatim(value.boolean == true ? "true" : "false")
        case .null: self = .verbatim("null")
        }
    }

    /// The text on one line.
    var text: String {
        switch self {
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0)):\($1.text)" }.joined(separator: ",") + "}"
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .string(let string): Self.quoted(string)
        case .integer(let integer): "\(integer)"
        case .verbatim(let text): text
        }
    }

    static func quoted(_ string: String) -> String {
        let encoded = (try? JSONEncoder().encode(string)) ?? Data()
        return String(decoding: encoded, as: UTF8.self)
    }
}
