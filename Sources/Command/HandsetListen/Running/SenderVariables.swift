import Handset
import HandsetGateway

/// The environment variables that tell a sender how to reach a gateway.
///
/// Their names are stable.
struct SenderVariables: Sendable {
    /// The names that only Handset gives a meaning, so that another run may have left them in the
    /// environment.
    static let ownNames =
        [
            "APNS_HOST", "APNS_PORT", "APNS_URL", "APNS_BINARY_PORT", "APNS_FEEDBACK_PORT",
            "APNS_CA_FILE", "APNS_CERTIFICATE_FILE", "APNS_CERTIFICATE_KEY_FILE", "APNS_KEY_FILE",
            "APNS_KEY_ID", "APNS_TEAM_ID", "APNS_TOPIC", "APNS_ENVIRONMENT",
        ] + FCMVariables.ownNames

    private static let pageName = "HANDSET_PAGE"

    /// All names, of which only these are ever given to a shell.
    private static let names = Set(
        ownNames + [pageName, "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE"] + FCMVariables.otherNames)

    /// The variables in a fixed order.
    let members: [(name: String, value: String)]

    /// `key` has the absolute path of its file; `hasOwnAuthority` is true if the gateway's authority has
    /// signed the server's certificate.
    init(
        _ command: ListenCommand, _ identity: GatewayIdentity, _ key: NamedProviderKey,
        _ addresses: GatewayAddresses, hasOwnAuthority: Bool, page: String? = nil,
        fcm: FCMVariables? = nil
    ) {
        let host = Self.reachableHost(command.addresses.ofGateway)
        let port = addresses.http2.map(Self.port)
        let scheme = command.tls.isOff ? "http" : "https"
        let authority = host.contains(":") ? "[\(host)]" : host
        var members: [(String, String?)] = [
            ("APNS_HOST", host), ("APNS_PORT", port),
            ("APNS_URL", port.map { "\(scheme)://\(authority):\($0)" }),
            ("APNS_BINARY_PORT", addresses.binary.map(Self.port)),
            ("APNS_FEEDBACK_PORT", addresses.feedback.map(Self.port)),
        ]
        if !command.tls.isOff {
            let authorityFile = hasOwnAuthority ? "\(identity.directory)/ca.pem" : nil
            members += [
                ("APNS_CA_FILE", authorityFile), ("NODE_EXTRA_CA_CERTS", authorityFile),
                ("SSL_CERT_FILE", authorityFile),
                ("APNS_CERTIFICATE_FILE", "\(identity.directory)/client.pem"),
                ("APNS_CERTIFICATE_KEY_FILE", "\(identity.directory)/client-key.pem"),
            ]
        }
        members += [
            ("APNS_KEY_FILE", key.path), ("APNS_KEY_ID", key.key.keyID),
            ("APNS_TEAM_ID", key.key.teamID),
            ("APNS_TOPIC", command.service.certificateTopics.first),
            ("APNS_ENVIRONMENT", command.service.environment.rawValue), (Self.pageName, page),
        ]
        let ofFCM = fcm?.members ?? []
        self.members =
            members.compactMap { name, value in
                // What leads to Google's hosts has to trust more than the authority alone.
                ofFCM.contains { $0.name == name } ? nil : value.map { (name, $0) }
            } + ofFCM
    }

    /// Returns an environment with these variables, and without another gateway's.
    func environment(in inherited: [String: String]) -> [String: String] {
        var environment = inherited
        for name in Self.ownNames + [Self.pageName] { environment[name] = nil }
        for (name, value) in members {
            environment[name] = FCMVariables.merged(name, value, with: inherited[name])
        }
        return environment
    }

    /// Returns lines of the shell that set variables, and unset another gateway's.
    ///
    /// Other names than the documented ones are left out: a shell would take them for anything.
    static func shellLines(
        _ members: [(name: String, value: String)], in inherited: [String: String] = [:]
    ) -> String {
        let members = members.filter { names.contains($0.name) }.map { name, value in
            (name: name, value: FCMVariables.merged(name, value, with: inherited[name]))
        }
        let absent = ownNames.filter { name in !members.contains { $0.name == name } }
        return members.map(exportLine).joined() + absent.map { "unset \($0)\n" }.joined()
    }

    private static func exportLine(_ name: String, _ value: String) -> String {
        let parts = value.split(separator: "'", omittingEmptySubsequences: false)
        return "export \(name)='\(parts.joined(separator: #"'\''"#))'\n"
    }

    /// Returns the host by which a sender on this machine reaches an address.
    private static func reachableHost(_ address: String) -> String {
        // The certificate is for this name, and many senders do not check addresses.
        ["127.0.0.1", "::1", "0.0.0.0", "::"].contains(address) ? "localhost" : address
    }

    private static func port(of address: String) -> String {
        address.lastIndex(of: ":").map { String(address[address.index(after: $0)...]) } ?? address
    }
}
