package struct PageConfiguration: Sendable {
    package static let defaultByteLimit = 64 << 20

    package var host = "127.0.0.1"
    /// The port; 0 takes any that is free.
    package var port = 0
    /// The token that each request must have, or `nil` if none.
    package var token: String?
    /// True if machines other than this one may reach the address.
    package var isPublic = false
    /// The path of the folder with the app's page; `nil` for a page of Handset's own.
    package var appFolder: String?
    /// The time after which an idle connection is closed, in seconds.
    package var idleTimeout = 60
    /// The time within which a request has to come whole; each MiB of it adds a second.
    package var requestTime = Duration.seconds(60)
    /// The number of connections above which new ones wait.
    package var connectionLimit = 8_192
    /// The number of bytes of requests, answers and events above which a request is refused.
    package var byteLimit = defaultByteLimit
    /// The time after which a client that reads events gets something, in seconds.
    package var tickTime = 15

    /// Creates the settings of a server on any free port of the loopback address.
    package init() {}
}
