import Foundation
import Handset
import HandsetGateway

/// The environment variables that lead a sender of Firebase Cloud Messaging to its stand-in.
///
/// Each library takes one of several for the same thing: the proxy, and the roots that it trusts.
struct FCMVariables: Sendable {
    /// The names that only Handset gives a meaning.
    static let ownNames = ["HANDSET_FCM_TOKEN", "HANDSET_FID", "HANDSET_FCM_PORT"]

    /// The names of others, in the order in which they are given.
    static let otherNames = [
        "HTTPS_PROXY", "https_proxy", "NO_PROXY", "no_proxy", "REQUESTS_CA_BUNDLE",
        "CURL_CA_BUNDLE", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "NODE_OPTIONS", "PYTHONPATH",
        "RUBYOPT", "JAVA_TOOL_OPTIONS", "PHP_INI_SCAN_DIR", "GOOGLE_APPLICATION_CREDENTIALS",
        "GOOGLE_CLOUD_PROJECT", "GCLOUD_PROJECT", "GCE_METADATA_HOST", "GCE_METADATA_IP",
        "LD_PRELOAD",
    ]

    let members: [(name: String, value: String)]

    init(
        port: Int, _ files: FCMFiles, phone: FCMPhone, authority: String, preload: String?
    ) {
        let (proxy, local) = ("http://127.0.0.1:\(port)", "localhost,127.0.0.1,::1")
        let java =
            "-Dhttps.proxyHost=127.0.0.1 -Dhttps.proxyPort=\(port) "
            + Self.quoted("-Djavax.net.ssl.trustStore=\(files.javaRoots)")
            + " -Djavax.net.ssl.trustStorePassword=\(FCMConfiguration.javaPassword)"
        members =
            [
                ("HANDSET_FCM_TOKEN", phone.token), ("HANDSET_FID", phone.installation),
                ("HANDSET_FCM_PORT", "\(port)"),
                ("HTTPS_PROXY", proxy), ("https_proxy", proxy), ("NO_PROXY", local),
                ("no_proxy", local), ("REQUESTS_CA_BUNDLE", files.roots),
                ("CURL_CA_BUNDLE", files.roots), ("SSL_CERT_FILE", files.roots),
                ("NODE_EXTRA_CA_CERTS", authority),
                ("NODE_OPTIONS", "--require " + Self.quoted(files.nodeHook)),
                ("PYTHONPATH", files.pythonFolder), ("RUBYOPT", "-r\(files.rubyHook)"),
                ("JAVA_TOOL_OPTIONS", java),
                ("PHP_INI_SCAN_DIR", files.phpFolder),
                ("GOOGLE_APPLICATION_CREDENTIALS", files.account),
                ("GOOGLE_CLOUD_PROJECT", FCMConfiguration.project),
                ("GCLOUD_PROJECT", FCMConfiguration.project),
                ("GCE_METADATA_HOST", "127.0.0.1:\(port)"),
                ("GCE_METADATA_IP", "127.0.0.1:\(port)"),
            ] + (preload.map { [("LD_PRELOAD", $0)] } ?? [])
    }

    /// Returns the value of a variable in an environment that may have one already.
    static func merged(_ name: String, _ own: String, with inherited: String?) -> String {
        let given = inherited.flatMap { $0.isEmpty ? nil : $0 }
        switch name {
        case "NODE_OPTIONS", "RUBYOPT", "JAVA_TOOL_OPTIONS", "LD_PRELOAD":
            return joined(given, own, by: " ")
        case "NO_PROXY", "no_proxy": return joined(given, own, by: ",")
        case "PYTHONPATH":
            return given.map { $0 == own || $0.hasPrefix("\(own):") ? $0 : "\(own):\($0)" } ?? own
        // Without a folder of the user's, an empty one stands for PHP's own.
        case "PHP_INI_SCAN_DIR": return joined(given ?? "", own, by: ":")
        case "GOOGLE_CLOUD_PROJECT", "GCLOUD_PROJECT": return given ?? own
        default: return own
        }
    }

    private static func joined(_ given: String?, _ own: String, by mark: String) -> String {
        guard let given else { return own }
        return given.hasSuffix(own) ? given : given + mark + own
    }

    private static func quoted(_ text: String) -> String {
        text.contains(" ") ? "\"\(text)\"" : text
    }

    /// Returns the user's own proxy in an environment; `nil` without one of a known kind, and for the proxy of
    /// an earlier run.
    static func upstream(in environment: [String: String]) -> FCMUpstream? {
        proxy(in: environment).flatMap {
            FCMUpstream(
                $0, exceptions: environment["no_proxy"] ?? environment["NO_PROXY"] ?? "")
        }
    }

    /// Returns the address of the user's own proxy; `nil` without one, and for an earlier run's.
    ///
    /// Names in small letters come first, as with curl.
    static func proxy(in environment: [String: String]) -> String? {
        let names = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
        let proxy = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let own = environment["HANDSET_FCM_PORT"].map { "http://127.0.0.1:\($0)" }
        return proxy == own ? nil : proxy
    }

    /// Returns an address without a name and a password.
    static func withoutLogin(_ proxy: String) -> String {
        guard let mark = proxy.lastIndex(of: "@") else { return proxy }
        let scheme = proxy.range(of: "://").map { String(proxy[..<$0.upperBound]) } ?? ""
        return scheme + String(proxy[proxy.index(after: mark)...])
    }
}
