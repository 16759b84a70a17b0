/// A topic on the command line, and the file of its app.
struct TopicOption: Sendable {
    let topic: String
    let file: String?

    init(topic: String) {
        self.topic = topic
        file = nil
    }

    /// Parses `TOPIC` or `TOPIC=FILE`, neither of them empty.
    init(text: String) throws(TopicOptionFault) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        guard let topic = parts.first, !topic.isEmpty else { throw .noTopic(text) }
        if parts.count == 2, parts[1].isEmpty { throw .noFile(text) }
        self.topic = topic
        file = parts.count == 2 ? parts[1] : nil
    }
}
