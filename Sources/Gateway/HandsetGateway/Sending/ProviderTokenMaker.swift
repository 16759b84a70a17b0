internal import Crypto
internal import Foundation
internal import Handset

/// Makes provider tokens, as a sender does.
package enum ProviderTokenMaker {
    /// Returns a provider token of a key in a `.p8` file; `now` is in seconds since 1970.
    package static func token(
        ofKey path: String, keyID: String, teamID: String, at now: Int
    ) throws(ProviderKeyError) -> String {
        let bytes: [UInt8]
        do throws(FileBytes.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            throw ProviderKeyError(path, .unreadable(error.description))
        }
        guard
            case .privateKey(let key) = try ProviderKeyFile(
                String(decoding: bytes, as: UTF8.self), path)
        else { throw ProviderKeyError(path, .noKey) }
        let header = JSONText.object(["alg": .string("ES256"), "kid": .string(keyID)])
        let claims = JSONText.object(["iss": .string(teamID), "iat": .integer(now)])
        let text = [header, claims].map { base64URL($0.bytes) }.joined(separator: ".")
        guard let signature = try? key.signature(for: Data(text.utf8)) else {
            throw ProviderKeyError(path, .noKey)
        }
        return "\(text).\(base64URL(signature.rawRepresentation))"
    }

    private static func base64URL(_ bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }
}
