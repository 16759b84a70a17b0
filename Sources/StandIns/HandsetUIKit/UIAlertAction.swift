/// An answer to a question.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The style of an answer.
    public enum Style: Int, Sendable {
        /// As any other.
        case `default`
        /// Leaves everything as it is.
        case cancel
        case destructive
    }

    public let title: String?
    public let style: Style
    /// Called when the user gives the answer.
    package let handler: ((UIAlertAction) -> Void)?

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - style: The style.
    ///   - handler: Called when the user gives the answer.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
