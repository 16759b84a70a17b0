internal import Foundation

/// A proxy of the user, and the hosts that are reached without it.
package struct FCMUpstream: Hashable, Sendable {
    let host: String
    let port: Int
    /// The value of `Proxy-Authorization`; `nil` without a name and a password.
    let authorization: String?
    private let exceptions: [String]

    /// Reads the values of `HTTPS_PROXY` and `NO_PROXY`; `nil` if the first names no proxy of HTTP.
    package init?(_ proxy: String, exceptions: String) {
        let text = proxy.contains("://") ? proxy : "http://\(proxy)"
        guard let url = URLComponents(string: text), url.scheme == "http", let host = url.host,
            !host.isEmpty
        else { return nil }
        self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        port = url.port ?? 80
        authorization = url.user.map { user in
            "Basic " + Data("\(user):\(url.password ?? "")".utf8).base64EncodedString()
        }
        self.exceptions = exceptions.split { $0 == "," || $0 == " " }.map { $0.lowercased() }
    }

    /// True if a host is reached through the proxy.
    func serves(_ host: String) -> Bool {
        !exceptions.contains { exception in
            let name =
                exception.hasPrefix("*.") || exception.hasPrefix(".")
                ? String(exception.drop { $0 == "*" || $0 == "." }) : exception
            return exception == "*" || host == name || host.hasSuffix(".\(name)")
        }
    }
}
