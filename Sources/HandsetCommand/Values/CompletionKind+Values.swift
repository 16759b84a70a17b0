package import ArgumentParser
import Handset
import HandsetFixtures

/// The completions of values that several options take, or that are made from lists of the library.
extension CompletionKind {
    /// Files in JSON, such as rules and suites, and folders.
    package static let jsonFile = CompletionKind.file(extensions: ["json"])

    /// The iOS versions with push notifications, without minor ones.
    package static let iosVersion = CompletionKind.list((3...18).map(String.init) + ["26"])

    package static let severity = CompletionKind.list([
        Hazard.Severity.warning.rawValue, Hazard.Severity.error.rawValue,
    ])

    static let pushType = CompletionKind.list(PushType.allCases.map(\.name))

    static let registeredTypes = CompletionKind.list(NotificationTypes.allNames)

    /// The names of answers of the gateway, and others; a delay needs its milliseconds.
    package static func gatewayAnswers(and others: [String] = []) -> CompletionKind {
        let names = AnswerToken.Answer.listed.map { answer in
            if case .delay = answer { "delay:" } else { answer.description }
        }
        return values(names + others)
    }

    /// Values that may have colons, after which zsh expects a description.
    package static func values(_ texts: [String]) -> CompletionKind {
        guard CompletionShell.requesting == .zsh else { return .list(texts) }
        return .list(
            texts.map { $0.split(separator: ":", omittingEmptySubsequences: false) }
                .map { $0.joined(separator: "\\:") })
    }

    static let brokenPacket = CompletionKind.list(BrokenPacketKind.allCases.map(\.identifier))
}
