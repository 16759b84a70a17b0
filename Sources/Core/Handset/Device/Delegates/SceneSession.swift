/// The session of a scene (`UISceneSession`): the system keeps it while the app does not run.
///
/// It has nothing to do with the sessions that rules find.
public struct SceneSession: Hashable, Sendable {
    /// The identifier of the session, which stays the same.
    public var persistentIdentifier: String

    /// Creates a session.
    public init(persistentIdentifier: String = "00000000-0000-4000-8000-5CE4E0000001") {
        self.persistentIdentifier = persistentIdentifier
    }
}
