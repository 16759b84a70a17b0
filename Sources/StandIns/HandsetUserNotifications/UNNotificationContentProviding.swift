/// An object that gives a notification content (iOS 15 and later).
///
/// Apple documents that only its own classes do.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// An object of Apple's that gives a notification content.
package protocol SystemContentProviding: UNNotificationContentProviding {}
