internal import NIOSSL
internal import SwiftASN1
internal import X509

extension ClientCertificate {
    /// Reads the certificate that a provider has shown.
    ///
    /// One that cannot be read is not valid, and for nothing.
    ///
    /// - Parameters:
    ///   - certificate: The certificate.
    ///   - identity: The gateway's identity, whose authority has to have signed it.
    ///   - now: The present moment in seconds since 1970.
    init(_ certificate: NIOSSLCertificate, of identity: GatewayIdentity, at now: Int) {
        do {
            self.init(
                try Certificate(certificate), authority: try Certificate(identity.authority),
                at: now)
        } catch {
            self = .unreadable
        }
    }

    /// Reads a certificate.
    ///
    /// Its topics are those of Apple's extensions and that of its subject. Its services are those of
    /// Apple's marks; without any it is for both, as certificates that somebody has signed by hand are.
    init(_ certificate: Certificate, authority: Certificate, at now: Int) {
        let extensions = certificate.extensions
        var topics = certificate.subject.topic.map { [$0] } ?? []
        do {
            for oid in [PushCertificateExtension.topics, PushCertificateExtension.voipTopics] {
                guard let list = extensions[oid: oid] else { continue }
                for topic in try PushCertificateExtension.topics(in: list.value)
                where !topics.contains(where: { $0.utf8.elementsEqual(topic.utf8) }) {
                    topics.append(topic)
                }
            }
        } catch {
            self = .unreadable
            return
        }
        var environments: Set<GatewayEnvironment> = []
        if extensions[oid: PushCertificateExtension.sandbox] != nil {
            environments.insert(.sandbox)
        }
        if extensions[oid: PushCertificateExtension.production] != nil {
            environments.insert(.production)
        }
        self.init(
            topics: topics,
            environments: environments.isEmpty
                ? Set(GatewayEnvironment.allCases) : environments,
            isValid: certificate.isSigned(by: authority) && certificate.isInTime(now))
    }

    private static let unreadable = ClientCertificate(
        topics: [], environments: [], isValid: false)
}

extension Certificate {
    fileprivate init(_ certificate: NIOSSLCertificate) throws {
        self = try Certificate(derEncoded: certificate.toDERBytes())
    }
}
