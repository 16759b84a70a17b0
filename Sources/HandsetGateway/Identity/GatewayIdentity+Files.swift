internal import X509

internal import struct Foundation.Date

extension GatewayIdentity {
    // Until 9000: the last year that a certificate can name is 9999 (RFC 5280, 4.1.2.5).
    private static let times = 0...221_845_392_000

    /// The folder for state of this user, by the XDG Base Directory Specification:
    /// `$XDG_STATE_HOME/handset`, or `$HOME/.local/state/handset`.
    ///
    /// ```swift
    /// print(GatewayIdentity.defaultDirectory(environment: ["XDG_STATE_HOME": "/state"]) ?? "none")
    /// // /state/handset
    /// ```
    ///
    /// - Parameter environment: The environment variables. As the specification has it, a path that does
    ///   not begin with a slash is read over.
    /// - Returns: The path, or `nil` if the environment names neither folder.
    public static func defaultDirectory(environment: [String: String]) -> String? {
        func folder(_ name: String) -> String? {
            environment[name].flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
        }
        return folder("XDG_STATE_HOME").map { "\($0)/handset" }
            ?? folder("HOME").map { "\($0)/.local/state/handset" }
    }

    /// Reads the files of an identity, and makes those that are not there.
    ///
    /// | File | What it is |
    /// |---|---|
    /// | `ca.pem`, `ca-key.pem` | the authority, which senders have to trust |
    /// | `server.pem`, `server-key.pem` | what the gateway shows: for `localhost`, 127.0.0.1 and ::1 |
    /// | `client.pem`, `client-key.pem` | what a provider can show, as Apple makes them |
    /// | `AuthKey_….p8`, `provider-key.json` | with what a provider can sign provider tokens |
    ///
    /// A certificate is made anew, for the same key, in the last day of its time: the authority's after
    /// ten years, the others after a year. The provider's is made anew too if it is for another topic or
    /// other services than are asked for. Keys are made once. Private keys are for this user only, and so
    /// is the folder if it is made. Gateways that start at the same moment wait for one another.
    ///
    /// - Parameters:
    ///   - directory: The folder; it is made if it is not there, with those above it.
    ///   - topic: The topic that the provider's certificate is for, with its `.voip` and `.complication`.
    ///   - environments: The services that the provider's certificate is for: both by default, as all of
    ///     Apple's have been since 2015.
    ///   - now: The present moment in seconds since 1970. If `nil`, the default, that of the system's clock.
    /// - Returns: The identity.
    /// - Throws: ``GatewayIdentityError`` if a file cannot be read or written, if a certificate is not that
    ///   of its key or not signed by the authority, or if the topic is empty or too long.
    public static func loadOrMake(
        in directory: String, topic: String,
        environments: Set<GatewayEnvironment> = Set(GatewayEnvironment.allCases),
        now: Int? = nil
    ) throws(GatewayIdentityError) -> GatewayIdentity {
        guard (1...200).contains(topic.utf8.count) else {
            throw GatewayIdentityError(directory, .topic(topic))
        }
        let now = now ?? Int(Date().timeIntervalSince1970)
        guard times.contains(now) else { throw GatewayIdentityError(directory, .clock(now)) }
        let folder = try StateDirectory(makingAt: directory)
        return try folder.locked { () throws(GatewayIdentityError) in
            try GatewayIdentity(
                IdentityFiles(directory: folder, now: now), topic: topic,
                environments: environments.isEmpty
                    ? Set(GatewayEnvironment.allCases) : environments)
        }
    }

    private init(
        _ files: IdentityFiles, topic: String, environments: Set<GatewayEnvironment>
    ) throws(GatewayIdentityError) {
        let authority = try files.pair("ca", signedBy: nil) { try .authority() }
        try files.write([authority.certificate], to: "ca")
        let server = try files.pair("server", signedBy: authority) { try .server() }
        try files.write([server.certificate, authority.certificate], to: "server")
        let (signingKey, providerKey) = try files.providerKey()
        let client = try files.pair(
            "client", signedBy: authority,
            isCurrent: { certificate in
                let read = ClientCertificate(
                    certificate, authority: authority.certificate, at: files.now)
                return read.topics.first == topic && read.environments == environments
            },
            template: {
                try .provider(
                    topic: topic, environments: environments, teamID: providerKey.teamID)
            })
        try files.write([client.certificate], to: "client")

        let tlsAuthority = try files.make("ca.pem") { try authority.tlsCertificate }
        serverChain = [try files.make("server.pem") { try server.tlsCertificate }, tlsAuthority]
        serverKey = try files.make("server-key.pem") { try server.tlsKey }
        self.authority = tlsAuthority
        clientCertificate = try files.make("client.pem") { try client.tlsCertificate }
        clientKey = try files.make("client-key.pem") { try client.tlsKey }
        providerSigningKey = signingKey
        self.providerKey = providerKey
        directory = files.directory.path
        notes = Self.notes(files.directory, providerKey)
    }
}
