import Handset

/// An error in a line that should be a command of a running `handset listen`.
enum ConsoleCommandFault: Error, CustomStringConvertible {
    /// The line is not a command.
    case unknown(line: String)
    /// The text is not a device token.
    case token(String, DeviceTokenError)
    /// The text does not name an answer.
    case answer(ScriptedAnswerFault)

    /// The finding, and advice.
    var description: String {
        switch self {
        case .unknown(let line):
            "\(SourceExcerpt.quoted(line)) is not a command; give \(ConsoleCommand.list)"
        case .token(let text, let error):
            "\(SourceExcerpt.quoted(text)) is not a device token: \(error)"
        case .answer(let fault): "\(fault)"
        }
    }
}
