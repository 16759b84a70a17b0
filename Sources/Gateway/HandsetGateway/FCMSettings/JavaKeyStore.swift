internal import Crypto

/// A file of trusted certificates for Java, in its own form (JKS).
enum JavaKeyStore {
    static let password = "changeit"

    /// Returns the file with certificates in DER.
    static func bytes(of certificates: [[UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = [0xFE, 0xED, 0xFE, 0xED, 0, 0, 0, 2]
        append(UInt32(clamping: certificates.count), to: &bytes)
        for (index, certificate) in certificates.enumerated() {
            // A trusted certificate: its alias, the time of its entry, its type.
            append(UInt32(2), to: &bytes)
            append("root\(index)", to: &bytes)
            append(UInt64(0), to: &bytes)
            append("X.509", to: &bytes)
            append(UInt32(clamping: certificate.count), to: &bytes)
            bytes += certificate
        }
        var hash = Insecure.SHA1()
        for unit in password.utf16 { hash.update(data: [UInt8(unit >> 8), UInt8(unit & 0xFF)]) }
        hash.update(data: Array("Mighty Aphrodite".utf8))
        hash.update(data: bytes)
        return bytes + Array(hash.finalize())
    }

    private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        append(UInt16(clamping: text.utf8.count), to: &bytes)
        bytes += text.utf8
    }
}
