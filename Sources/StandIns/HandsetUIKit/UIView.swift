/// A view, which shows nothing.
@preconcurrency @MainActor open class UIView: UIResponder {
    public var frame = CGRect.zero
    public var backgroundColor: UIColor?
    // As Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of what the user can act on.
    open var tintColor: UIColor! = UIColor.systemBlue
    public var alpha: CGFloat = 1
    /// The number by which the app finds the view.
    public var tag = 0
    /// True if the view gets touches.
    public var isUserInteractionEnabled = true
    /// The look that the view wants.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The view that this one is in.
    public private(set) weak var superview: UIView?
    /// True if the view is hidden.
    public var isHidden = false
    public private(set) var subviews: [UIView] = []

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates a view without a place.
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    public func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    /// Takes the view out of the one that it is in.
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
}
