extension PayloadNode {
    /// True if `aps` has an `event`, so that the payload may be one for a Live Activity.
    ///
    /// ``APSContent/isLiveActivity`` decides. This question is asked about each payload with a session, and
    /// has to be quick.
    var mayBeForLiveActivity: Bool { value(forKey: "aps")?.hasMember("event") == true }
}
