public import Foundation
public import Handset
public import HandsetUIKit

extension HandsetPhone {
    /// Lets the user open a link to the app in another app, such as one with a scheme of the app's own.
    ///
    /// An app without scenes gets it in its launch options, if it is launched for it, and in
    /// `application(_:open:options:)`; one with scenes in its connection options, or in `scene(_:openURLContexts:)`
    /// if it runs already.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The result, with the callbacks of the way to the screen.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func open(_ url: URL) async throws -> Delivery {
        await phone.advance(by: .zero)
        UIApplication.shared.urlToOpen = url
        let delivery = try await launch()
        guard UIApplication.shared.urlToOpen != nil else { return delivery }
        // The app was on the screen, so that nothing else was called.
        let hasScenes = hasScenes
        await phone.inApp(hasScenes ? "scene:openURLContexts:" : "application:openURL:options:") {
            let application = UIApplication.shared
            application.urlToOpen = nil
            guard hasScenes else {
                _ = application.delegate?.application(application, open: url, options: [:])
                return
            }
            for scene in application.connectedScenes {
                scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
            }
        }
        return delivery
    }

    /// Lets the user choose the button of the app's own settings, in Settings or at a notification.
    ///
    /// - Parameter delivery: The result of the notification. If `nil`, the button is that in Settings.
    /// - Returns: The result, with the callbacks of the way to the screen.
    /// - Throws: ``ActFailure`` if the app has not asked for that button; `DeliveryFailure` if it has a fault.
    @discardableResult public func openNotificationSettings(
        of delivery: Delivery? = nil
    ) async throws -> Delivery {
        await phone.advance(by: .zero)
        guard UNUserNotificationCenter.current().providesAppNotificationSettings else {
            throw ActFailure(.noSettingsButton)
        }
        let identifier = delivery?.identifier
        let notification = await UNUserNotificationCenter.current().deliveredNotifications()
            .first { $0.request.identifier == identifier }
        let opened = try await launch()
        await phone.inApp("userNotificationCenter:openSettingsForNotification:") {
            let center = UNUserNotificationCenter.current()
            center.delegate?.userNotificationCenter(center, openSettingsFor: notification)
        }
        return opened
    }

    /// The question that the app asks the user at present, which is in front; `nil` if it asks none.
    public var alert: UIAlertController? { UIApplication.shared.alerts.last }

    /// Lets the user choose an answer of the question in front.
    ///
    /// The question is gone when the answer's handler is called, as on iOS.
    ///
    /// - Parameter title: The text of the answer.
    /// - Throws: ``ActFailure`` if there is no question, or no such answer; `DeliveryFailure` if the app has a fault.
    public func answer(_ title: String) async throws {
        guard let alert else { throw ActFailure(.noAlert) }
        guard let action = alert.actions.first(where: { $0.title == title }) else {
            throw ActFailure(.noAnswer(title, others: alert.actions.map { $0.title ?? "" }))
        }
        await phone.inApp("UIAlertAction") {
            alert.dismiss(animated: true)
            action.handler?(action)
        }
        try await checkFaults()
    }

    /// Gives a controller that a storyboard of the app has.
    ///
    /// - Parameters:
    ///   - storyboard: The name of the storyboard.
    ///   - identifier: The name of the controller. If `nil`, it is the first one.
    ///   - make: Creates the controller.
    public func setController(
        in storyboard: String, identifier: String? = nil,
        _ make: @escaping @MainActor () -> UIViewController
    ) {
        UIApplication.shared.storyboards[UIStoryboard.Place(storyboard, identifier)] = make
    }
}
