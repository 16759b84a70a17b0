import Dispatch
import Handset
import HandsetCommandSupport
import HandsetGateway
import HandsetTestSupport

/// A gateway with TLS, whose files lie in a folder of its own.
struct SecureGateway {
    static let topic = "com.example.app"

    let folder: TemporaryFolder
    let started: StartedGateway

    /// Starts one on free ports.
    static func start(
        certificatesFor environments: Set<GatewayEnvironment> = Set(GatewayEnvironment.allCases),
        _ change: (inout GatewayConfiguration) -> Void = { _ in }
    ) async throws -> SecureGateway {
        let folder = try TemporaryFolder()
        let identity = try identity(in: folder, certificatesFor: environments)
        let started = try await StartedGateway.start { configuration in
            configuration.identity = identity
            change(&configuration)
        }
        return SecureGateway(folder: folder, started: started)
    }

    /// The files of identities by the environments of their certificates: to make one takes half a second.
    private static let made = Guarded<[Set<GatewayEnvironment>: FolderContents]>([:])

    /// Copies the files of an identity into a folder, and loads it.
    static func identity(
        in folder: TemporaryFolder,
        certificatesFor environments: Set<GatewayEnvironment> = Set(GatewayEnvironment.allCases)
    ) throws -> GatewayIdentity {
        let files = try made.withLock { made in
            if let files = made[environments] { return files }
            let folder = try TemporaryFolder()
            _ = try GatewayIdentity.loadOrMake(
                in: folder.path, topic: topic, environments: environments)
            let files = try FolderContents(of: folder.path)
            made[environments] = files
            return files
        }
        try files.write(to: folder.path)
        return try GatewayIdentity.loadOrMake(
            in: folder.path, topic: topic, environments: environments)
    }

    private static let other = Result {
        try GatewayIdentity.inMemory(topics: [topic]).pem.authority
    }

    /// Writes the certificate of an authority that no gateway has, and returns its path.
    static func otherAuthority(in folder: TemporaryFolder) throws -> String {
        try folder.write(other.get(), to: "ca.pem")
    }

    /// The port of the binary protocol.
    var port: String { Self.port(of: started.gateway.addresses.binary) }
    /// The port of the feedback service.
    var feedbackPort: String { Self.port(of: started.gateway.addresses.feedback) }

    private static func port(of address: String?) -> String {
        address?.split(separator: ":").last.map(String.init) ?? ""
    }

    /// Runs a command line of bash's that knows `HOST`, `PORT`, `CA`, `FOLDER` and more variables.
    func run(_ line: String, _ variables: [String: String] = [:]) async throws -> CommandResult {
        let known = [
            "HOST": "127.0.0.1", "PORT": port, "CA": folder.path("ca.pem"), "FOLDER": folder.path,
        ]
        let settings = known.merging(variables) { $1 }.map { "\($0)='\($1)'\n" }.joined()
        // Only here, in the task of the test, can it be skipped.
        for program in NeededProgram.programs(in: line) { try program.require() }
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result { try CommandResult.bash(settings + line, needing: []) })
            }
        }
    }
}
