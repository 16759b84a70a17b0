internal import Synchronization

extension NotificationCenter {
    /// Lets a method be called for each notification.
    ///
    /// It is called at once if the notification is posted on the main actor, and on it a little later otherwise.
    ///
    /// - Parameters:
    ///   - observer: The object whose method it is, which is not kept.
    ///   - aSelector: The method.
    ///   - aName: The name of the notifications. If `nil`, all.
    ///   - anObject: The sender. If `nil`, any.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        let observer = Observer(observer as AnyObject)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            if handsetIsMainThread {
                MainActor.assumeIsolated {
                    if let object = observer.object {
                        aSelector.perform(on: object, with: notification)
                    }
                }
            } else {
                Task { @MainActor in
                    if let object = observer.object {
                        aSelector.perform(on: object, with: notification)
                    }
                }
            }
        }
        Observation.add(
            Observation(
                center: self, observer: observer, token: token, name: aName,
                sender: (anObject as AnyObject?).map(ObjectIdentifier.init)))
    }

    // With an object the compiler prefers them to Foundation's, which know no selectors.

    /// Ends all calls of an object's methods.
    ///
    /// - Parameter observer: The object, or what `addObserver(forName:object:queue:using:)` has returned.
    public func removeObserver(_ observer: AnyObject) {
        let tokens = Observation.takeTokens { $0.fits(self, observer) }
        for token in tokens { removeObserver(token as Any) }
        if tokens.isEmpty { removeObserver(observer as Any) }
    }

    /// Ends the calls of an object's methods for a name.
    ///
    /// - Parameters:
    ///   - observer: The object, or what `addObserver(forName:object:queue:using:)` has returned.
    ///   - aName: The name. If `nil`, all.
    ///   - anObject: The sender. If `nil`, any.
    public func removeObserver(
        _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let sender = (anObject as AnyObject?).map(ObjectIdentifier.init)
        let tokens = Observation.takeTokens { observation in
            observation.fits(self, observer)
                && (aName == nil || observation.name == aName)
                && (sender == nil || observation.sender == sender)
        }
        for token in tokens { removeObserver(token as Any) }
        if tokens.isEmpty { removeObserver(observer as Any, name: aName, object: anObject) }
    }
}

/// A method that is called for notifications.
private struct Observation:
    @unchecked Sendable  // because the token is only given back to the center
{
    private static let all = Mutex<[Observation]>([])

    weak var center: NotificationCenter?
    let observer: Observer
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
    let sender: ObjectIdentifier?

    func fits(_ center: NotificationCenter, _ object: AnyObject) -> Bool {
        self.center === center && observer.object === object
    }

    static func add(_ observation: Observation) {
        let gone = all.withLock { all in
            let gone = all.filter { $0.observer.object == nil }
            all.removeAll { $0.observer.object == nil }
            all.append(observation)
            return gone
        }
        for observation in gone { observation.center?.removeObserver(observation.token as Any) }
    }

    static func takeTokens(_ fits: (Observation) -> Bool) -> [any NSObjectProtocol] {
        all.withLock { all in
            nonisolated(unsafe) let tokens = all.filter(fits).map(\.token)
            all.removeAll(where: fits)
            return tokens
        }
    }
}

/// A reference to an object that does not keep it.
private final class Observer: @unchecked Sendable {  // because only the main actor uses the object
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}
