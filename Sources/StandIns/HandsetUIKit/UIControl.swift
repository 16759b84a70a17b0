/// A view that the user acts on, which a test cannot do.
@preconcurrency @MainActor open class UIControl: UIView {
    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
    }

    /// The acts of the user on a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    /// True if the control is in use.
    open var isEnabled = true
    /// True if the control is chosen.
    open var isSelected = false

    /// Lets a method be called for acts of the user, of which there are none here.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
}

/// A button, which a test cannot tap.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
        /// Without a look of its own.
        case custom
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case plain
        case close
    }

    private var titles: [UIControl.State: String] = [:]

    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

    /// The text, if the button has one.
    public lazy var titleLabel: UILabel? = UILabel()
    public var currentTitle: String? { titles[.normal] }

    open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

    open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }

    /// Sets the colour of the text, which is not shown.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}

    /// Sets the picture, which is not shown.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}
