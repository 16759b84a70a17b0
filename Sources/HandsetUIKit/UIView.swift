/// A view, which shows nothing.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// The place of the view.
    public var frame = CGRect.zero
    /// The colour behind the view.
    public var backgroundColor: UIColor?
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
    public func addSubview(_ view: UIView) { subviews.append(view) }
}
