/// The answer to a call.
public typealias FlutterResult = (Any?) -> Void
/// A receiver of events.
public typealias FlutterEventSink = (Any?) -> Void
/// A handler of calls.
public typealias FlutterMethodCallHandler = (FlutterMethodCall, @escaping FlutterResult) -> Void

/// A way of messages to Dart, without an answer.
@preconcurrency @MainActor public protocol FlutterBinaryMessenger: AnyObject {}

/// A call.
open class FlutterMethodCall: NSObject {
    public let method: String
    public let arguments: Any?

    public init(methodName method: String, arguments: Any?) {
        self.method = method
        self.arguments = arguments
        super.init()
    }
}

/// An error for Dart.
open class FlutterError: NSObject, Error, @unchecked Sendable {  // because nothing in it changes
    public let code: String
    public let message: String?
    public let details: Any?

    public init(code: String, message: String?, details: Any?) {
        self.code = code
        self.message = message
        self.details = details
        super.init()
    }
}

// As Flutter names it.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The answer to a call that is not implemented.
public nonisolated(unsafe) let FlutterMethodNotImplemented = NSObject()

/// A way of calls to Dart: each is noted as what the app opens, such as `push.onTap`, and not answered.
@preconcurrency @MainActor open class FlutterMethodChannel: NSObject {
    private let name: String
    private var handler: FlutterMethodCallHandler?

    /// Creates a way.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - messenger: The way of messages.
    public init(name: String, binaryMessenger messenger: any FlutterBinaryMessenger) {
        self.name = name
        super.init()
    }

    /// Sets the handler of calls from Dart, which a test makes by ``call(_:arguments:)``.
    open func setMethodCallHandler(_ handler: FlutterMethodCallHandler?) { self.handler = handler }

    /// Calls Dart.
    ///
    /// - Parameters:
    ///   - method: The name.
    ///   - arguments: The arguments.
    ///   - callback: Is not called.
    open func invokeMethod(
        _ method: String, arguments: Any?, result callback: FlutterResult? = nil
    ) {
        let words = arguments.map { "(\($0))" } ?? ""
        AppHost.shared.handOn("\(name).\(method)\(words)")
    }

    /// Calls the app, as Dart does.
    ///
    /// - Parameters:
    ///   - method: The name.
    ///   - arguments: The arguments.
    /// - Returns: The answer, if the handler has given it at once.
    @discardableResult open func call(_ method: String, arguments: Any? = nil) -> Any? {
        var answer: Any?
        handler?(FlutterMethodCall(methodName: method, arguments: arguments)) { answer = $0 }
        return answer
    }
}

/// An object that gives Dart events.
@preconcurrency @MainActor public protocol FlutterStreamHandler: AnyObject {
    /// Called when Dart wants events, which a test does by `FlutterEventChannel.listen()`.
    func onListen(
        withArguments arguments: Any?, eventSink events: @escaping FlutterEventSink
    ) -> FlutterError?
    /// Called when Dart wants no more.
    func onCancel(withArguments arguments: Any?) -> FlutterError?
}

/// A way of events to Dart: each is noted as what the app opens.
@preconcurrency @MainActor open class FlutterEventChannel: NSObject {
    private let name: String
    private var handler: (any FlutterStreamHandler)?

    public init(name: String, binaryMessenger messenger: any FlutterBinaryMessenger) {
        self.name = name
        super.init()
    }

    /// Sets the object that gives events.
    open func setStreamHandler(_ handler: (any FlutterStreamHandler)?) {
        self.handler = handler
        listen()
    }

    /// Wants events, as Dart does as soon as it runs.
    open func listen() {
        let name = name
        _ = handler?.onListen(withArguments: nil) { event in
            AppHost.shared.handOn("\(name) \(event.map { "\($0)" } ?? "")")
        }
    }
}
