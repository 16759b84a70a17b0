internal import CJansson

/// One value of a parsed tree, valid for as long as the tree's owner lives.
///
/// Everything outside this folder sees jansson's values through it: copying costs nothing, and no C type
/// shows.
///
/// `@unchecked Sendable` because nothing changes a tree once it has an owner, and jansson's reading
/// functions are thread-safe as long as nothing does.
package struct PayloadNode: @unchecked Sendable {  // because: see above
    /// Jansson's value, for this folder only.
    let pointer: UnsafeMutablePointer<json_t>

    package var kind: PayloadValue.Kind {
        switch pointer.pointee.type {
        case JSON_OBJECT: .dictionary
        case JSON_ARRAY: .array
        case JSON_STRING: .string
        case JSON_INTEGER: .integer
        case JSON_REAL: .real
        case JSON_TRUE, JSON_FALSE: .boolean
        default: .null
        }
    }

    var isString: Bool { pointer.pointee.type == JSON_STRING }

    package var isContainer: Bool {
        pointer.pointee.type == JSON_OBJECT || pointer.pointee.type == JSON_ARRAY
    }

    /// The address of a dictionary or an array, which no other one has; equal Booleans may share theirs.
    package var address: UInt { UInt(bitPattern: pointer) }

    // MARK: - Scalars

    /// The UTF-8 text of a string; empty for everything else.
    package var utf8: UnsafeBufferPointer<UInt8> {
        Self.bytes(json_string_value(pointer), count: json_string_length(pointer))
    }

    /// The number of an integer; 0 for everything else.
    var integer: Int64 { json_integer_value(pointer) }

    /// The number of a real; 0 for everything else.
    var real: Double { json_real_value(pointer) }

    var isTrue: Bool { pointer.pointee.type == JSON_TRUE }

    // MARK: - Containers

    /// The number of members of a dictionary or an array; 0 for everything else.
    package var count: Int { max(json_object_size(pointer), json_array_size(pointer)) }

    package func element(at index: Int) -> PayloadNode? {
        json_array_get(pointer, index).map(PayloadNode.init(pointer:))
    }

    package func value(forKey key: String) -> PayloadNode? {
        var key = key
        return key.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) { characters in
                json_object_getn(pointer, characters.baseAddress, characters.count)
            }
        }.map(PayloadNode.init(pointer:))
    }

    func hasMember(_ key: StaticString) -> Bool {
        key.withUTF8Buffer { utf8 in
            utf8.withMemoryRebound(to: CChar.self) { characters in
                json_object_getn(pointer, characters.baseAddress, characters.count) != nil
            }
        }
    }

    /// The members of a dictionary in the order in which they came; none for everything else.
    package var members: Members { Members(dictionary: self) }

    package struct Members: Sequence, IteratorProtocol {
        private let dictionary: PayloadNode
        private var position: UnsafeMutableRawPointer?

        fileprivate init(dictionary: PayloadNode) {
            self.dictionary = dictionary
            position = json_object_iter(dictionary.pointer)
        }

        package mutating func next() -> (key: UnsafeBufferPointer<UInt8>, value: PayloadNode)? {
            guard let position, let value = json_object_iter_value(position) else { return nil }
            self.position = json_object_iter_next(dictionary.pointer, position)
            let key = PayloadNode.bytes(
                json_object_iter_key(position), count: json_object_iter_key_len(position))
            return (key, PayloadNode(pointer: value))
        }
    }

    static func bytes(
        _ characters: UnsafePointer<CChar>?, count: Int
    ) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(
            start: UnsafeRawPointer(characters)?.assumingMemoryBound(to: UInt8.self), count: count)
    }
}
