import NIOCore
import NIOSSL

/// The TLS settings of a gateway's connections.
struct ConnectionSecurity: Sendable {
    private let context: NIOSSLContext

    /// Returns the TLS settings of the HTTP/2 provider API: 1.2 or 1.3.
    static func http2(
        _ identity: GatewayIdentity, requiresCertificate: Bool
    ) throws -> ConnectionSecurity {
        var configuration = self.configuration(identity, requiresCertificate: requiresCertificate)
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["h2"]
        return ConnectionSecurity(context: try NIOSSLContext(configuration: configuration))
    }

    /// Returns the TLS settings of the binary protocol: 1.0 to 1.2.
    ///
    /// Some senders only know 1.0. Others wait for something to read, and mistake the session
    /// tickets of 1.3 for an answer.
    static func binary(
        _ identity: GatewayIdentity, requiresCertificate: Bool
    ) throws -> ConnectionSecurity {
        var configuration = self.configuration(identity, requiresCertificate: requiresCertificate)
        configuration.minimumTLSVersion = .tlsv1
        configuration.maximumTLSVersion = .tlsv12
        configuration.cipherSuites = "ALL"
        return ConnectionSecurity(context: try NIOSSLContext(configuration: configuration))
    }

    private static func configuration(
        _ identity: GatewayIdentity, requiresCertificate: Bool
    ) -> TLSConfiguration {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: identity.serverChain.map { .certificate($0) },
            privateKey: .privateKey(identity.serverKey))
        configuration.certificateVerification =
            requiresCertificate ? .noHostnameVerification : .optionalVerification
        configuration.trustRoots = .certificates([identity.authority])
        configuration.sendCANameList = false
        return configuration
    }

    /// Accepts every certificate: the protocol above TLS answers invalid ones.
    func makeHandler() -> NIOSSLServerHandler {
        NIOSSLServerHandler(context: context) { _, promise in
            promise.succeed(.certificateVerified)
        }
    }
}
