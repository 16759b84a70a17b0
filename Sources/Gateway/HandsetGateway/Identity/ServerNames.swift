internal import Handset
internal import SwiftASN1
internal import X509

/// The names and addresses that a server's certificate is for.
struct ServerNames: Hashable, Sendable {
    /// The host names of Apple's services.
    ///
    /// A hosts file or a DNS entry can send a sender with built-in names to the gateway.
    static let apple = [
        "api.push.apple.com", "api.sandbox.push.apple.com", "api.development.push.apple.com",
        "api-manage-broadcast.push.apple.com", "api-manage-broadcast.sandbox.push.apple.com",
        "gateway.push.apple.com", "gateway.sandbox.push.apple.com", "feedback.push.apple.com",
        "feedback.sandbox.push.apple.com",
    ]
    static let loopback = ["localhost", "127.0.0.1", "::1"]

    private let names: Set<String>
    private let addresses: Set<[UInt8]>

    init(_ texts: [String]) {
        addresses = Set(texts.compactMap(Self.address))
        names = Set(texts.filter { Self.address($0) == nil }.map { $0.lowercased() })
    }

    init(of certificate: Certificate) {
        var names: Set<String> = []
        var addresses: Set<[UInt8]> = []
        let entries = (try? certificate.extensions.subjectAlternativeNames) ?? nil
        for entry in entries ?? SubjectAlternativeNames([]) {
            switch entry {
            case .dnsName(let name): names.insert(name.lowercased())
            case .ipAddress(let address): addresses.insert(Array(address.bytes))
            default: break
            }
        }
        self.names = names
        self.addresses = addresses
    }

    func contains(_ text: String) -> Bool {
        if let address = Self.address(text) { return addresses.contains(address) }
        let name = text.lowercased()
        if names.contains(name) { return true }
        guard let dot = name.firstIndex(of: ".") else { return false }
        return names.contains("*" + name[dot...])
    }

    func contains(allOf other: ServerNames) -> Bool {
        names.isSuperset(of: other.names) && addresses.isSuperset(of: other.addresses)
    }

    /// The extension that lists the names, in a fixed order.
    var certificateExtension: Certificate.Extension {
        get throws {
            // Senders on Mono look for an address among the DNS names.
            let texts = addresses.compactMap(Self.text)
            let entries =
                (names.union(texts)).sorted().map { GeneralName.dnsName($0) }
                + addresses.sorted { $0.lexicographicallyPrecedes($1) }.map {
                    GeneralName.ipAddress(ASN1OctetString(contentBytes: $0[...]))
                }
            return try SubjectAlternativeNames(entries).makeCertificateExtension()
        }
    }

    /// Returns true if a text is an address, or a name that a certificate can have: letters, digits,
    /// hyphens and underscores between dots, perhaps with `*` as the first part.
    static func isPossible(_ text: String) -> Bool {
        guard address(text) == nil else { return true }
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...253).contains(text.utf8.count) else { return false }
        return parts.enumerated().allSatisfy { index, part in
            if index == 0, parts.count > 1, part.elementsEqual("*".utf8) { return true }
            return (1...63).contains(part.count)
                && part.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"),
                        UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                        UInt8(ascii: "_"):
                        true
                    default: false
                    }
                }
        }
    }

    private static func address(_ text: String) -> [UInt8]? { Platform.addressBytes(text) }

    private static func text(_ address: [UInt8]) -> String? {
        address.count == 4 ? address.map(String.init).joined(separator: ".") : nil
    }
}
