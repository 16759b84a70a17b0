// Public, because it conforms a public type.
public import ArgumentParser
import Foundation
public import HandsetGateway

/// The options for the gateway's addresses, identity and devices.
struct ServiceOptions: ParsableArguments {
    /// The topic of the provider's certificate if none is given, after the app of the lookup URL.
    static let defaultTopic = "net.cloudapp.urlhere"

    @Option(
        help: ArgumentHelp(
            "Address to listen on; other machines can connect only if you change it.",
            valueName: "address"))
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "Port of the HTTP/2 provider API; 0 selects a free one.", valueName: "number"))
    var http2Port: UInt16 = 2197

    @Option(
        help: ArgumentHelp(
            "Port of the binary provider protocol; 0 selects a free one.",
            valueName: "number"))
    var binaryPort: UInt16 = 2195

    @Option(
        help: ArgumentHelp(
            "Port of the feedback service; 0 selects a free one.", valueName: "number"))
    var feedbackPort: UInt16 = 2196

    @Option(
        help: ArgumentHelp(
            "Folder for ready.json and for certificates and keys, which are created if missing. "
                + "(default: $XDG_STATE_HOME/handset, or ~/.local/state/handset)",
            valueName: "folder"))
    var stateDirectory: String?

    @Option(
        help: ArgumentHelp(
            "Topic of the app; notifications to others are rejected. (default: any, with "
                + "\(ServiceOptions.defaultTopic) in the provider's certificate)",
            valueName: "topic"))
    var topic: String?

    @Option(
        help: ArgumentHelp(
            "File (.p8) of the key that signs provider tokens. (default: a key that is created)",
            valueName: "file"))
    var providerKey: String?

    @Option(
        name: .customLong("key-id"),
        help: ArgumentHelp(
            "Identifier of the --provider-key. (default: taken from the file name AuthKey_….p8)",
            valueName: "identifier"))
    var keyID: String?

    @Option(
        name: .customLong("team-id"),
        help: ArgumentHelp(
            "Team identifier of the --provider-key. Required with it.", valueName: "identifier"))
    var teamID: String?

    @Flag(help: "Reject connections from providers without a certificate.")
    var requireClientCertificate = false

    @Flag(
        help:
            "Turn TLS off; providers authenticate themselves only if --provider-key is given."
    )
    var plaintext = false

    @Option(
        help: ArgumentHelp(
            "Accept only the device tokens in this file: one per line, or JSON. (default: any that is "
                + "well-formed)", valueName: "file"))
    var knownTokens: String?

    @Option(
        help: ArgumentHelp(
            "Push service to stand in for; a device token belongs to one of them.",
            valueName: "service"))
    var environment = GatewayEnvironment.sandbox

    func validate() throws {
        if host.isEmpty { throw ValidationError("--host is empty; give an address.") }
        if stateDirectory == nil, defaultDirectory == nil {
            throw ValidationError(
                "There is no folder for state: HOME is not set; give --state-directory.")
        }
        if stateDirectory == "" {
            throw ValidationError("The name after --state-directory is empty; give a folder.")
        }
        if plaintext, requireClientCertificate {
            throw ValidationError(
                "--require-client-certificate needs TLS; leave out --plaintext.")
        }
        if providerKey == nil, keyID != nil || teamID != nil {
            throw ValidationError("--key-id and --team-id are of a key; give --provider-key.")
        }
        if providerKey != nil, teamID == nil {
            throw ValidationError("--provider-key needs the --team-id of its team.")
        }
    }

    private var defaultDirectory: String? {
        GatewayIdentity.defaultDirectory(environment: ProcessInfo.processInfo.environment)
    }

    /// The path of the folder for certificates and keys.
    var directory: String {
        let path = stateDirectory ?? defaultDirectory ?? "."
        return path.hasPrefix("/")
            ? path : FileManager.default.currentDirectoryPath + "/" + path
    }

    /// True if only this machine can reach the address.
    var isLoopback: Bool {
        host == "localhost" || host == "::1"
            || host.hasPrefix("127.") && host.allSatisfy { $0 == "." || $0.isNumber }
    }
}

extension GatewayEnvironment: ExpressibleByArgument {}
