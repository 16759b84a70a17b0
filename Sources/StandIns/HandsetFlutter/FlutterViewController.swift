/// The engine of Flutter, which runs no Dart here.
@preconcurrency @MainActor open class FlutterEngine: NSObject, FlutterPluginRegistry {
    private final class Messenger: FlutterBinaryMessenger {}

    static let messenger: any FlutterBinaryMessenger = Messenger()

    public init(name labelPrefix: String = "io.flutter") { super.init() }

    public var binaryMessenger: any FlutterBinaryMessenger { Self.messenger }

    /// Runs no Dart.
    @discardableResult open func run() -> Bool { true }

    /// Runs no Dart.
    @discardableResult open func run(withEntrypoint entrypoint: String?) -> Bool { true }
}

/// The controller of Flutter's view, which shows nothing.
@preconcurrency @MainActor
open class FlutterViewController: UIViewController, FlutterPluginRegistry,
    FlutterBinaryMessenger
{
    // As Flutter declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public private(set) lazy var engine: FlutterEngine! = FlutterEngine()

    /// Creates a controller with an engine of its own.
    public override init() { super.init() }

    public init(engine: FlutterEngine, nibName: String?, bundle nibBundle: Bundle?) {
        super.init()
        self.engine = engine
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public var binaryMessenger: any FlutterBinaryMessenger { FlutterEngine.messenger }
    /// The object that gives plugins their way to Dart.
    public var pluginRegistry: any FlutterPluginRegistry { self }
}

/// The scene's delegate of an app that is made with Flutter.
@preconcurrency @MainActor open class FlutterSceneDelegate: UIResponder, UIWindowSceneDelegate {
    open var window: UIWindow?

    /// Does nothing.
    open func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing.
    open func sceneDidDisconnect(_ scene: UIScene) {}

    /// Does nothing.
    open func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    open func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    open func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    open func sceneDidEnterBackground(_ scene: UIScene) {}

    /// Does nothing.
    open func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}

    /// Does nothing.
    open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The way to the engine that Flutter makes itself.
@preconcurrency @MainActor public protocol FlutterImplicitEngineBridge: AnyObject {
    /// The object that gives plugins their way to Dart.
    var pluginRegistry: any FlutterPluginRegistry { get }
}

/// An app's delegate that hears of the engine that Flutter makes itself.
@preconcurrency @MainActor public protocol FlutterImplicitEngineDelegate: AnyObject {
    /// Called with the engine; here it has no caller.
    func didInitializeImplicitFlutterEngine(_ engineBridge: any FlutterImplicitEngineBridge)
}
