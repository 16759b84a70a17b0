internal import SwiftASN1
internal import X509

internal import struct Foundation.Date

/// The contents of one of the gateway's certificates, without its signature.
struct CertificateTemplate {
    /// The number of seconds that a certificate is valid before its creation, for clocks that are
    /// slow: an hour.
    static let lead = 3600
    /// The number of seconds before its end at which a certificate is renewed: a day.
    static let renewal = 86_400
    private static let year = 365 * 86_400

    private let subject: DistinguishedName
    private let isAuthority: Bool
    private let lifetime: Int
    private let usage: ExtendedKeyUsage.Usage?
    private let extensions: [Certificate.Extension]

    /// Returns the template of the authority's certificate, valid for ten years.
    static func authority() throws -> CertificateTemplate {
        CertificateTemplate(
            subject: try .authority(), isAuthority: true, lifetime: 10 * year, usage: nil,
            extensions: [])
    }

    /// Returns the template of the server's certificate, valid for a year.
    static func server(for names: ServerNames) throws -> CertificateTemplate {
        CertificateTemplate(
            subject: try .server(), isAuthority: false, lifetime: year, usage: .serverAuth,
            extensions: [try names.certificateExtension])
    }

    /// Returns the template of a provider's certificate, valid for a year.
    static func provider(
        topics: [String], environments: Set<GatewayEnvironment>, teamID: String
    ) throws -> CertificateTemplate {
        let marks = try GatewayEnvironment.allCases.filter(environments.contains)
            .map(PushCertificateExtension.mark)
        let list = try PushCertificateExtension.list(
            topics.flatMap { topic in
                [
                    (topic, "app"), ("\(topic).voip", "voip"),
                    ("\(topic).complication", "complication"),
                ]
            })
        return CertificateTemplate(
            subject: try .provider(
                topic: topics.first ?? "", environments: environments, teamID: teamID),
            isAuthority: false, lifetime: year, usage: .clientAuth, extensions: marks + [list])
    }

    /// Creates the certificate of a key, which does not outlive its authority.
    ///
    /// Without an authority, the key signs its own certificate.
    func certificate(
        of key: Certificate.PrivateKey, signedBy authority: CertifiedKey?, at now: Int
    ) throws -> Certificate {
        let start = Date(timeIntervalSince1970: Double(now - Self.lead))
        let end = Date(timeIntervalSince1970: Double(now + lifetime))
        return try Certificate(
            version: .v3, serialNumber: .random(), publicKey: key.publicKey,
            notValidBefore: start,
            notValidAfter: authority.map { min(end, $0.certificate.notValidAfter) } ?? end,
            issuer: authority?.certificate.subject ?? subject, subject: subject,
            signatureAlgorithm: .sha256WithRSAEncryption,
            extensions: try extensions(of: key, signedBy: authority),
            issuerPrivateKey: authority?.privateKey ?? key)
    }

    private func extensions(
        of key: Certificate.PrivateKey, signedBy authority: CertifiedKey?
    ) throws -> Certificate.Extensions {
        let issuer = authority?.privateKey ?? key
        let constraints: BasicConstraints =
            isAuthority ? .isCertificateAuthority(maxPathLength: 0) : .notCertificateAuthority
        let keyUsage =
            isAuthority
            ? KeyUsage(keyCertSign: true, cRLSign: true)
            : KeyUsage(digitalSignature: true, keyEncipherment: true)
        var all = [
            try Critical(constraints).makeCertificateExtension(),
            try Critical(keyUsage).makeCertificateExtension(),
            try SubjectKeyIdentifier(hash: key.publicKey).makeCertificateExtension(),
            try AuthorityKeyIdentifier(
                keyIdentifier: SubjectKeyIdentifier(hash: issuer.publicKey).keyIdentifier
            ).makeCertificateExtension(),
        ]
        if let usage { all.append(try ExtendedKeyUsage([usage]).makeCertificateExtension()) }
        return try Certificate.Extensions(all + extensions)
    }
}

extension Certificate.SerialNumber {
    /// Returns a random number, whose first byte is from 1 to 127, so that DER needs exactly 16 bytes.
    fileprivate static func random() -> Certificate.SerialNumber {
        Certificate.SerialNumber(
            bytes: [UInt8.random(in: 1...127)] + (1..<16).map { _ in UInt8.random(in: 0...255) })
    }
}
