import Handset
import HandsetCommand
import HandsetGateway

extension Listening {
    func warn(
        _ identity: GatewayIdentity, _ keys: [NamedProviderKey]
    ) throws(OutputError) {
        let own = ["ca-key.pem", "server-key.pem", "client-key.pem"].map {
            "\(identity.directory)/\($0)"
        }
        let files = own + keys.map(\.path) + [command.tls.key].compactMap(\.self)
        for warning in KeyPermissions(directory: identity.directory, keys: files).warnings {
            try streams.report("handset: \(warning)")
        }
    }

    func announce(_ identity: GatewayIdentity) throws(OutputError) {
        if command.sender.exec != nil {
            // The program has it all in its environment.
        } else if command.tls.isOff {
            try streams.note("handset: plain text: senders connect without TLS")
        } else {
            for note in identity.notes { try streams.note("handset: \(note)") }
        }
        let host = command.addresses.ofGateway
        if !LoopbackAddress.contains(host) {
            try streams.report(
                "handset: warning: \(SourceExcerpt.shown(host)) is not a loopback address: "
                    + "everyone who can reach this machine can send to it")
            try noteNames()
        }
    }

    /// Notes that senders on other machines need a name that the certificate lacks.
    private func noteNames() throws(OutputError) {
        let tls = command.tls
        guard !tls.isOff, tls.certificate == nil,
            tls.certificateNames(listeningOn: command.addresses.ofGateway).isEmpty
        else { return }
        try streams.note(
            "handset: the certificate has no name for senders on other machines; give the one that they "
                + "use: --tls hostname=NAME")
    }
}
