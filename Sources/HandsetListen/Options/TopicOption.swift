/// A topic on the command line, and the file of its app.
struct TopicOption: Sendable {
    /// The topic.
    let topic: String
    /// The path of the app file, or `nil` if none is given.
    let file: String?

    /// Creates the option of a topic without an app file.
    init(topic: String) {
        self.topic = topic
        file = nil
    }

    /// Parses `TOPIC` or `TOPIC=FILE`.
    ///
    /// - Throws: ``TopicOptionFault`` if one of them is empty.
    init(text: String) throws(TopicOptionFault) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        guard let topic = parts.first, !topic.isEmpty else { throw .noTopic(text) }
        if parts.count == 2, parts[1].isEmpty { throw .noFile(text) }
        self.topic = topic
        file = parts.count == 2 ? parts[1] : nil
    }
}
