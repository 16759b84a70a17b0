internal import Crypto
internal import Handset

extension IdentityFiles {
    /// The file that names the key of provider tokens and its team.
    private static let providerKeyFile = "provider-key.json"

    /// Returns the key of provider tokens, and creates one if no file names it.
    func providerKey() throws(GatewayIdentityError) -> (P256.Signing.PrivateKey, ProviderKey) {
        let identifiers: (key: String, team: String)
        if let bytes = try directory.read(Self.providerKeyFile) {
            identifiers = try read(bytes)
        } else {
            identifiers = (Self.identifier(), Self.identifier())
            let key = P256.Signing.PrivateKey()
            try directory.write(
                Array((key.pemRepresentation + "\n").utf8), to: Self.name(identifiers.key),
                mode: 0o600)
            try directory.write(
                Array(
                    "{\"keyID\": \"\(identifiers.key)\", \"teamID\": \"\(identifiers.team)\"}\n"
                        .utf8),
                to: Self.providerKeyFile, mode: 0o644)
        }
        let path = directory.path(Self.name(identifiers.key))
        guard let bytes = try directory.read(Self.name(identifiers.key)) else {
            throw noProviderKey(.missing(keyPath: path))
        }
        do throws(ProviderKeyError) {
            guard case .privateKey(let signingKey) = try ProviderKeyFile(Self.text(bytes), path)
            else { throw ProviderKeyError(path, .noKey) }
            let key = try ProviderKey(
                signingKey.publicKey, keyID: identifiers.key, teamID: identifiers.team,
                source: path)
            return (signingKey, key)
        } catch {
            throw noProviderKey(.key(error))
        }
    }

    private func read(_ bytes: [UInt8]) throws(GatewayIdentityError) -> (key: String, team: String)
    {
        let json: Payload
        do throws(PayloadRefusal) {
            json = try Payload(json: bytes, source: directory.path(Self.providerKeyFile))
        } catch {
            throw noProviderKey(.json(error))
        }
        guard let key = json["keyID"]?.string, ProviderKey.isIdentifier(key),
            let team = json["teamID"]?.string, ProviderKey.isIdentifier(team)
        else { throw noProviderKey(.identifiers) }
        return (key, team)
    }

    private func noProviderKey(
        _ problem: TokenKeyProblem
    ) -> GatewayIdentityError {
        GatewayIdentityError(directory.path(Self.providerKeyFile), .noProviderKey(problem))
    }

    private static func name(_ keyID: String) -> String { "AuthKey_\(keyID).p8" }

    /// Returns ten random letters and digits, like Apple's identifiers.
    static func identifier() -> String {
        let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        return String((0..<10).compactMap { _ in characters.randomElement() })
    }
}
