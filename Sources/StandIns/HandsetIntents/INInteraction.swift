/// An intent that was carried out.
open class INInteraction: NSObject, @unchecked Sendable {  // because an app gives it away
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var direction = INInteractionDirection.unspecified
    /// The moment and its length.
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
        super.init()
    }

    /// Tells the system, which does not use it here.
    ///
    /// - Parameter completion: Receives no error.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }

    /// Tells the system, which does not use it here.
    open func donate() async throws {}

    /// Takes back all that the app has told.
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Takes back what the app has told with identifiers.
    open class func delete(
        with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }

    /// Takes back what the app has told of a group.
    open class func delete(
        with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completion?(nil)
    }
}

/// The way of a message.
public enum INInteractionDirection: Int, Sendable {
    case unspecified
    case outgoing
    case incoming
}

extension NSUserActivity {
    /// The interaction that the user continues in the app; always `nil`, since no suggestion of Siri's is tapped.
    public var interaction: INInteraction? { nil }
}
