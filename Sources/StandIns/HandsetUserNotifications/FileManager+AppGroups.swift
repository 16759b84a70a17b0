extension FileManager {
    /// Returns the folder of an app group, which the app and its extensions share; it is made if it is not there.
    ///
    /// - Parameter groupIdentifier: The identifier of the group.
    /// - Returns: A folder of this process, which a new phone empties.
    public func containerURL(
        forSecurityApplicationGroupIdentifier groupIdentifier: String
    ) -> URL? {
        AppContainer.folder(ofGroup: groupIdentifier)
    }
}
