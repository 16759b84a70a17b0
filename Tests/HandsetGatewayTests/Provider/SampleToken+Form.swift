import Crypto
import Foundation

extension SampleToken {
    /// A form of signatures that senders write.
    enum SignatureForm: CaseIterable, Sendable {
        case raw, der
        /// ES512 by a P-256 key, with 66 bytes for each number, or in DER.
        case raw512, der512

        /// The member `alg` of the header, as JSON.
        var algorithm: String {
            switch self {
            case .raw, .der: #""ES256""#
            case .raw512, .der512: #""ES512""#
            }
        }

        /// The signature's r and s, 32 bytes each.
        func signature(of text: String, by key: P256.Signing.PrivateKey) throws -> Data {
            switch self {
            case .raw, .der: try key.signature(for: Data(text.utf8)).rawRepresentation
            case .raw512, .der512:
                try key.signature(for: SHA512.hash(data: Data(text.utf8))).rawRepresentation
            }
        }

        /// The bytes of a signature of r and s, 32 bytes each.
        func bytes(of signature: Data) throws -> [UInt8] {
            switch self {
            case .raw: Array(signature)
            case .raw512:
                [signature.prefix(32), signature.suffix(32)].flatMap {
                    [UInt8](repeating: 0, count: 34) + $0
                }
            case .der, .der512:
                Array(
                    try P256.Signing.ECDSASignature(rawRepresentation: signature).derRepresentation)
            }
        }
    }

    /// A form of base64 that senders write.
    enum Base64Form: CaseIterable, Sendable {
        case url, paddedURL, standard, unpaddedStandard
        /// Standard base64 of which only the first character that URLs need otherwise was replaced.
        case mixed

        func text(of bytes: some Sequence<UInt8>) -> String {
            let standard = Data(bytes).base64EncodedString()
            let url = standard.replacing("+", with: "-").replacing("/", with: "_")
            return switch self {
            case .url: url.replacing("=", with: "")
            case .paddedURL: url
            case .standard: standard
            case .unpaddedStandard: standard.replacing("=", with: "")
            case .mixed:
                standard.replacing("+", with: "-", maxReplacements: 1)
                    .replacing("/", with: "_", maxReplacements: 1).replacing("=", with: "")
            }
        }
    }

    /// The token's first two parts in a form of base64.
    ///
    /// A claim needs the characters in which the two alphabets differ.
    func signedText(_ form: Base64Form) -> String {
        let token = claim("x", #""???>>>~~~???>>>~~~""#)
        return [token.header, token.claims].map { form.text(of: Self.json($0).utf8) }
            .joined(separator: ".")
    }

    /// A token of both forms; a closure may spoil the bytes of its signature.
    func text(
        _ signatureForm: SignatureForm, _ base64Form: Base64Form,
        _ spoil: (inout [UInt8]) -> Void = { _ in }
    ) throws -> String {
        let text = header("alg", signatureForm.algorithm).signedText(base64Form)
        let signature = try signatureForm.signature(of: text, by: signingKey)
        var bytes = try signatureForm.bytes(of: signature)
        spoil(&bytes)
        return "\(text).\(base64Form.text(of: bytes))"
    }
}
