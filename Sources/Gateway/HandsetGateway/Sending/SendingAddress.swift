/// The address of an HTTP/2 provider API, and the files that a sender needs for it.
package struct SendingAddress: Sendable {
    let host: String
    let port: Int
    /// True with TLS.
    let isSecure: Bool
    /// The path of the authority's certificate; `nil` if the system knows the authority.
    package var authority: String?
    /// The paths of the provider's certificate and its key; `nil` if it shows none.
    package var certificate: (path: String, keyPath: String)?

    package init(host: String, port: Int, isSecure: Bool) {
        self.host = host
        self.port = port
        self.isSecure = isSecure
    }

    /// The name that a request calls the service by.
    var name: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    package var url: String { "\(isSecure ? "https" : "http")://\(name)" }
}
