package import Handset

extension ReceivedNotification {
    /// The type of the push: the header's, or else the one in the topic's suffix.
    ///
    /// `nil` if neither names one. The binary protocol has no such header.
    package var typeOfPush: PushType? {
        pushType.flatMap(PushType.named) ?? topic.flatMap { PushType(ofTopic: $0) }
    }

    /// The topic of the app, without the suffix of the push type; `nil` if the notification has no topic.
    package var appTopic: String? {
        topic.map { topic in
            guard let suffix = pushType.flatMap(PushType.named)?.topicSuffix,
                topic.hasSuffix(suffix)
            else { return topic }
            return String(topic.dropLast(suffix.count))
        }
    }
}
