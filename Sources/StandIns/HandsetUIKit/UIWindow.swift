/// A window, which shows nothing.
@preconcurrency @MainActor open class UIWindow: UIView {
    public var rootViewController: UIViewController? {
        didSet { if isShown { rootViewController?.appear(animated: false) } }
    }
    /// True after the window was shown.
    private var isShown = false
    public weak var windowScene: UIWindowScene?

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public override init() { super.init() }

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
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1_000)
        public static let alert = Level(rawValue: 2_000)
    }
}
