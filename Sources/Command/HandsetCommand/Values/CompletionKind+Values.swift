package import ArgumentParser
import Handset
import HandsetFixtures

/// The completions of values that several options take, or that are made from lists of the library.
extension CompletionKind {
    /// Files in JSON, such as rules and suites, and folders.
    package static let jsonFile = CompletionKind.file(extensions: ["json"])

    /// The iOS versions with push notifications, without minor ones.
    package static var iosVersion: CompletionKind { values((3...18).map(String.init) + ["26"]) }

    package static var severity: CompletionKind {
        values([Hazard.Severity.warning.rawValue, Hazard.Severity.error.rawValue])
    }

    static var pushType: CompletionKind { values(PushType.allCases.map(\.name)) }

    static var registeredTypes: CompletionKind { values(NotificationTypes.allNames) }

    /// The names of answers of the gateway, and others; a delay needs its milliseconds.
    package static func gatewayAnswers(and others: [String] = []) -> CompletionKind {
        values(
            AnswerToken.Answer.listed.map { answer in
                if case .delay = answer { "delay:" } else { answer.description }
            } + others)
    }

    /// Values, made only for the script of a shell: otherwise each start would make the values of all options.
    ///
    /// They may have colons, after which zsh expects a description.
    package static func values(_ texts: @autoclosure () -> [String]) -> CompletionKind {
        switch CompletionShell.requesting {
        case nil: .default
        case .zsh:
            .list(
                texts().map { $0.split(separator: ":", omittingEmptySubsequences: false) }
                    .map { $0.joined(separator: "\\:") })
        default: .list(texts())
        }
    }

    static var brokenPacket: CompletionKind {
        values(BrokenPacketKind.allCases.map(\.identifier))
    }
}
