import Handset
import HandsetGateway

/// The words for failures below the API, with advice for the sender or for the options.
struct ProblemWords: Sendable {
    /// The path of the authority's certificate, or `nil` if the server's certificate is the user's own.
    let authorityPath: String?
    let clientPaths: (certificate: String, key: String)
    let isEncrypted: Bool
    let environment: GatewayEnvironment
    /// The time for a handshake or a request, in seconds.
    let requestTimeout: Int

    /// Returns the line about a failure: the sender, the finding and advice.
    func line(for problem: ConnectionProblem) -> String {
        "handset: \(start(of: problem)); \(advice(for: problem))"
    }

    func start(of problem: ConnectionProblem) -> String {
        switch problem.cause {
        case .openFileLimit, .connectionLimit: return finding(of: problem)
        default: break
        }
        return "the sender at \(problem.peer ?? "an unknown address") \(finding(of: problem))"
    }

    private func finding(of problem: ConnectionProblem) -> String {
        problem.finding(in: environment, within: requestTimeout)
    }

    private func advice(for problem: ConnectionProblem) -> String {
        switch problem.cause {
        case .unknownAuthority: trust
        case .missingName(let name):
            authorityPath == nil
                ? "connect by a name of its certificate"
                : "start with --tls hostname=\(SourceExcerpt.quoted(name)), and \(trust)"
        case .rejectedCertificate, .closedDuringHandshake, .closedAfterHandshake:
            "\(trust), and connect by a name of the certificate, such as localhost"
        case .tlsVersion:
            problem.port == .http2
                ? "let it use TLS 1.2 or 1.3" : "let it use TLS 1.2, or send to http2"
        case .tls: "compare its TLS settings with those of curl"
        case .noClientCertificate, .invalidClientCertificate: certificate(for: problem.cause)
        case .otherEnvironment:
            "start with --environment \(environment == .sandbox ? "production" : "sandbox"), or show "
                + clientPaths.certificate
        case .plainText: "send to https://, or start with --tls off"
        case .encrypted: "leave out --tls off, or let it send without TLS"
        case .http1, .upgrade, .notHTTP2:
            "let it speak HTTP/2 from the first byte on, such as curl "
                + (isEncrypted ? "--http2 with https://" : "--http2-prior-knowledge")
        case .http: "send to the address of http2 in ready.json"
        case .malformedField:
            "give names in small letters, values without control characters, and no field of "
                + "HTTP/1.1 such as connection"
        case .damagedPacket:
            "look at its bytes with handset unpack, since all that comes after them is lost"
        case .timeout: "see what it waits for, or raise --limit request-time"
        case .openFileLimit: "close connections, or raise the limit with ulimit -n"
        case .connectionLimit: "close connections, or raise --limit connections"
        case .unfinishedLimit:
            "let it end its requests and read its answers, or raise --limit unfinished-bytes"
        case .delayLimit: "ask for fewer delays at a time, or raise --limit delayed-bytes"
        }
    }

    private var trust: String {
        authorityPath.map { "let it trust \($0), such as with curl --cacert" }
            ?? "let it trust the authority of its certificate"
    }

    private func certificate(for cause: ConnectionProblem.Cause) -> String {
        let own = "let it show \(clientPaths.certificate) with \(clientPaths.key)"
        return cause == .noClientCertificate
            ? "\(own), such as with curl --cert and --key"
            : "\(own), or give its authority to --tls trust"
    }
}
