extension RequestFixture {
    /// The answer to a request.
    public enum Answer: Hashable, Sendable {
        /// A response of the server, also one with a status such as 404.
        case response(status: Int, headers: [String: String], body: [UInt8])
        /// A failure of the network, in the place of a response.
        case failure(Failure)
    }

    /// A failure of the network; files use the raw values.
    public enum Failure: String, Hashable, Sendable, CaseIterable {
        /// The phone has no network, as in flight mode.
        case notConnected = "not-connected"
        /// The server does not answer in time.
        case timedOut = "timed-out"
        /// The network has no address for the server's name.
        case hostNotFound = "host-not-found"
        /// The server takes no connection.
        case cannotConnect = "cannot-connect"
        /// The connection ends before the response does.
        case connectionLost = "connection-lost"
        /// The server has no certificate that the phone trusts.
        case notTrusted = "not-trusted"
    }
}
