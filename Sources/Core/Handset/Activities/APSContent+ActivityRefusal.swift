extension APSContent {
    /// The reason, as far as the payload alone has one, why a push for a Live Activity changes nothing; `nil` if it has
    /// none, or if it is another push.
    var activityRefusal: ActivityRefusal? {
        guard pushType == .liveActivity || pushType == nil && isLiveActivity else { return nil }
        return ActivityPush(aps: sentAPS).refusal()
    }
}
