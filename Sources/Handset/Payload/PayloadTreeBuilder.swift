internal import CJansson

/// A builder of trees, into which values of other trees are copied: a tree owns its nodes.
struct PayloadTreeBuilder {
    private typealias Node = UnsafeMutablePointer<json_t>

    private var largeIntegers = LargeIntegers()

    /// Returns a value in a tree of its own.
    static func value(_ content: Content) -> PayloadValue {
        var builder = PayloadTreeBuilder()
        let root = PayloadNode(pointer: builder.node(content))
        let tree = PayloadTree(owning: root, largeIntegers: builder.largeIntegers)
        return PayloadValue(node: tree.root, tree: tree)
    }

    enum Content {
        case dictionary([(String, PayloadValue)])
        case array([PayloadValue])
        case string(String)
        case integer(Int64)
        case real(Double)
        case boolean(Bool)
        case null
    }

    /// Returns a new node; a null if memory is short.
    private mutating func node(_ content: Content) -> Node {
        let node: Node? =
            switch content {
            case .dictionary(let members): dictionary(members)
            case .array(let elements): array(elements)
            case .string(let text): Self.string(text)
            case .integer(let number): json_integer(number)
            // JSON has no infinity.
            case .real(let number): json_real(number)
            case .boolean(let isTrue): isTrue ? json_true() : json_false()
            case .null: json_null()
            }
        return node ?? json_null()
    }

    private mutating func dictionary(_ members: [(String, PayloadValue)]) -> Node? {
        let object = json_object()
        for (key, value) in members {
            let copy = copy(value)
            var key = key
            key.withUTF8 { utf8 in
                utf8.withMemoryRebound(to: CChar.self) { characters in
                    _ = json_object_setn_new_nocheck(
                        object, characters.baseAddress, characters.count, copy)
                }
            }
        }
        return object
    }

    private mutating func array(_ elements: [PayloadValue]) -> Node? {
        let array = json_array()
        for element in elements { json_array_append_new(array, copy(element)) }
        return array
    }

    private static func string(_ text: String) -> Node? {
        var text = text
        return text.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) { characters in
                json_stringn_nocheck(characters.baseAddress, characters.count)
            }
        }
    }

    private mutating func copy(_ value: PayloadValue) -> Node {
        switch value.kind {
        case .dictionary:
            return node(
                .dictionary(value.keys.compactMap { key in value[key].map { (key, $0) } }))
        case .array: return node(.array((0..<value.count).compactMap { value[$0] }))
        case .string: return node(.string(value.string ?? ""))
        case .integer: return node(.integer(value.integer ?? 0))
        case .real:
            let copy = node(.real(value.double ?? 0))
            if let digits = value.largeInteger {
                largeIntegers.insert(Array(digits.utf8), for: PayloadNode(pointer: copy))
            }
            return copy
        case .boolean: return node(.boolean(value.boolean == true))
        case .null: return node(.null)
        }
    }
}
