import ArgumentParser
import Handset
import HandsetCommand
import HandsetGateway

/// The options for TLS: whether there is any, and its certificates.
struct TLSOptions: ParsableArguments {
    @Option(
        name: .customLong("tls"),
        help: ArgumentHelp(
            "Set what the gateway shows and asks for. Repeatable. off: plain text; provider tokens are not "
                + "asked for, and those of other keys than the gateway's own are ignored, unless "
                + "--provider-key is given. hostname=NAME: a name or IP address by which "
                + "senders reach the gateway, for its certificate. certificate=FILE and key=FILE: show this "
                + "certificate (PEM, with those of intermediate authorities after it) instead of a created "
                + "one. trust=FILE: accept senders' certificates that an authority in this file has signed, "
                + "too. clients=required: reject providers without a certificate.",
            valueName: "member=value"),
        completion: .values([
            "off", "hostname=", "certificate=", "key=", "trust=", "clients=required",
        ]),
        transform: TLSMember.init)
    var members: [TLSMember] = []

    var isOff: Bool { members.contains { if case .off = $0 { true } else { false } } }

    var requiresClientCertificate: Bool {
        members.contains { if case .requiredClients = $0 { true } else { false } }
    }

    var hostNames: [String] {
        members.compactMap { if case .hostName(let name) = $0 { name } else { nil } }
    }

    var certificate: String? {
        members.compactMap { if case .certificate(let file) = $0 { file } else { nil } }.last
    }

    var key: String? {
        members.compactMap { if case .key(let file) = $0 { file } else { nil } }.last
    }

    var trust: [String] {
        members.compactMap { if case .trust(let file) = $0 { file } else { nil } }
    }

    /// The files that are read.
    var files: [String] { [certificate, key].compactMap(\.self) + trust }

    func validate() throws {
        if certificate != nil, key == nil {
            throw ValidationError(
                "--tls certificate needs --tls key=FILE, the file of its private key.")
        }
        if certificate == nil, key != nil {
            throw ValidationError("--tls key is of a certificate; give --tls certificate=FILE.")
        }
        if certificate != nil, !hostNames.isEmpty {
            throw ValidationError(
                "--tls hostname is for the certificate that is created; leave out --tls certificate."
            )
        }
        if isOff, requiresClientCertificate {
            throw ValidationError("--tls clients=required needs TLS; leave out --tls off.")
        }
    }

    /// Returns the names for the certificate: those given, and the address to listen on.
    func certificateNames(listeningOn host: String) -> [String] {
        let isWildcard = host.allSatisfy { $0 == "0" || $0 == "." || $0 == ":" }
        return hostNames + (isWildcard || !GatewayIdentity.isHostName(host) ? [] : [host])
    }

    func apply(to identity: inout GatewayIdentity) throws(CertificateFileError) {
        if let certificate, let key {
            try identity.useServerCertificate(certificate, key: key)
        }
        for path in trust { try identity.trustProviders(signedBy: path) }
    }
}
