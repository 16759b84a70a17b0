/// The user's response, as the rules of a key path see it: under `@action` and `@text`.
package struct RuleResponse: Hashable, Sendable {
    /// The identifier of the action (`actionIdentifier` of `UNNotificationResponse`).
    let actionIdentifier: String
    /// The text that the user has typed; `nil` if none.
    var userText: String?

    /// Returns true for a path that names the response, if the payload has no such key.
    static func isNamed(by path: SessionKeyPath) -> Bool {
        path.keys.count == 1 && ["@action", "@text"].contains(path.keys[0])
    }

    /// Returns the value of a key that begins with `@`; `nil` for every other key.
    func text(for key: String) -> String? {
        switch key {
        case "@action": actionIdentifier
        case "@text": userText
        default: nil
        }
    }
}
