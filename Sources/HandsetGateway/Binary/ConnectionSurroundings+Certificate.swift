import NIOCore
import NIOSSL

extension ConnectionSurroundings {
    /// The certificate that a sender has shown, or `nil` if it has shown none.
    func certificate(shownOn channel: any Channel) -> ClientCertificate? {
        guard let identity = configuration.identity,
            let shown = try? channel.pipeline.syncOperations.nioSSL_peerCertificate()
        else { return nil }
        return ClientCertificate(shown, of: identity, at: configuration.now())
    }

    /// Whether a sender with a certificate is let in to the binary protocol and the feedback service, which
    /// have no words for what is wrong with it.
    func takes(_ certificate: ClientCertificate) -> Bool {
        certificate.isValid && certificate.environments.contains(configuration.environment)
    }
}
