/// An error in a text that should be a topic, or a topic and the file of its app.
enum TopicOptionFault: Error, CustomStringConvertible {
    /// The text has no topic.
    case noTopic(String)
    /// The text ends after the equals sign.
    case noFile(String)

    /// The finding, and advice.
    var description: String {
        switch self {
        case .noTopic(let text):
            "'\(text)' has no topic; give one such as com.example.app, or com.example.app=app.json"
        case .noFile(let text):
            "'\(text)' has no file; give the app's file after =, or the topic alone"
        }
    }
}
