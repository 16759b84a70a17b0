/// A question to the user, which a test answers by `HandsetPhone.answer(_:)`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The style of a question.
    public enum Style: Int, Sendable {
        case actionSheet
        case alert
    }

    public var message: String?
    public let preferredStyle: Style
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

    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    public func addAction(_ action: UIAlertAction) { actions.append(action) }
}
