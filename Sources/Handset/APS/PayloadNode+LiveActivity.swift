extension PayloadNode {
    /// True if `aps` has an `event`, so that the payload may be one for a Live Activity.
    ///
    /// ``APSContent/isLiveActivity`` decides. This question is asked about each payload with a session, and
    /// has to be quick: a look at a few keys takes less time than their hashes.
    var mayBeForLiveActivity: Bool {
        var members = members
        for _ in 0..<4 {
            guard let (key, value) = members.next() else { return false }
            guard key.count == 3, key[0] == UInt8(ascii: "a") else { continue }
            return value.hasKeyLikeEvent
        }
        return value(forKey: "aps")?.hasMember("event") == true
    }

    /// True if one of the first keys has the length and the first letter of `event`, or if there are many.
    private var hasKeyLikeEvent: Bool {
        var members = members
        for _ in 0..<8 {
            guard let (key, _) = members.next() else { return false }
            if key.count == 5, key[0] == UInt8(ascii: "e") { return true }
        }
        return hasMember("event")
    }
}
