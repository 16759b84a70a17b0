/// The way between native code and JavaScript, which is not run here.
@preconcurrency @MainActor open class RCTBridge: NSObject {
    /// The object that knows the address of the code.
    open weak var delegate: (any RCTBridgeDelegate)?

    public init?(delegate: (any RCTBridgeDelegate)?, launchOptions: [AnyHashable: Any]? = nil) {
        self.delegate = delegate
        super.init()
    }

    package override nonisolated init() { super.init() }

    /// Runs no code.
    open func reload() {}
}

/// An object that knows the address of the code.
@preconcurrency @MainActor public protocol RCTBridgeDelegate: AnyObject {
    /// Returns the address.
    func sourceURL(for bridge: RCTBridge) -> URL?
}

/// A part of an app that JavaScript calls.
@preconcurrency @MainActor public protocol RCTBridgeModule: AnyObject {}

/// The view of the app, which shows nothing.
@preconcurrency @MainActor open class RCTRootView: UIView {
    open var moduleName: String

    public init(
        bridge: RCTBridge, moduleName: String, initialProperties: [AnyHashable: Any]? = nil
    ) {
        self.moduleName = moduleName
        super.init(frame: .zero)
    }

    public init(
        bundleURL: URL, moduleName: String, initialProperties: [AnyHashable: Any]? = nil,
        launchOptions: [AnyHashable: Any]? = nil
    ) {
        self.moduleName = moduleName
        super.init(frame: .zero)
    }

    /// There is no view in an archive.
    public required init?(coder: NSCoder) { return nil }
}

/// The address of the code, of which there is none here.
@preconcurrency @MainActor open class RCTBundleURLProvider: NSObject {
    private static let only = RCTBundleURLProvider()

    /// The settings.
    open class func sharedSettings() -> RCTBundleURLProvider { only }

    /// Returns an address on this machine.
    open func jsBundleURL(forBundleRoot bundleRoot: String) -> URL? {
        URL(string: "http://localhost:8081/\(bundleRoot).bundle")
    }

    /// Returns an address on this machine.
    open func jsBundleURL(
        forBundleRoot bundleRoot: String, fallbackResource resourceName: String?
    ) -> URL? { jsBundleURL(forBundleRoot: bundleRoot) }
}

/// The way of URLs to JavaScript: each is noted as what the app opens.
@preconcurrency @MainActor open class RCTLinkingManager: NSObject {
    /// Hands a URL to JavaScript.
    @discardableResult open class func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        AppHost.shared.handOn("React Native \(url.absoluteString)")
        return true
    }

    /// Hands a link to JavaScript.
    @discardableResult open class func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else { return true }
        if let url = userActivity.webpageURL {
            AppHost.shared.handOn("React Native \(url.absoluteString)")
        }
        return true
    }
}

/// A part of an app that sends events to JavaScript: each is noted as what the app opens.
@preconcurrency @MainActor open class RCTEventEmitter: NSObject, RCTBridgeModule {
    open weak var bridge: RCTBridge?

    public nonisolated override init() { super.init() }

    open func supportedEvents() -> [String]! { [] }

    open func sendEvent(withName name: String, body: Any?) {
        AppHost.shared.handOn("React Native event \(name)\(body.map { " \($0)" } ?? "")")
    }

    /// Called when JavaScript begins to listen.
    open func startObserving() {}

    /// Called when JavaScript ends to listen.
    open func stopObserving() {}

    /// True if the part is created on the main thread.
    open class func requiresMainQueueSetup() -> Bool { false }
}

/// The closure by which a part of an app answers JavaScript.
public typealias RCTPromiseResolveBlock = (Any?) -> Void
/// The closure by which a part of an app refuses JavaScript.
public typealias RCTPromiseRejectBlock = (String?, String?, (any Error)?) -> Void
/// The closure by which a part of an app answers JavaScript.
public typealias RCTResponseSenderBlock = ([Any]?) -> Void
