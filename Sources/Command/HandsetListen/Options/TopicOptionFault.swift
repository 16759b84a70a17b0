enum TopicOptionFault: Error, CustomStringConvertible {
    case noTopic(String)
    /// The text ends after the equals sign.
    case noFile(String)

    var description: String {
        switch self {
        case .noTopic(let text):
            "'\(text)' has no topic; give one such as com.example.app, or com.example.app=app.json"
        case .noFile(let text):
            "'\(text)' has no file; give the app's file after =, or the topic alone"
        }
    }
}
