internal import CJansson

/// A tree that jansson has parsed from what a ``JSONTokenRewriter`` wrote, and that is being turned into
/// the tree of the payload.
struct RewrittenTree {
    private(set) var largeIntegers = LargeIntegers()

    private var open: [UnsafeMutablePointer<json_t>] = []

    /// Restores what was rewritten.
    ///
    /// - Parameter root: The tree, with the one reference that the caller holds.
    /// - Returns: The restored tree with that reference; `nil` if memory is short, and then the tree is
    ///   released.
    mutating func restore(_ root: UnsafeMutablePointer<json_t>) -> UnsafeMutablePointer<json_t>? {
        guard let restored = restored(root) else {
            json_decref(root)
            return nil
        }
        if restored != root { json_decref(root) }
        var isComplete = true
        while isComplete, let container = open.popLast() {
            isComplete =
                container.pointee.type == JSON_OBJECT
                ? restoreMembers(of: container) : restoreElements(of: container)
        }
        if isComplete { return restored }
        json_decref(restored)
        return nil
    }

    /// Returns the value in place of another: itself, or a new one that the caller owns.
    private mutating func restored(
        _ value: UnsafeMutablePointer<json_t>
    ) -> UnsafeMutablePointer<json_t>? {
        let node = PayloadNode(pointer: value)
        if node.isContainer {
            open.append(value)
            return value
        }
        guard node.isString, node.utf8.contains(JSONTokenRewriter.mark) else { return value }
        if node.utf8.count > 1, node.utf8[0] == JSONTokenRewriter.mark,
            node.utf8[1] == UInt8(ascii: "n")
        {
            let digits = Array(node.utf8.dropFirst(2))
            let double = Double(String(decoding: digits, as: UTF8.self)) ?? 0
            guard let real = json_real(double) else { return nil }
            largeIntegers.insert(digits, for: PayloadNode(pointer: real))
            return real
        }
        return Self.withRestored(node.utf8) { json_stringn_nocheck($0, $1) }
    }

    private mutating func restoreElements(of array: UnsafeMutablePointer<json_t>) -> Bool {
        for index in 0..<json_array_size(array) {
            guard let element = json_array_get(array, index), let value = restored(element) else {
                return false
            }
            if value != element, json_array_set_new(array, index, value) != 0 { return false }
        }
        return true
    }

    private mutating func restoreMembers(of object: UnsafeMutablePointer<json_t>) -> Bool {
        var hasMark = false
        var position = json_object_iter(object)
        while let member = position {
            position = json_object_iter_next(object, member)
            guard let old = json_object_iter_value(member), let value = restored(old) else {
                return false
            }
            if value != old, json_object_iter_set_new(object, member, value) != 0 { return false }
            hasMark = hasMark || Self.key(of: member).contains(JSONTokenRewriter.mark)
        }
        return !hasMark || restoreKeys(of: object)
    }

    /// Moves all members to their own keys, so that their order stays.
    private func restoreKeys(of object: UnsafeMutablePointer<json_t>) -> Bool {
        guard let old = json_object() else { return false }
        defer { json_decref(old) }
        guard json_object_update(old, object) == 0, json_object_clear(object) == 0 else {
            return false
        }
        var position = json_object_iter(old)
        while let member = position {
            position = json_object_iter_next(old, member)
            guard let value = json_object_iter_value(member) else { return false }
            let result = Self.withRestored(Self.key(of: member)) {
                json_object_setn_new_nocheck(object, $0, $1, json_incref(value))
            }
            guard result == 0 else { return false }
        }
        return true
    }

    private static func key(of member: UnsafeMutableRawPointer) -> UnsafeBufferPointer<UInt8> {
        PayloadNode.bytes(json_object_iter_key(member), count: json_object_iter_key_len(member))
    }

    /// Gives a closure a text with its own characters U+0000 and U+0001.
    private static func withRestored<Result>(
        _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafePointer<CChar>?, Int) -> Result
    ) -> Result {
        var restored: [CChar] = []
        var isMarked = false
        for byte in text {
            if isMarked {
                restored.append(byte == UInt8(ascii: "0") ? 0 : 1)
                isMarked = false
            } else if byte == JSONTokenRewriter.mark {
                isMarked = true
            } else {
                restored.append(CChar(bitPattern: byte))
            }
        }
        return restored.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
    }
}
