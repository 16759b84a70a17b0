public import Handset
public import HandsetUIKit

extension HandsetPhone {
    /// Lets iOS disconnect the scene of an app in the background, as it does for want of memory; the process lives on.
    ///
    /// The scene's delegate gets `sceneDidDisconnect(_:)`. What brings the app to the screen then connects a new scene of
    /// the same session, and asks the app for no configuration.
    ///
    /// ```swift
    /// try await phone.goHome()
    /// try await phone.disconnectScene()
    /// try await phone.launch()
    /// ```
    ///
    /// - Throws: ``ActFailure`` if the app has no scene, or is on the screen; `DeliveryFailure` if the app has a fault.
    public func disconnectScene() async throws {
        let isDone = await phone.disconnectScene {
            let application = UIApplication.shared
            for scene in application.connectedScenes {
                scene.activationState = .unattached
                scene.delegate?.sceneDidDisconnect(scene)
                if let scene = scene as? UIWindowScene {
                    application.windows.removeAll { $0.windowScene === scene }
                }
            }
            application.connectedScenes = []
        }
        guard isDone else { throw ActFailure(.noSceneInBackground) }
        try await checkFaults()
    }

    /// Lets the user continue something in the app, such as a link to its site (a universal link).
    ///
    /// An app with scenes gets it in its connection options if a scene connects, and else in `scene(_:continue:)`. One
    /// without scenes gets nothing here.
    ///
    /// - Parameter userActivity: What the user continues.
    /// - Returns: The result, with the callbacks of the way to the screen.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func continueActivity(
        _ userActivity: NSUserActivity
    ) async throws -> Delivery {
        await phone.advance(by: .zero)
        UIApplication.shared.activityToContinue = userActivity
        return try await launchWithWaiting("scene:continueUserActivity:")
    }

    /// Lets the user choose an item in the menu of the app's icon.
    ///
    /// An app with scenes gets it in its connection options if a scene connects, and else in
    /// `windowScene(_:performActionFor:completionHandler:)`. One without scenes gets nothing here.
    ///
    /// - Parameter shortcutItem: The item.
    /// - Returns: The result, with the callbacks of the way to the screen.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func choose(
        _ shortcutItem: UIApplicationShortcutItem
    ) async throws -> Delivery {
        await phone.advance(by: .zero)
        UIApplication.shared.shortcutToPerform = shortcutItem
        return try await launchWithWaiting(
            "windowScene:performActionForShortcutItem:completionHandler:")
    }

    /// Brings the app to the screen; one that is there already gets what waits by a call of its scene.
    private func launchWithWaiting(_ callback: String) async throws -> Delivery {
        let delivery = try await launch()
        await phone.inApp(callback) {
            for scene in UIApplication.shared.connectedScenes {
                if let scene = scene as? UIWindowScene { Self.openWaiting(in: scene) }
            }
        }
        UIApplication.shared.activityToContinue = nil
        UIApplication.shared.shortcutToPerform = nil
        try await checkFaults()
        return delivery
    }

    /// Gives a scene that is connected what the user opens: a URL, an activity, or an item of the icon's menu.
    static func openWaiting(in scene: UIWindowScene) {
        let application = UIApplication.shared
        if let url = application.urlToOpen {
            application.urlToOpen = nil
            scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        }
        if let activity = application.activityToContinue {
            application.activityToContinue = nil
            scene.delegate?.scene(scene, continue: activity)
        }
        if let item = application.shortcutToPerform {
            application.shortcutToPerform = nil
            let delegate = scene.delegate as? any UIWindowSceneDelegate
            delegate?.windowScene(scene, performActionFor: item) { _ in }
        }
    }
}
