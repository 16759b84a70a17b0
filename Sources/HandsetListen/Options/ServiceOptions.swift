// Public, since the conformance of a public type is.
public import ArgumentParser
import Foundation
public import HandsetGateway

/// Where the gateway listens, and whom and what it knows.
struct ServiceOptions: ParsableArguments {
    /// The topic that the provider's certificate is for if none is given, by the app of the lookup URL.
    static let defaultTopic = "net.cloudapp.urlhere"

    @Option(
        help: ArgumentHelp(
            "The address to listen on. Beyond this machine only if it says so.",
            valueName: "address"))
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "The port of the HTTP/2 provider API; 0 is any that is free.", valueName: "number"))
    var http2Port: UInt16 = 2197

    @Option(
        help: ArgumentHelp(
            "The port of the binary provider protocol; 0 is any that is free.",
            valueName: "number"))
    var binaryPort: UInt16 = 2195

    @Option(
        help: ArgumentHelp(
            "The port of the feedback service; 0 is any that is free.", valueName: "number"))
    var feedbackPort: UInt16 = 2196

    @Option(
        help: ArgumentHelp(
            "Where certificates and keys are kept, which are made if they are not there, and "
                + "ready.json (default: $XDG_STATE_HOME/handset, or ~/.local/state/handset).",
            valueName: "folder"))
    var stateDirectory: String?

    @Option(
        help: ArgumentHelp(
            "The app's topic; notifications of another are refused (default: any, and "
                + "\(ServiceOptions.defaultTopic) in the provider's certificate).",
            valueName: "topic"))
    var topic: String?

    @Option(
        help: ArgumentHelp(
            "The .p8 file of the key that provider tokens are signed with (default: the one that is "
                + "made).", valueName: "file"))
    var providerKey: String?

    @Option(
        name: .customLong("key-id"),
        help: ArgumentHelp(
            "The identifier of that key (default: what the name AuthKey_….p8 says).",
            valueName: "identifier"))
    var keyID: String?

    @Option(
        name: .customLong("team-id"),
        help: ArgumentHelp("The team identifier of that key.", valueName: "identifier"))
    var teamID: String?

    @Flag(help: "Take connections only from providers that show a certificate.")
    var requireClientCertificate = false

    @Flag(
        help:
            "Speak without TLS; providers need not say who they are, unless --provider-key is given."
    )
    var plaintext = false

    @Option(
        help: ArgumentHelp(
            "Take no other device tokens than those of a file: one on each line, or JSON "
                + "(default: any that is well-formed).", valueName: "file"))
    var knownTokens: String?

    @Option(
        help: ArgumentHelp(
            "The service to stand in for, which device tokens belong to.", valueName: "service"))
    var environment = GatewayEnvironment.sandbox

    func validate() throws {
        if host.isEmpty { throw ValidationError("--host is empty; give an address.") }
        if stateDirectory == nil, defaultDirectory == nil {
            throw ValidationError(
                "There is no folder for state: HOME is not set; give --state-directory.")
        }
        if stateDirectory == "" {
            throw ValidationError("--state-directory has no name; give a folder.")
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

    /// The folder of certificates and keys.
    var directory: String {
        let path = stateDirectory ?? defaultDirectory ?? "."
        return path.hasPrefix("/")
            ? path : FileManager.default.currentDirectoryPath + "/" + path
    }

    /// Whether only this machine can reach the address.
    var isLoopback: Bool {
        host == "localhost" || host == "::1"
            || host.hasPrefix("127.") && host.allSatisfy { $0 == "." || $0.isNumber }
    }
}

extension GatewayEnvironment: ExpressibleByArgument {}
