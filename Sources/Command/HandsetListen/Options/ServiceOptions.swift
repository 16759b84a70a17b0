// Public, because it conforms a public type.
public import ArgumentParser
import Foundation
import Handset
import HandsetCommand
public import HandsetGateway

/// The options for the gateway's state, its topics and keys, and the devices that it knows.
struct ServiceOptions: ParsableArguments {
    /// The topic of the provider's certificate if none is given, after the app of the lookup URL.
    static let defaultTopic = "net.cloudapp.urlhere"

    @Option(
        help: ArgumentHelp(
            "Folder for ready.json and for certificates and keys, which are created if missing. "
                + "(default: $XDG_STATE_HOME/handset, or ~/.local/state/handset; with --exec, a temporary folder)",
            valueName: "folder"),
        completion: .directory)
    var stateDirectory: String?

    @Option(
        help: ArgumentHelp(
            "Topic of an app; notifications to others are rejected. Repeatable. With =FILE, this app "
                + "file has the rules and the device for its notifications. (default: any, with "
                + "\(ServiceOptions.defaultTopic) in the provider's certificate)",
            valueName: "topic[=file]"),
        transform: ServiceOptions.topic)
    var topic: [TopicOption] = []

    @Option(
        help: ArgumentHelp(
            "File (.p8) of a key that signs provider tokens, and its team. Repeatable. More members may follow "
                + "after commas: id=IDENTIFIER (default: from the file name AuthKey_….p8), environment=sandbox "
                + "or production (default: both), and topic=TOPIC, repeatable (default: any). (default: a "
                + "key that is created)", valueName: "file,team=team"),
        completion: .file(extensions: ["p8"]), transform: ProviderKeyOption.init)
    var providerKey: [ProviderKeyOption] = []

    @Option(
        help: ArgumentHelp(
            "Accept only the device tokens in this file: one per line, or JSON. (default: any that is "
                + "well-formed)", valueName: "file"),
        completion: .file())
    var knownTokens: String?

    @Option(
        help: ArgumentHelp(
            "Push service to stand in for; a device token belongs to one of them.",
            valueName: "service"))
    var environment = GatewayEnvironment.sandbox

    func validate() throws {
        if stateDirectory == "" {
            throw ValidationError("The name after --state-directory is empty; give a folder.")
        }
        if let stateDirectory, PathText.bytes(of: stateDirectory) != Array(stateDirectory.utf8) {
            throw ValidationError(
                "The name after --state-directory is not UTF-8; give a folder whose name is.")
        }
        var topics: Set<String> = []
        for topic in topic.map(\.topic) where !topics.insert(topic).inserted {
            throw ValidationError("--topic \(topic) is repeated; give each topic once.")
        }
    }

    private static func topic(_ text: String) throws -> TopicOption {
        do throws(TopicOptionFault) {
            return try TopicOption(text: text)
        } catch {
            throw ValidationError("\(error).")
        }
    }

    /// The topics of the provider's certificate; the first is its subject's.
    var certificateTopics: [String] {
        topic.isEmpty ? [Self.defaultTopic] : topic.map(\.topic)
    }

    /// The folder for state if the options name none, or `nil` if the environment names none either.
    var defaultDirectory: String? {
        GatewayIdentity.defaultDirectory(environment: ProcessInfo.processInfo.environment)
    }

    /// The path of the folder for certificates and keys.
    var directory: String {
        Self.absolutePath(stateDirectory ?? defaultDirectory ?? ".")
    }

    static func absolutePath(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}

extension GatewayEnvironment: ExpressibleByArgument {}
