internal import SwiftASN1
internal import X509

internal import struct Foundation.Date

/// What one of the gateway's certificates says, whoever signs it.
struct CertificateTemplate {
    /// How long before its making it is valid already, for clocks that are behind: an hour.
    static let lead = 3600
    /// How long before its end it is made anew, for a gateway that runs a while: a day.
    static let renewal = 86_400
    private static let year = 365 * 86_400

    private let subject: DistinguishedName
    private let isAuthority: Bool
    private let lifetime: Int
    private let usage: ExtendedKeyUsage.Usage?
    private let extensions: [Certificate.Extension]

    /// The certificate of the authority, for ten years.
    static func authority() throws -> CertificateTemplate {
        CertificateTemplate(
            subject: try .authority(), isAuthority: true, lifetime: 10 * year, usage: nil,
            extensions: [])
    }

    /// The certificate of the server, for a year.
    static func server() throws -> CertificateTemplate {
        // Mono's senders look for an address among the DNS names.
        let names = SubjectAlternativeNames([
            .dnsName("localhost"), .dnsName("127.0.0.1"),
            .ipAddress(ASN1OctetString(contentBytes: [127, 0, 0, 1])),
            .ipAddress(
                ASN1OctetString(contentBytes: ArraySlice([UInt8](repeating: 0, count: 15) + [1]))),
        ])
        return CertificateTemplate(
            subject: try .server(), isAuthority: false, lifetime: year, usage: .serverAuth,
            extensions: [try names.makeCertificateExtension()])
    }

    /// The certificate of a provider, for a year.
    static func provider(
        topic: String, environments: Set<GatewayEnvironment>, teamID: String
    ) throws -> CertificateTemplate {
        let marks = try GatewayEnvironment.allCases.filter(environments.contains)
            .map(PushCertificateExtension.mark)
        let topics = try PushCertificateExtension.list([
            (topic, "app"), ("\(topic).voip", "voip"), ("\(topic).complication", "complication"),
        ])
        return CertificateTemplate(
            subject: try .provider(topic: topic, environments: environments, teamID: teamID),
            isAuthority: false, lifetime: year, usage: .clientAuth, extensions: marks + [topics])
    }

    /// Makes the certificate of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - authority: Who signs it. If `nil`, the key itself.
    ///   - now: The present moment in seconds since 1970.
    /// - Returns: The certificate, which ends with its authority's at the latest.
    /// - Throws: What the library throws that makes it.
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
    /// A random number of 16 bytes whose first is neither zero nor negative, so that its form in DER has
    /// as many.
    fileprivate static func random() -> Certificate.SerialNumber {
        Certificate.SerialNumber(
            bytes: [UInt8.random(in: 1...127)] + (1..<16).map { _ in UInt8.random(in: 0...255) })
    }
}
