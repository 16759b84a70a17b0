internal import NIOSSL
internal import SwiftASN1
internal import X509

/// The certificate of a provider.
struct ClientCertificate: Sendable {
    /// The topics it is for; the first is its subject's.
    var topics: [String]
    var environments: Set<GatewayEnvironment>
    /// True if an authority that the gateway trusts has signed it and it has not expired.
    var isValid: Bool
}

extension ClientCertificate {
    /// Reads the certificate that a provider has shown; an unreadable one is invalid and has no topics.
    init(_ certificate: NIOSSLCertificate, of identity: GatewayIdentity, at now: Int) {
        do {
            self.init(
                try Certificate(certificate), authorities: identity.providerAuthorities, at: now)
        } catch {
            self = .unreadable
        }
    }

    /// Reads the topics from the subject and Apple's extensions, and the services from Apple's marks.
    ///
    /// A certificate without marks, as people make them by hand, is for both services.
    init(_ certificate: Certificate, authorities: [Certificate], at now: Int) {
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
            isValid: certificate.isInTime(now)
                && authorities.contains { certificate.isSigned(by: $0) })
    }

    private static let unreadable = ClientCertificate(
        topics: [], environments: [], isValid: false)
}

extension Certificate {
    fileprivate init(_ certificate: NIOSSLCertificate) throws {
        self = try Certificate(derEncoded: certificate.toDERBytes())
    }
}
