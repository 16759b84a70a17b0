import Handset

extension LogTree {
    /// Apple's keys of `aps` as ``plain(_:)`` writes them.
    private static let namesOfAPS = Set(APSKey.names.map { plain(Array($0.utf8)[...]) })

    /// Returns true for a dictionary with the key `aps` whose value ``isAPS(_:)`` is true for.
    func isPayload(_ node: Int) -> Bool {
        nodes[node].kind == .dictionary
            && children(of: node).contains { isNamedAPS($0) && isAPS($0) }
    }

    /// Returns true for a dictionary that Darwin has printed, is empty, or has one of the keys that Apple defines
    /// for `aps`.
    ///
    /// In JSON and in code, `aps` is the name of other things too. SDKs write the keys without the hyphens, as
    /// in `contentAvailable`.
    func isAPS(_ node: Int) -> Bool {
        guard nodes[node].kind == .dictionary else { return false }
        if nodes[node].isOldStyle { return true }
        let keys = children(of: node)
        return keys.isEmpty || keys.contains { isNamedAsInAPS($0) }
    }

    /// True if a value of the key `aps` is not a dictionary.
    var hasOtherAPS: Bool {
        nodes.indices.contains { nodes[$0].kind != .dictionary && isNamedAPS($0) }
    }

    var hasDictionaryAPS: Bool {
        nodes.indices.contains { nodes[$0].kind == .dictionary && isNamedAPS($0) }
    }

    func isNamedAPS(_ node: Int) -> Bool {
        nodes[node].key.map { bytes($0).elementsEqual(Self.apsKey) } ?? false
    }

    /// Returns true for a member whose key is one that Apple defines for `aps`.
    func isNamedAsInAPS(_ node: Int) -> Bool {
        nodes[node].key.map { Self.namesOfAPS.contains(Self.plain(bytes($0))) } ?? false
    }

    /// Returns the key of a member; the empty text for an element.
    func name(of node: Int) -> String {
        nodes[node].key.map { String(decoding: bytes($0), as: UTF8.self) } ?? ""
    }

    /// Returns a key in small letters, without the hyphens and underscores.
    private static func plain(_ key: ArraySlice<UInt8>) -> [UInt8] {
        key.compactMap { byte in
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "_"): nil
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            default: byte
            }
        }
    }
}
