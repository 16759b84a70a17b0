/// A window, which shows nothing.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The controller of what the window shows.
    public var rootViewController: UIViewController? {
        didSet { if isShown { rootViewController?.appear(animated: false) } }
    }
    /// True after the window was shown.
    private var isShown = false
    /// The scene of the window.
    public weak var windowScene: UIWindowScene?

    /// Creates a window of a scene.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: .zero)
    }

    /// Creates a window.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a window.
    public nonisolated override init() { super.init() }

    /// Creates a window of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the window the one that gets what the user does.
    public func makeKeyAndVisible() {
        let application = UIApplication.shared
        application.windows.removeAll { $0 === self }
        application.windows.append(self)
        windowScene?.windows.removeAll { $0 === self }
        windowScene?.windows.append(self)
        isShown = true
        rootViewController?.appear(animated: false)
    }
}
