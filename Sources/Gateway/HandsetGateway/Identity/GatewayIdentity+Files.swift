internal import Handset
internal import X509

internal import struct Foundation.Date

extension GatewayIdentity {
    // Up to the year 9000: a certificate cannot name a year after 9999 (RFC 5280, 4.1.2.5).
    private static let times = 0...221_845_392_000

    /// Returns this user's folder for state, as the XDG Base Directory Specification defines it:
    /// `$XDG_STATE_HOME/handset`, or `$HOME/.local/state/handset`.
    ///
    /// ```swift
    /// print(GatewayIdentity.defaultDirectory(environment: ["XDG_STATE_HOME": "/state"]) ?? "none")
    /// // /state/handset
    /// ```
    ///
    /// - Parameter environment: The environment variables. A path that does not begin with a slash
    ///   is ignored, as the specification demands.
    /// - Returns: The path, or `nil` if the environment names neither folder.
    public static func defaultDirectory(environment: [String: String]) -> String? {
        UserStateDirectory.standard { environment[$0] }
    }

    /// Returns true if a text is an IP address, or a host name that a certificate can have.
    package static func isHostName(_ text: String) -> Bool { ServerNames.isPossible(text) }

    /// Reads the files of an identity, and creates those that are missing.
    ///
    /// | File | What it is |
    /// |---|---|
    /// | `ca.pem`, `ca-key.pem` | the authority, which senders have to trust |
    /// | `server.pem`, `server-key.pem` | what the gateway shows: for `localhost`, 127.0.0.1, ::1, the host names of Apple's services, and others that are given |
    /// | `client.pem`, `client-key.pem` | what a provider can show, as Apple makes them |
    /// | `AuthKey_….p8`, `provider-key.json` | with what a provider can sign provider tokens |
    ///
    /// The provider's certificate is for one topic; the other form of this function has several.
    ///
    /// A certificate is renewed for the same key on the last day of its validity: the authority's
    /// after ten years, the others after a year. The provider's certificate is also renewed when
    /// another topic or other services are asked for, and the server's when it lacks a name. Keys are created once. Only this user can
    /// read private keys, and the folder if this function creates it. Gateways that start at the
    /// same moment wait for each other.
    ///
    /// - Parameters:
    ///   - directory: The folder. It is created if it is missing, with its parents.
    ///   - topic: The topic of the provider's certificate, which also covers its `.voip` and
    ///     `.complication`.
    ///   - environments: The services of the provider's certificate. The default is both, as in all
    ///     of Apple's certificates since 2015.
    ///   - hostNames: Further names and addresses for the server's certificate, by which senders
    ///     reach the gateway.
    ///   - now: The current time in seconds since 1970. If `nil`, the default, the time of the
    ///     system's clock.
    /// - Returns: The identity.
    /// - Throws: ``GatewayIdentityError`` if a file cannot be read or written, if a certificate
    ///   does not match its key or its authority, if the topic is empty or too long, or if a
    ///   certificate cannot have one of the names.
    public static func loadOrMake(
        in directory: String, topic: String,
        environments: Set<GatewayEnvironment> = Set(GatewayEnvironment.allCases),
        hostNames: [String] = [], now: Int? = nil
    ) throws(GatewayIdentityError) -> GatewayIdentity {
        try loadOrMake(
            in: directory, topics: [topic], environments: environments, hostNames: hostNames,
            now: now)
    }

    /// Reads the files of an identity for several apps, and creates those that are missing.
    ///
    /// - Parameters:
    ///   - directory: The folder. It is created if it is missing, with its parents.
    ///   - topics: The topics of the provider's certificate, each with its `.voip` and `.complication`. The
    ///     first is its subject's.
    ///   - environments: The services of the provider's certificate. The default is both.
    ///   - hostNames: More names of the server's certificate; see the other form.
    ///   - now: The current time in seconds since 1970. If `nil`, the default, the time of the
    ///     system's clock.
    /// - Returns: The identity.
    /// - Throws: ``GatewayIdentityError`` if a file cannot be read or written, if a certificate
    ///   does not match its key or its authority, or if there is no topic, or one is empty or too long.
    public static func loadOrMake(
        in directory: String, topics: [String],
        environments: Set<GatewayEnvironment> = Set(GatewayEnvironment.allCases),
        hostNames: [String] = [], now: Int? = nil
    ) throws(GatewayIdentityError) -> GatewayIdentity {
        try check(topics: topics, hostNames: hostNames, for: directory)
        let now = now ?? Int(Date().timeIntervalSince1970)
        guard times.contains(now) else { throw GatewayIdentityError(directory, .clock(now)) }
        let folder = try StateDirectory(makingAt: directory)
        return try folder.locked { () throws(GatewayIdentityError) in
            try GatewayIdentity(
                IdentityFiles(directory: folder, now: now), topics: topics,
                environments: environments.isEmpty
                    ? Set(GatewayEnvironment.allCases) : environments,
                serverNames: ServerNames(
                    ServerNames.loopback + ServerNames.apple + hostNames))
        }
    }

    /// Throws if a certificate cannot have one of the topics or names.
    static func check(
        topics: [String], hostNames: [String], for directory: String
    ) throws(GatewayIdentityError) {
        for topic in topics.isEmpty ? [""] : topics
        where !(1...200).contains(topic.utf8.count) {
            throw GatewayIdentityError(directory, .topic(topic))
        }
        if let name = hostNames.first(where: { !ServerNames.isPossible($0) }) {
            throw GatewayIdentityError(directory, .hostName(name))
        }
    }

    private init(
        _ files: IdentityFiles, topics: [String], environments: Set<GatewayEnvironment>,
        serverNames: ServerNames
    ) throws(GatewayIdentityError) {
        let authority = try files.pair("ca", signedBy: nil) { try .authority() }
        try files.write([authority.certificate], to: "ca")
        let server = try files.pair(
            "server", signedBy: authority,
            isCurrent: { ServerNames(of: $0).contains(allOf: serverNames) },
            template: { try .server(for: serverNames) })
        try files.write([server.certificate, authority.certificate], to: "server")
        let (signingKey, providerKey) = try files.providerKey()
        let client = try files.pair(
            "client", signedBy: authority,
            isCurrent: { certificate in
                let read = ClientCertificate(
                    certificate, authorities: [authority.certificate], at: files.now)
                return read.topics.first == topics.first
                    && Set(topics).isSubset(of: read.topics) && read.environments == environments
            },
            template: {
                try .provider(
                    topics: topics, environments: environments, teamID: providerKey.teamID)
            })
        try files.write([client.certificate], to: "client")

        let tlsAuthority = try files.make("ca.pem") { try authority.tlsCertificate }
        serverChain = [try files.make("server.pem") { try server.tlsCertificate }, tlsAuthority]
        serverKey = try files.make("server-key.pem") { try server.tlsKey }
        self.serverNames = ServerNames(of: server.certificate)
        self.authority = tlsAuthority
        providerAuthorities = [authority.certificate]
        clientCertificate = try files.make("client.pem") { try client.tlsCertificate }
        clientKey = try files.make("client-key.pem") { try client.tlsKey }
        providerSigningKey = signingKey
        self.providerKey = providerKey
        pem = try files.make("ca.pem") {
            try IdentityPEM(
                authority: authority.certificate, client: client, signingKey: signingKey)
        }
        directory = files.directory.path
        notes = Self.notes(files.directory, providerKey)
    }
}
