extension FileManager {
    /// Returns the folder of an app group, which the app and its extensions share; it is made if it is not there.
    ///
    /// - Parameter groupIdentifier: The identifier of the group.
    /// - Returns: A folder of this process.
    public func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? {
        let number = ProcessInfo.processInfo.processIdentifier
        let url = temporaryDirectory.appendingPathComponent("handset-groups-\(number)")
            .appendingPathComponent(
                groupIdentifier.replacing("/", with: "_"), isDirectory: true)
        do {
            try createDirectory(at: url, withIntermediateDirectories: true)
            return url
        } catch {
            return nil
        }
    }
}
