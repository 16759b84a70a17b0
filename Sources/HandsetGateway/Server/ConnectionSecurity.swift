import NIOCore
import NIOSSL

/// TLS on the connections of a gateway.
struct ConnectionSecurity: Sendable {
    private let context: NIOSSLContext

    /// TLS as the HTTP/2 provider API has it: 1.2 or 1.3.
    static func http2(
        _ identity: GatewayIdentity, requiresCertificate: Bool
    ) throws -> ConnectionSecurity {
        var configuration = self.configuration(identity, requiresCertificate: requiresCertificate)
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["h2"]
        return ConnectionSecurity(context: try NIOSSLContext(configuration: configuration))
    }

    /// TLS as senders of the binary protocol want it: some know 1.0 only, and those that wait for
    /// something to read take the session tickets of 1.3 for an answer.
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

    /// The handler of a connection.
    ///
    /// It takes every certificate, since what is wrong with one is answered by the protocol above.
    func makeHandler() -> NIOSSLServerHandler {
        NIOSSLServerHandler(context: context) { _, promise in
            promise.succeed(.certificateVerified)
        }
    }
}
