/// A call that an app's program has reported, in the form in which it tells it.
package struct RunCall: Codable, Hashable, Sendable {
    /// The identifier that the app has given it.
    package var id: String
    /// The caller, as the user sees it.
    package var caller: String
    package var hasVideo: Bool
    /// True if the user has answered it.
    package var isConnected: Bool
    package var isOnHold: Bool

    package init(
        id: String, caller: String, hasVideo: Bool, isConnected: Bool, isOnHold: Bool
    ) {
        self.id = id
        self.caller = caller
        self.hasVideo = hasVideo
        self.isConnected = isConnected
        self.isOnHold = isOnHold
    }

    /// The call as a member of the phone.
    package var json: JSONText {
        .object([
            "id": .string(id), "caller": .string(caller), "hasVideo": .boolean(hasVideo),
            "isConnected": .boolean(isConnected), "isOnHold": .boolean(isOnHold),
        ])
    }
}
