internal import Synchronization

/// A text of Core Foundation, which is one of Foundation here.
public typealias CFString = NSString
/// A dictionary of Core Foundation, which is one of Foundation here.
public typealias CFDictionary = NSDictionary
/// A function that is called for a Darwin notification.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
) -> Void

/// The name of a Darwin notification.
public struct CFNotificationName: RawRepresentable, Hashable,
    @unchecked Sendable  // because nothing changes the text
{
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }

    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// The time at which a notification is delivered to an app that is suspended; here always at once.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1
    /// The last one, later.
    case coalesce
    /// All, later.
    case hold
    /// At once.
    case deliverImmediately
}

/// The center of Darwin notifications, by which an app and its extensions reach each other; here within the process.
public final class CFNotificationCenter: Sendable {
    private struct Observer:
        @unchecked Sendable  // because only the main actor calls the function
    {
        let pointer: UnsafeRawPointer?
        let name: NSString?
        let callback: CFNotificationCallback
    }

    static let darwin = CFNotificationCenter()

    private let observers = Mutex<[Observer]>([])

    func add(
        _ pointer: UnsafeRawPointer?, _ name: NSString?,
        _ callback: @escaping CFNotificationCallback
    ) {
        let observer = Observer(pointer: pointer, name: name, callback: callback)
        observers.withLock { $0.append(observer) }
    }

    func remove(_ pointer: UnsafeRawPointer?, _ name: NSString?) {
        nonisolated(unsafe) let (pointer, name) = (pointer, name)
        observers.withLock { observers in
            observers.removeAll { $0.pointer == pointer && (name == nil || $0.name == name) }
        }
    }

    /// Calls the functions on the main actor, later, as iOS does.
    func post(_ name: CFNotificationName) {
        let called = observers.withLock { $0 }.filter { $0.name == nil || $0.name == name.rawValue }
        Task { @MainActor in
            for observer in called {
                observer.callback(
                    self, UnsafeMutableRawPointer(mutating: observer.pointer), name, nil, nil)
            }
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter { .darwin }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets a function be called for the notifications with a name.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
    _ callBack: CFNotificationCallback?, _ name: CFString?, _ object: UnsafeRawPointer?,
    _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let callBack else { return }
    center?.add(observer, name, callBack)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
    _ object: UnsafeRawPointer?
) {
    center?.remove(observer, name?.rawValue)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFNotificationCenterRemoveEveryObserver(
    _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?
) {
    center?.remove(observer, nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posts a notification, without the object and the dictionary, which Darwin notifications do not have.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
    _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {
    if let name { center?.post(name) }
}
