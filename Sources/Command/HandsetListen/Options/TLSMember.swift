import ArgumentParser
import Handset
import HandsetCommand
import HandsetGateway

/// A setting of TLS, as an option gives it.
enum TLSMember {
    case off
    case hostName(String)
    case certificate(file: String)
    case key(file: String)
    case trust(file: String)
    case requiredClients

    private static let names = ["off", "hostname", "certificate", "key", "trust", "clients"]

    init(_ text: String) throws(ValidationError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        let value = parts.count == 2 ? parts[1] : ""
        if value.isEmpty, Self.names.contains(parts[0]), text != "off" {
            throw ValidationError("'\(text)' has no value; give \(parts[0])=VALUE.")
        }
        switch parts[0] {
        case "off" where parts.count == 1: self = .off
        case "certificate": self = .certificate(file: value)
        case "key": self = .key(file: value)
        case "trust": self = .trust(file: value)
        case "clients":
            guard value == "required" else {
                throw Suggestion.error(
                    value, "is not a demand on clients", "give clients=required",
                    among: ["required"])
            }
            self = .requiredClients
        case "hostname":
            guard GatewayIdentity.isHostName(value) else {
                throw ValidationError(
                    "--tls hostname is \(SourceExcerpt.quoted(value)); give a name such as gateway or "
                        + "push.example.com, in ASCII (xn--… for others), or an IP address.")
            }
            self = .hostName(value)
        default:
            throw Suggestion.error(
                parts[0], "is not a member of --tls",
                "give \(Self.names.joined(separator: ", "))", among: Self.names)
        }
    }
}
