import NIOSSL

/// A TLS handshake's failure: the reasons that the library names.
struct TLSFault {
    /// The names of the library's reasons, such as `TLSV1_ALERT_UNKNOWN_CA`.
    let reasons: [String]
    let isClosed: Bool

    /// Returns `nil` for an error that is not TLS's.
    init?(_ error: any Error) {
        let failure: BoringSSLError
        switch error {
        case NIOSSLError.handshakeFailed(let error): failure = error
        case let error as BoringSSLError: failure = error
        default: return nil
        }
        switch failure {
        case .sslError(let errors), .unknownError(let errors):
            reasons = errors.compactMap(Self.reason)
            isClosed = errors.contains(.eofDuringHandshake)
        default:
            reasons = []
            isClosed = false
        }
    }

    func cause(alert: TLSAlert?, missingName: String?) -> ConnectionProblem.Cause {
        for reason in (alert?.reason).map({ [$0] }) ?? reasons {
            switch reason {
            case "TLSV1_ALERT_UNKNOWN_CA": return .unknownAuthority
            case "SSLV3_ALERT_BAD_CERTIFICATE", "SSLV3_ALERT_CERTIFICATE_UNKNOWN",
                "SSLV3_ALERT_UNSUPPORTED_CERTIFICATE", "SSLV3_ALERT_CERTIFICATE_EXPIRED",
                "SSLV3_ALERT_CERTIFICATE_REVOKED", "TLSV1_ALERT_ACCESS_DENIED":
                return missingName.map { .missingName($0) } ?? .rejectedCertificate
            case "PEER_DID_NOT_RETURN_A_CERTIFICATE": return .noClientCertificate
            case "UNSUPPORTED_PROTOCOL", "TLSV1_ALERT_PROTOCOL_VERSION", "WRONG_SSL_VERSION":
                return .tlsVersion
            default: continue
            }
        }
        if isClosed { return missingName.map { .missingName($0) } ?? .closedDuringHandshake }
        return .tls(words)
    }

    /// Returns words for an error of setting TLS up.
    static func words(_ error: any Error) -> String {
        TLSFault(error)?.words ?? "TLS does not take the certificate and its key"
    }

    private var words: String {
        reasons.isEmpty
            ? "the reason is unknown"
            : reasons.map { $0.lowercased().replacing("_", with: " ") }.joined(separator: ", ")
    }

    /// The library gives it only within a text: `error:…:SSL routines:OPENSSL_internal:REASON at FILE`.
    private static func reason(_ error: BoringSSLInternalError) -> String? {
        let text = error.description
        guard let start = text.firstRange(of: "OPENSSL_internal:")?.upperBound else { return nil }
        return String(text[start...].prefix { $0 != " " })
    }
}
