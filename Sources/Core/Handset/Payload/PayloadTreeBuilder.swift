internal import CJansson

/// A builder of trees of values: it shares nodes with trees that it has built before, and copies other trees' nodes.
struct PayloadTreeBuilder {
    private typealias Node = UnsafeMutablePointer<json_t>

    /// The largest depth in levels: what jansson reads, and no deeper payload can come.
    private static let maximumDepth = PayloadReader.largestMaximumDepth

    private var largeIntegers = LargeIntegers()

    /// Returns a value in a tree of its own; a null of one that is nested more deeply than a payload can be.
    static func value(_ content: Content) -> PayloadValue {
        var builder = PayloadTreeBuilder()
        let content = content.depth > maximumDepth ? .null : content
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

        /// The depth in levels; for what is too deep, a level more than the largest.
        fileprivate var depth: Int {
            switch self {
            case .dictionary(let members): 1 + (members.map { $1.node.depth }.max() ?? 0)
            case .array(let elements): 1 + (elements.map(\.node.depth).max() ?? 0)
            case .string, .integer, .real, .boolean, .null: 0
            }
        }
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

    /// Returns a new reference to the value's node, or to a copy of it.
    private mutating func copy(_ value: PayloadValue) -> Node {
        if value.tree.mayShareNodes { return json_incref(value.node.pointer) }
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

extension PayloadNode {
    /// The depth in levels: 0 for a value that is not a container.
    fileprivate var depth: Int {
        switch kind {
        case .dictionary: 1 + (members.map { $0.value.depth }.max() ?? 0)
        case .array: 1 + ((0..<count).compactMap { element(at: $0)?.depth }.max() ?? 0)
        default: 0
        }
    }
}
