internal import Crypto
internal import CryptoExtras
internal import Dispatch
internal import Handset
internal import X509

internal import struct Foundation.Date

extension GatewayIdentity {
    /// Makes an identity that is kept in memory only.
    ///
    /// It takes half a second, for its three RSA keys.
    ///
    /// - Parameters:
    ///   - topics: The topics of the provider's certificate, at least one.
    ///   - hostNames: Further names and addresses for the server's certificate, besides `localhost`,
    ///     127.0.0.1, ::1 and the host names of Apple's services.
    /// - Returns: The identity, without ``directory`` and ``notes``.
    /// - Throws: ``GatewayIdentityError`` if a certificate cannot have one of the topics or names.
    public static func inMemory(
        topics: [String], hostNames: [String] = []
    ) throws(GatewayIdentityError) -> GatewayIdentity {
        try check(topics: topics, hostNames: hostNames, for: "memory")
        do {
            return try GatewayIdentity(
                inMemoryFor: topics,
                serverNames: ServerNames(ServerNames.loopback + ServerNames.apple + hostNames))
        } catch {
            throw GatewayIdentityError(
                "memory", .unmakeable("the library of certificates has failed"))
        }
    }

    private init(inMemoryFor topics: [String], serverNames: ServerNames) throws {
        let now = Int(Date().timeIntervalSince1970)
        func pair(
            _ template: CertificateTemplate, signedBy authority: CertifiedKey?
        ) throws -> CertifiedKey {
            let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
            let certificate = try template.certificate(
                of: Certificate.PrivateKey(key), signedBy: authority, at: now)
            return CertifiedKey(certificate: certificate, key: key)
        }
        let signingKey = P256.Signing.PrivateKey()
        let providerKey = try ProviderKey(
            signingKey.publicKey, keyID: IdentityFiles.identifier(),
            teamID: IdentityFiles.identifier(), source: "memory")
        let authority = try pair(try .authority(), signedBy: nil)
        let server = try pair(try .server(for: serverNames), signedBy: authority)
        let client = try pair(
            try .provider(
                topics: topics, environments: Set(GatewayEnvironment.allCases),
                teamID: providerKey.teamID), signedBy: authority)
        self.init(
            serverChain: [try server.tlsCertificate, try authority.tlsCertificate],
            serverKey: try server.tlsKey, serverNames: ServerNames(of: server.certificate),
            providerAuthorities: [authority.certificate], authority: try authority.tlsCertificate,
            clientCertificate: try client.tlsCertificate, clientKey: try client.tlsKey,
            providerSigningKey: signingKey, providerKey: providerKey,
            pem: try IdentityPEM(
                authority: authority.certificate, client: client, signingKey: signingKey),
            directory: "", notes: [])
    }

    /// Returns the identity of this process, for tests: made once, and kept in memory.
    ///
    /// Its provider's certificate is for the topic `com.example.app`.
    ///
    /// - Throws: ``GatewayIdentityError`` if it cannot be made.
    public static func ofThisProcess() async throws -> GatewayIdentity {
        try await processIdentity.value
    }

    private static let processIdentity = Task.detached {
        try await withCheckedThrowingContinuation { continuation in
            // Not on one of the few threads of tasks, of which it would take one for half a second.
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result {
                        () throws(GatewayIdentityError) in
                        try inMemory(topics: ["com.example.app"])
                    }.mapError { $0 as any Error })
            }
        }
    }

    /// Writes the files that senders need, for senders that take paths.
    ///
    /// The files are the same as ``loadOrMake(in:topic:environments:hostNames:now:)`` writes for senders; only
    /// this user can read the private keys.
    ///
    /// - Parameter directory: The folder. It is created if it is missing.
    /// - Returns: The paths of the files.
    /// - Throws: ``GatewayIdentityError`` if a file cannot be written.
    public func write(in directory: String) throws(GatewayIdentityError) -> IdentityPaths {
        let folder = try StateDirectory(makingAt: directory)
        let paths = IdentityPaths(in: folder.path, providerKey)
        for (path, text, mode) in [
            (paths.authority, pem.authority, 0o644),
            (paths.clientCertificate, pem.clientCertificate, 0o644),
            (paths.clientKey, pem.clientKey, 0o600), (paths.providerKey, pem.providerKey, 0o600),
        ] as [(String, String, UInt32)] {
            let name = String(path.dropFirst(folder.path.count + 1))
            try folder.write(Array(text.utf8), to: name, mode: mode)
        }
        return paths
    }
}
