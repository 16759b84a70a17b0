internal import CJansson

// Questions that are asked about each payload, and have to be quick: a look at a few keys takes less time
// than their hashes.

extension PayloadNode {
    /// True for a dictionary with `aps`, unless it has the address of a simulator's file.
    var isPlainPayload: Bool {
        let address = PayloadTree.simulatorTargetBundleKey
        let count = json_object_size(pointer)
        guard count <= 8 else { return hasMember("aps") && !hasMember(address) }
        var hasAPS = false
        var member = json_object_iter(pointer)
        for place in 1...8 {
            guard let current = member else { break }
            let length = json_object_iter_key_len(current)
            if length == 3 {
                if Self.isAPS(current) { hasAPS = true }
            } else if length == address.utf8CodeUnitCount {
                return hasMember("aps") && !hasMember(address)
            }
            if place == count { break }
            member = json_object_iter_next(pointer, current)
        }
        return hasAPS
    }

    /// True for a declarative web push, whose member of this name is the number of the standard.
    package var isWebPush: Bool { value(forKey: "web_push")?.integer == 8030 }

    /// True for the push that wakes a device's management: it has its magic, and nothing for an app.
    package var isDeviceManagement: Bool { value(forKey: "mdm")?.isString == true }

    /// True if `aps` has a `content-state`; then ``APSContent/isLiveActivity`` decides.
    var mayBeForLiveActivity: Bool {
        var member = json_object_iter(pointer)
        for _ in 0..<4 {
            guard let current = member else { return false }
            if json_object_iter_key_len(current) == 3, Self.isAPS(current) {
                guard let aps = json_object_iter_value(current) else { return false }
                return PayloadNode(pointer: aps).mayHaveContentState
            }
            member = json_object_iter_next(pointer, current)
        }
        return value(forKey: "aps")?.hasMember("content-state") == true
    }

    /// True if one of the first keys is as long as `content-state`, or if there are many and one is that.
    private var mayHaveContentState: Bool {
        let count = json_object_size(pointer)
        guard count <= 8 else { return hasMember("content-state") }
        var member = json_object_iter(pointer)
        for place in 1...8 {
            guard let current = member else { break }
            if json_object_iter_key_len(current) == 13 { return true }
            if place == count { break }
            member = json_object_iter_next(pointer, current)
        }
        return false
    }

    /// Returns true if the key of a member, which has three bytes, is `aps`.
    private static func isAPS(_ member: UnsafeMutableRawPointer) -> Bool {
        guard let key = json_object_iter_key(member) else { return false }
        return key[0] == 0x61 && key[1] == 0x70 && key[2] == 0x73
    }
}
