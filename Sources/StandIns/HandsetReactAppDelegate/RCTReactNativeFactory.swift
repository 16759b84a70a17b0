/// The maker of an app's view, which shows nothing.
@preconcurrency @MainActor open class RCTReactNativeFactory: NSObject {
    /// The object that knows the app.
    open weak var delegate: (any RCTReactNativeFactoryDelegate)?
    open var bridge: RCTBridge?
    open lazy var rootViewFactory = RCTRootViewFactory()

    public init(delegate: any RCTReactNativeFactoryDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Shows the app's view in a window.
    ///
    /// - Parameters:
    ///   - moduleName: The name of the app in JavaScript.
    ///   - window: The window.
    ///   - initialProperties: The values that the app begins with.
    ///   - launchOptions: The options of the launch.
    open func startReactNative(
        withModuleName moduleName: String, in window: UIWindow?,
        initialProperties: [AnyHashable: Any]? = nil, launchOptions: [AnyHashable: Any]? = nil
    ) {
        let view = rootViewFactory.view(withModuleName: moduleName)
        let controller = UIViewController()
        controller.view = view
        if let view = view as? RCTRootView {
            (delegate as? RCTDefaultReactNativeFactoryDelegate)?.customize(view)
        }
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
    }
}

/// The maker of views, which show nothing.
@preconcurrency @MainActor open class RCTRootViewFactory: NSObject {
    open var bridge: RCTBridge? = RCTBridge()

    open func view(
        withModuleName moduleName: String, initialProperties: [AnyHashable: Any]? = nil,
        launchOptions: [AnyHashable: Any]? = nil
    ) -> UIView { RCTRootView(bridge: bridge ?? RCTBridge(), moduleName: moduleName) }
}

/// An object that knows an app that is made with React Native.
@preconcurrency @MainActor public protocol RCTReactNativeFactoryDelegate: RCTBridgeDelegate {
    /// The object that knows the app's native parts.
    var dependencyProvider: (any RCTDependencyProvider)? { get set }
    /// Returns the address of the code.
    func bundleURL() -> URL?
}

/// An object that knows an app's native parts.
@preconcurrency @MainActor public protocol RCTDependencyProvider: AnyObject {}

/// An object that knows an app that is made with React Native, as its template makes one.
@preconcurrency @MainActor
open class RCTDefaultReactNativeFactoryDelegate: UIResponder,
    RCTReactNativeFactoryDelegate
{
    /// The object that knows the app's native parts.
    open var dependencyProvider: (any RCTDependencyProvider)?

    public override init() { super.init() }

    /// Returns the address of the code, which the app's own class knows.
    open func sourceURL(for bridge: RCTBridge) -> URL? { bundleURL() }

    /// Returns the address of the code, which the app's own class knows.
    open func bundleURL() -> URL? { nil }

    /// Changes the app's view, which is not shown.
    open func customize(_ rootView: RCTRootView) {}

    open func extraModules(for bridge: RCTBridge) -> [any RCTBridgeModule] { [] }
}
