import Handset
import HandsetGateway

/// A line of standard input that changes a gateway while it runs.
enum ConsoleCommand {
    /// Devices go away: one, or all of them.
    case away(DeviceToken?)
    /// Devices are back: one, or all of them.
    case online(DeviceToken?)
    /// The app of a device is not there any more.
    case unregister(DeviceToken)
    /// The next notifications are answered so.
    case failNext(NextAnswers)
    /// Somebody asks for the commands.
    case help

    /// All commands, for people.
    static let list =
        "away [TOKEN], online [TOKEN], unregister TOKEN, fail-next ANSWER[:COUNT], help"

    /// Reads a line.
    ///
    /// - Throws: ``ConsoleCommandFault`` if it is no command.
    init(_ line: String) throws(ConsoleCommandFault) {
        let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
        switch (words.first, words.count) {
        case ("away", 1...2): self = .away(try words.dropFirst().first.map(Self.token))
        case ("online", 1...2): self = .online(try words.dropFirst().first.map(Self.token))
        case ("unregister", 2):
            self = .unregister(try Self.token(words[1]))
        case ("fail-next", 2):
            do throws(ScriptedAnswerFault) {
                self = .failNext(try NextAnswers(text: words[1]))
            } catch {
                throw ConsoleCommandFault(error.description)
            }
        case ("help", 1): self = .help
        default:
            throw ConsoleCommandFault(
                "\(SourceExcerpt.quoted(line)) is no command; give \(Self.list)")
        }
    }

    private static func token(_ text: String) throws(ConsoleCommandFault) -> DeviceToken {
        do throws(DeviceTokenError) {
            return try DeviceToken(hex: text)
        } catch {
            throw ConsoleCommandFault(
                "\(SourceExcerpt.quoted(text)) is no device token: \(error)")
        }
    }

    /// Does it.
    ///
    /// - Returns: What was done, for people.
    func run(on gateway: Gateway) -> String {
        switch self {
        case .away(let token):
            gateway.setAway(true, token)
            return token.map { "\($0.hex) is away" } ?? "all devices are away"
        case .online(let token):
            gateway.setAway(false, token)
            return token.map { "\($0.hex) is online" } ?? "all devices are online"
        case .unregister(let token):
            gateway.unregister(token)
            return "\(token.hex) is unregistered"
        case .failNext(let answers):
            gateway.script(answers)
            return "the next \(answers.count) that would be accepted: \(answers.answer)"
        case .help: return "commands: \(Self.list)"
        }
    }
}
