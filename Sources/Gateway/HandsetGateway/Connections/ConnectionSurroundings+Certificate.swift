import NIOCore
import NIOSSL

extension ConnectionSurroundings {
    func certificate(shownOn channel: any Channel) -> ClientCertificate? {
        guard let identity = configuration.identity,
            let shown = try? channel.pipeline.syncOperations.nioSSL_peerCertificate()
        else { return nil }
        return ClientCertificate(shown, of: identity, at: configuration.now())
    }

    /// Returns true if the binary protocol and the feedback service accept a certificate.
    ///
    /// They have no error for an invalid one, so it is reported.
    func takes(
        _ certificate: ClientCertificate, shownOn channel: any Channel, of port: GatewayPort
    ) -> Bool {
        if !certificate.isValid {
            report(.invalidClientCertificate, of: channel, on: port)
        } else if !certificate.environments.contains(configuration.environment) {
            report(.otherEnvironment, of: channel, on: port)
        } else {
            return true
        }
        return false
    }
}
