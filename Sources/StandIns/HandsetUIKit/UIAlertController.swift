/// A question to the user, which a test answers by `HandsetPhone.answer(_:)`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The style of a question.
    public enum Style: Int, Sendable {
        /// At the lower end of the screen.
        case actionSheet
        /// In the middle of the screen.
        case alert
    }

    /// The text below the title.
    public var message: String?
    /// The style.
    public let preferredStyle: Style
    /// The answers.
    public private(set) var actions: [UIAlertAction] = []

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title.
    ///   - preferredStyle: The style.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init()
        self.title = title
    }

    /// Creates a question of an archive.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds an answer.
    public func addAction(_ action: UIAlertAction) { actions.append(action) }
}
