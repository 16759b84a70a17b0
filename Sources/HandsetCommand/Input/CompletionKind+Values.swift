package import ArgumentParser
import Handset
import HandsetFixtures

/// The completions of values that several options take, or that are made from lists of the library.
extension CompletionKind {
    /// Files in JSON, such as rules and suites, and folders.
    package static let jsonFile = CompletionKind.file(extensions: ["json"])

    /// The iOS versions with push notifications, without minor ones.
    static let iosVersion = CompletionKind.list((3...18).map(String.init) + ["26"])

    /// The severities of hazards.
    static let severity = CompletionKind.list([
        HazardSeverity.warning.rawValue, HazardSeverity.error.rawValue,
    ])

    /// The methods of an app delegate.
    static let delegateMethods = CompletionKind.list(
        DelegateMethods.allNamed.map(\.name) + ["none"])

    /// Apple's names of background modes.
    static let backgroundModes = CompletionKind.list(BackgroundModes.allNames + ["none"])

    /// The permission that a user grants.
    static let permission = CompletionKind.list(
        AuthorizationOptions.allNamed.map(\.name) + ["none"])

    /// The values of `apns-push-type`.
    static let pushType = CompletionKind.list(PushType.allCases.map(\.name))

    /// The notification types that an app registers for.
    static let registeredTypes = CompletionKind.list(NotificationTypes.allNamed.map(\.name))

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

    /// The mistakes in packets.
    static let brokenPacket = CompletionKind.list(BrokenPacketKind.allCases.map(\.identifier))
}
