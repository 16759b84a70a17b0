/// The texts of an alert on the screen.
public struct ShownAlert: Hashable, Sendable {
    /// The first line; empty if there is none.
    public var title: String
    /// The second line; empty if there is none.
    public var subtitle: String
    /// The text; empty if there is none, and if the payload names a text of the app.
    public var body: String

    /// Creates the texts of an alert.
    public init(title: String = "", subtitle: String = "", body: String = "") {
        self.title = title
        self.subtitle = subtitle
        self.body = body
    }

    package init(_ content: UserNotificationContent) {
        self.init(title: content.title, subtitle: content.subtitle, body: content.body)
    }
}
