import Handset

extension ReceivedNotification {
    /// The topic of the app, without the suffix of the push type.
    ///
    /// `nil` if the notification has no topic.
    package var appTopic: String? {
        topic.map { topic in
            guard let suffix = pushType.flatMap(PushType.named)?.topicSuffix,
                topic.hasSuffix(suffix)
            else { return topic }
            return String(topic.dropLast(suffix.count))
        }
    }
}
