internal import Foundation

/// A proxy of the user, and the hosts that are reached without it.
package struct FCMUpstream: Hashable, Sendable {
    /// The way to speak with a proxy.
    enum Kind: Hashable, Sendable {
        /// `CONNECT` in the clear.
        case http
        /// `CONNECT` over TLS.
        case https
        /// SOCKS 5; the proxy looks the host up, for `socks5` as for `socks5h`.
        case socks
    }

    let kind: Kind
    let host: String
    let port: Int
    /// The name and the password; `nil` without any.
    let login: Login?
    private let exceptions: FCMProxyExceptions
    /// The file with the roots that check a proxy by `https`; `nil` for the system's roots.
    package var roots: String?

    struct Login: Hashable, Sendable {
        let user: String
        let password: String
    }

    /// Reads the values of `HTTPS_PROXY` and `NO_PROXY`; `nil` if the first names no proxy of a known kind.
    package init?(_ proxy: String, exceptions: String) {
        let text = proxy.contains("://") ? proxy : "http://\(proxy)"
        guard let url = URLComponents(string: text), let host = url.host, !host.isEmpty else {
            return nil
        }
        switch url.scheme?.lowercased() {
        case "http": (kind, port) = (.http, url.port ?? 80)
        case "https": (kind, port) = (.https, url.port ?? 443)
        case "socks5", "socks5h", "socks": (kind, port) = (.socks, url.port ?? 1_080)
        default: return nil
        }
        guard (1...65_535).contains(port) else { return nil }
        self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        login = url.user.map { Login(user: $0, password: url.password ?? "") }
        self.exceptions = FCMProxyExceptions(exceptions)
    }

    /// The value of `Proxy-Authorization`; `nil` without a name and a password.
    var authorization: String? {
        login.map { "Basic " + Data("\($0.user):\($0.password)".utf8).base64EncodedString() }
    }

    /// True if a host is reached through the proxy.
    func serves(_ host: String, port: Int = 443) -> Bool {
        !exceptions.contain(host, port: port)
    }
}
