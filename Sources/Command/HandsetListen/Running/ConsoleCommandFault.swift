import Handset

enum ConsoleCommandFault: Error, CustomStringConvertible {
    case unknown(line: String)
    case token(String, DeviceToken.TokenError)
    case answer(ScriptedAnswerFault)

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
