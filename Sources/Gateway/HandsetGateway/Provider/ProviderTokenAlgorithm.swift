internal import Crypto

/// An algorithm by which senders sign provider tokens.
enum ProviderTokenAlgorithm: String, CaseIterable, Sendable {
    /// ECDSA with P-256 and SHA-256, the one that Apple's pages name.
    case es256 = "ES256"
    /// SHA-512, with the same P-256 key.
    ///
    /// By RFC 7518 it takes a P-521 key. Not confirmed: that Apple's service accepts it. A library for PHP in
    /// wide use has sent nothing else since 2019.
    case es512 = "ES512"

    /// Compares bytes, since texts of other characters can be equal.
    static func named(_ name: String) -> ProviderTokenAlgorithm? {
        allCases.first { $0.rawValue.utf8.elementsEqual(name.utf8) }
    }

    /// Returns true if bytes can mean a signature that is valid for a text.
    func isValid(
        _ signature: [UInt8], for text: [UInt8], by key: P256.Signing.PublicKey
    ) -> Bool {
        forms(of: signature).contains { signature in
            switch self {
            case .es256: key.isValidSignature(signature, for: SHA256.hash(data: text))
            case .es512: key.isValidSignature(signature, for: SHA512.hash(data: text))
            }
        }
    }

    /// Returns the signatures that bytes can mean.
    ///
    /// RFC 7518 defines r and s, of as many bytes each. Many senders write DER, as OpenSSL signs, and Apple's
    /// service accepts it: the token of the sample request in its documentation is DER.
    private func forms(of bytes: [UInt8]) -> [P256.Signing.ECDSASignature] {
        [
            raw(bytes).flatMap { try? P256.Signing.ECDSASignature(rawRepresentation: $0) },
            try? P256.Signing.ECDSASignature(derRepresentation: bytes),
        ].compactMap { $0 }
    }

    /// Returns r and s in 32 bytes each, or `nil` if bytes are not the two numbers of the algorithm's length.
    private func raw(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count == 2 * integerByteCount else { return nil }
        let padding = integerByteCount - Self.keyByteCount
        let integers = [bytes[..<integerByteCount], bytes[integerByteCount...]]
        guard integers.allSatisfy({ $0.prefix(padding).allSatisfy { $0 == 0 } }) else { return nil }
        return integers.flatMap { $0.dropFirst(padding) }
    }

    /// The number of bytes of r and of s with the key of P-256.
    private static let keyByteCount = 32

    /// The number of bytes in which r is written, and s.
    private var integerByteCount: Int {
        switch self {
        case .es256: Self.keyByteCount
        case .es512: 66
        }
    }
}
