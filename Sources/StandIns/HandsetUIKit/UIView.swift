/// A view, which shows nothing.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// The place of the view.
    public var frame = CGRect.zero
    /// The colour behind the view.
    public var backgroundColor: UIColor?
    // As Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of what the user can act on.
    open var tintColor: UIColor! = UIColor.systemBlue
    /// The opacity.
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
    /// The views in it.
    public private(set) var subviews: [UIView] = []

    /// Creates a view.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates a view without a place.
    public nonisolated override init() { super.init() }

    /// Creates a view of an archive.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The size and place of the view within itself.
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// Adds a view.
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
