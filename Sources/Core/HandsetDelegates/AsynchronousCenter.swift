/// The asynchronous forms of the notification center delegate's methods.
///
/// They are in this module for the same reason as ``AsynchronousFetch``.
public protocol AsynchronousCenter<Center, PresentedNotification, Presentation, Response>:
    SendableMetatype
{
    associatedtype Center: Sendable
    associatedtype PresentedNotification: Sendable
    /// The parts of a notification that are presented.
    associatedtype Presentation: Sendable
    /// The user's response to a notification.
    associatedtype Response: Sendable

    /// Called to ask how to present a notification that has arrived in the foreground.
    ///
    /// The form with the completion handler calls it, unless the app implements that one.
    func userNotificationCenter(
        _ center: Center, willPresent notification: PresentedNotification
    ) async throws -> Presentation

    /// Called when the user has acted on a notification.
    ///
    /// The form with the completion handler calls it, unless the app implements that one.
    func userNotificationCenter(_ center: Center, didReceive response: Response) async throws
}
