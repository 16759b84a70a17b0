internal import SwiftASN1
internal import X509

extension DistinguishedName {
    static func authority() throws -> DistinguishedName {
        try DistinguishedName {
            CommonName("Handset Test Authority")
            OrganizationName("Handset")
        }
    }

    static func server() throws -> DistinguishedName {
        try DistinguishedName {
            CommonName("localhost")
            OrganizationName("Handset")
        }
    }

    /// Returns the name of a provider in the form that Apple uses.
    static func provider(
        topic: String, environments: Set<GatewayEnvironment>, teamID: String
    ) throws -> DistinguishedName {
        let service =
            switch (environments.contains(.sandbox), environments.contains(.production)) {
            case (true, false): "Apple Development IOS Push Services"
            case (false, true): "Apple Production IOS Push Services"
            default: "Apple Push Services"
            }
        return try DistinguishedName([
            RelativeDistinguishedName.Attribute(
                type: PushCertificateExtension.userID, utf8String: topic),
            RelativeDistinguishedName.Attribute(
                type: .RDNAttributeType.commonName, utf8String: "\(service): \(topic)"),
            RelativeDistinguishedName.Attribute(
                type: .RDNAttributeType.organizationalUnitName, utf8String: teamID),
        ])
    }

    /// The topic in the name of a provider: its `UID`, or the text after the colon in its common name; `nil`
    /// if it has neither.
    var topic: String? {
        text(of: PushCertificateExtension.userID)
            ?? text(of: .RDNAttributeType.commonName).flatMap { name in
                let topic = name.firstRange(of: ": ").map { String(name[$0.upperBound...]) }
                return topic?.isEmpty == true ? nil : topic
            }
    }

    private func text(of type: ASN1ObjectIdentifier) -> String? {
        for name in self {
            for attribute in name where attribute.type == type {
                if let text = String(attribute.value), !text.isEmpty { return text }
            }
        }
        return nil
    }
}
