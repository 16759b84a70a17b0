extension URLSessionConfiguration {
    /// Returns the configuration of a session whose transfers go on in the background on iOS; here they are those of
    /// any session.
    ///
    /// - Parameter identifier: The identifier of the session.
    /// - Returns: The configuration, with the identifier.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.identifier = identifier
        return configuration
    }
}
