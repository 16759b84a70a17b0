extension URLSessionConfiguration {
    /// Returns the configuration of a session with transfers that go on in the background on iOS; here they are
    /// as in any session.
    ///
    /// - Parameter identifier: The identifier of the session.
    /// - Returns: The configuration, with the identifier.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.identifier = identifier
        return configuration
    }
}
