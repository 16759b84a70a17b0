import ArgumentParser
import Handset
import HandsetGateway

/// The options for certificates and limits of connections.
struct ConnectionOptions: ParsableArguments {
    @Option(
        name: .customLong("hostname"),
        help: ArgumentHelp(
            "Name or IP address by which senders reach the gateway, for its certificate. Repeatable. "
                + "It always has localhost, 127.0.0.1, ::1, an address given with --host, and the host "
                + "names of Apple's push services.", valueName: "name"))
    var hostNames: [String] = []

    @Option(
        help: ArgumentHelp(
            "Show the certificate in this file (PEM, with those of intermediate authorities after it) "
                + "instead of a created one. Needs --key.", valueName: "file"),
        completion: .file())
    var certificate: String?

    @Option(
        help: ArgumentHelp("File (PEM) of the private key of --certificate.", valueName: "file"),
        completion: .file())
    var key: String?

    @Option(
        help: ArgumentHelp(
            "Accept senders' certificates that an authority in this file (PEM) has signed, too. "
                + "Repeatable.", valueName: "file"),
        completion: .file())
    var trust: [String] = []

    @Option(
        help: ArgumentHelp("Close a connection that is idle for this time.", valueName: "seconds"))
    var idleTimeout = 3600

    @Option(
        help: ArgumentHelp(
            "Time for a TLS handshake, the start of HTTP/2, and each request.",
            valueName: "seconds"))
    var requestTimeout = 60

    func validate() throws {
        if certificate != nil, key == nil {
            throw ValidationError("--certificate needs --key, the file of its private key.")
        }
        if certificate == nil, key != nil {
            throw ValidationError("--key is of a certificate; give --certificate.")
        }
        if certificate != nil, !hostNames.isEmpty {
            throw ValidationError(
                "--hostname is for the certificate that is created; leave out --certificate.")
        }
        if let name = hostNames.first(where: { !GatewayIdentity.isHostName($0) }) {
            throw ValidationError(
                "--hostname is \(SourceExcerpt.quoted(name)); give a name such as gateway or "
                    + "push.example.com, in ASCII (xn--… for others), or an IP address.")
        }
        for (name, seconds) in [
            ("--idle-timeout", idleTimeout), ("--request-timeout", requestTimeout),
        ] where !(1...31_536_000).contains(seconds) {
            throw ValidationError(
                "\(name) is \(seconds); give seconds from 1 to 31536000, which is a year.")
        }
    }

    /// Returns the names for the certificate: those given, and the address to listen on.
    func certificateNames(listeningOn host: String) -> [String] {
        let isWildcard = host.allSatisfy { $0 == "0" || $0 == "." || $0 == ":" }
        return hostNames + (isWildcard || !GatewayIdentity.isHostName(host) ? [] : [host])
    }

    func apply(to configuration: inout GatewayConfiguration) {
        configuration.idleTimeout = .seconds(idleTimeout)
        configuration.requestTimeout = .seconds(requestTimeout)
    }

    func apply(to identity: inout GatewayIdentity) throws(CertificateFileError) {
        if let certificate, let key {
            try identity.useServerCertificate(certificate, key: key)
        }
        for path in trust { try identity.trustProviders(signedBy: path) }
    }
}
