internal import SwiftASN1
internal import X509

/// The extensions of Apple's provider certificates.
enum PushCertificateExtension {
    /// The attribute `UID` of a subject, which holds the topic (RFC 4519, 2.39).
    static let userID: ASN1ObjectIdentifier = [0, 9, 2342, 19_200_300, 100, 1, 1]
    /// The mark of a certificate for the sandbox, whose value is NULL.
    static let sandbox: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 1]
    /// The mark of a certificate for the production service, whose value is NULL.
    static let production: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 2]
    static let voipTopics: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 4]
    /// The topics of a certificate (Apple's "Communicating with APNs").
    static let topics: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 3, 6]

    static func mark(_ environment: GatewayEnvironment) throws -> Certificate.Extension {
        var serializer = DER.Serializer()
        try serializer.serialize(ASN1Null())
        return Certificate.Extension(
            oid: environment == .sandbox ? sandbox : production, critical: false,
            value: serializer.serializedBytes[...])
    }

    /// Creates a list of topics and their kinds of push: a sequence in which each topic is followed
    /// by a sequence with its kind.
    static func list(
        _ entries: [(topic: String, kind: String)]
    ) throws -> Certificate.Extension {
        var serializer = DER.Serializer()
        try serializer.appendConstructedNode(identifier: .sequence) { serializer in
            for entry in entries {
                try serializer.serialize(ASN1UTF8String(entry.topic))
                try serializer.appendConstructedNode(identifier: .sequence) { serializer in
                    try serializer.serialize(ASN1UTF8String(entry.kind))
                }
            }
        }
        return Certificate.Extension(
            oid: topics, critical: false, value: serializer.serializedBytes[...])
    }

    /// Returns the topics that an extension lists, in order; a VoIP extension may hold a single one instead.
    static func topics(in value: ArraySlice<UInt8>) throws -> [String] {
        let node = try DER.parse(value)
        guard case .constructed(let children) = node.content else { return [try topic(in: node)] }
        return try children.filter { $0.identifier == .utf8String }.map(topic)
    }

    private static func topic(in node: ASN1Node) throws -> String {
        let bytes = try ASN1UTF8String(derEncoded: node).bytes
        guard let topic = String(validating: bytes, as: UTF8.self) else {
            throw ASN1Error.invalidASN1Object(reason: "a topic is no UTF-8")
        }
        return topic
    }
}
