import Handset
import HandsetGateway

/// A command from standard input, which changes the running gateway.
enum ConsoleCommand {
    /// One device goes away, or all of them.
    case away(DeviceToken?)
    /// One device is back, or all of them.
    case online(DeviceToken?)
    /// The app of a device is removed.
    case unregister(DeviceToken)
    case failNext(NextAnswers)
    /// A phone of FCM has a topic, or all of them.
    case subscribe(topic: String, String?)
    case unsubscribe(topic: String, String?)
    case help

    static let list =
        "away [TOKEN], online [TOKEN], unregister TOKEN, fail-next ANSWER[:COUNT], subscribe TOPIC [TOKEN], "
        + "unsubscribe TOPIC [TOKEN], help"

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
                throw .answer(error)
            }
        case ("subscribe", 2...3): self = .subscribe(topic: words[1], words.dropFirst(2).first)
        case ("unsubscribe", 2...3):
            self = .unsubscribe(topic: words[1], words.dropFirst(2).first)
        case ("help", 1): self = .help
        default:
            throw .unknown(line: line)
        }
    }

    private static func token(_ text: String) throws(ConsoleCommandFault) -> DeviceToken {
        do throws(DeviceToken.TokenError) {
            return try DeviceToken(hex: text)
        } catch {
            throw .token(text, error)
        }
    }

    private static let tooManyDevices =
        "nothing has changed, for too many devices are known; raise --limit devices"

    private static let noFCM = "topics are those of Firebase Cloud Messaging; start with --fcm"

    /// Runs the command, and returns a message about the change.
    func run(on gateway: Gateway) -> String {
        switch self {
        case .away(let token):
            guard gateway.setAway(true, token) else { return Self.tooManyDevices }
            return token.map { "\($0.hex) is away" } ?? "all devices are away"
        case .online(let token):
            guard gateway.setAway(false, token) else { return Self.tooManyDevices }
            return token.map { "\($0.hex) is online" } ?? "all devices are online"
        case .unregister(let token):
            guard gateway.unregister(token) else { return Self.tooManyDevices }
            return "\(token.hex) is unregistered"
        case .failNext(let answers):
            guard gateway.script(answers) else {
                return
                    "too many answers wait; let notifications take some, or raise --limit answers"
            }
            return "the next \(answers.count) that would be accepted: \(answers.answer)"
        case .subscribe(let topic, let token):
            guard let fcm = gateway.fcm else { return Self.noFCM }
            return fcm.subscribe(token, to: topic)
                ? "\(SourceExcerpt.shown(topic)) is a topic of the phone"
                : "nothing has changed: this is no topic, or nobody has this token of FCM"
        case .unsubscribe(let topic, let token):
            guard let fcm = gateway.fcm else { return Self.noFCM }
            return fcm.unsubscribe(token, from: topic)
                ? "\(SourceExcerpt.shown(topic)) is no topic of the phone"
                : "nothing has changed: nobody has this token of FCM"
        case .help: return "commands: \(Self.list)"
        }
    }
}
