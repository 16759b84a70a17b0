import Handset
import HandsetPage

// The Live Activities on the Lock Screen of the page's phone.

extension ShownPhone {
    /// Lets a push for a Live Activity that has reached the phone change the Lock Screen.
    ///
    /// - Parameter notification: A notification that no delegate of an app gets.
    /// - Returns: True if something has changed.
    func showActivity(of notification: PageNotification) -> Bool {
        if case .activity(.otherToken)? = notification.reason { return false }
        guard [.none, .lost, .broadcast].contains(notification.fate),
            let payload = try? Payload(json: notification.payload),
            APSContent(payload).hasLiveActivityKeys
        else { return false }
        return showActivity(payload, topic: notification.topic ?? "", at: notification.time)
    }

    /// Lets a push change the Lock Screen; `time` is in milliseconds since 1970.
    @discardableResult func showActivity(_ payload: Payload, topic: String, at time: Int) -> Bool {
        let suffix = PushType.liveActivity.topicSuffix ?? ""
        var topic = topic
        if topic.hasSuffix(suffix) { topic.removeLast(suffix.count) }
        return board.take(payload, topic: topic, at: Double(time / 1_000)) == nil
    }
}
