internal import CJansson

/// JSON to be written: objects keep the order of their members.
///
/// It stands in this folder because jansson writes it, which is seen nowhere else.
package enum JSONText: Sendable {
    case object([(key: String, value: JSONText)])
    case array([JSONText])
    case string(String)
    case integer(Int)
    case boolean(Bool)

    /// A range as NSRange has it.
    package static func range(_ range: Range<Int>) -> JSONText {
        .object([("location", .integer(range.lowerBound)), ("length", .integer(range.count))])
    }

    /// The text on one line, without a newline.
    package var bytes: [UInt8] { dumped(JSON_COMPACT) }

    /// The text with a line for each member and element, two blanks for each level, and a newline.
    package var lines: [UInt8] { dumped(2) + [UInt8(ascii: "\n")] }

    private func dumped(_ layout: Int32) -> [UInt8] {
        guard let node = makeNode() else { return [] }
        defer { json_decref(node) }
        var bytes: [UInt8] = []
        withUnsafeMutablePointer(to: &bytes) { bytes in
            _ = json_dump_callback(
                node,
                { characters, count, bytes in
                    guard let characters, let bytes else { return -1 }
                    bytes.assumingMemoryBound(to: [UInt8].self).pointee.append(
                        contentsOf: UnsafeRawBufferPointer(start: characters, count: count))
                    return 0
                }, bytes, Int(layout | JSON_ENCODE_ANY))
        }
        return bytes
    }

    private func makeNode() -> UnsafeMutablePointer<json_t>? {
        switch self {
        case .object(let members):
            let object = json_object()
            for (key, value) in members { json_object_set_new(object, key, value.makeNode()) }
            return object
        case .array(let elements):
            let array = json_array()
            for element in elements { json_array_append_new(array, element.makeNode()) }
            return array
        case .string(var string):
            return string.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) { json_stringn($0.baseAddress, $0.count) }
            }
        case .integer(let integer):
            return json_integer(json_int_t(integer))
        case .boolean(let boolean):
            return boolean ? json_true() : json_false()
        }
    }
}
