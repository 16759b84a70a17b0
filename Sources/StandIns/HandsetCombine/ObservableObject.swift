internal import Synchronization

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// The publisher of an object that tells before it changes.
public final class ObservableObjectPublisher: Publisher {
    /// The publisher sends no content.
    public typealias Output = Void
    /// The publisher never fails.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    public init() {}

    /// Lets a subscriber know of each change.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Void, Receiver.Failure == Never {
        subject.receive(subscriber: subscriber)
    }

    public func send() { subject.send() }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a published property of the object changes.
    public var objectWillChange: ObservableObjectPublisher {
        publishers.withLock { publishers in
            if let entry = publishers[ObjectIdentifier(self)], entry.owner === self {
                return entry.publisher
            }
            publishers = publishers.filter { $0.value.owner != nil }
            let entry = PublisherOfObject(owner: self)
            publishers[ObjectIdentifier(self)] = entry
            return entry.publisher
        }
    }
}

/// The publishers of the objects that were asked for one.
private let publishers = Mutex<[ObjectIdentifier: PublisherOfObject]>([:])

/// The publisher of an object, which is not kept.
private struct PublisherOfObject:
    @unchecked Sendable  // because a lock guards all of them
{
    weak var owner: AnyObject?
    let publisher = ObservableObjectPublisher()
}
