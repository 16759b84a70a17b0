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

    /// True if the window gets what the user does.
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
    /// The place of the window before others.
    public var windowLevel = UIWindow.Level.normal

    /// Makes the window the one that gets what the user does, without showing it.
    public func makeKey() { makeFront() }

    /// Makes the window the one that gets what the user does.
    public func makeKeyAndVisible() {
        makeFront()
        isShown = true
        rootViewController?.appear(animated: false)
    }

    private func makeFront() {
        let application = UIApplication.shared
        application.windows.removeAll { $0 === self }
        application.windows.append(self)
        windowScene?.windows.removeAll { $0 === self }
        windowScene?.windows.append(self)
    }
}

extension UIWindow {
    /// The place of a window before others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The height.
        public let rawValue: CGFloat

        /// Creates a place.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The place of the app's windows.
        public static let normal = Level(rawValue: 0)
        /// The place of the bar at the top.
        public static let statusBar = Level(rawValue: 1_000)
        /// The place of questions.
        public static let alert = Level(rawValue: 2_000)
    }
}
