/// A line of JSON that asks an app's program for something.
package enum RunRequest: Codable, Hashable, Sendable {
    /// Begins: the phone with the app.
    case start(RunSettings)
    /// Delivers a payload, given as JSON, and lets the user act on it; `choice` is the text of a `UserChoice`.
    case receive(payload: String, choice: String)
    /// Delivers a push of a type, such as one for a call, which shows no notification.
    case receiveAs(payload: String, pushType: String)
    /// Lets the user answer the call that rings.
    case answerCall
    /// Lets the user decline the call that rings, or end the one that is connected.
    case endCall
    /// Opens the app from its icon, and delivers a payload before the app has done what its launch has begun.
    case receiveAtLaunch(payload: String, choice: String)
    /// Delivers a payload, and another one before the app has called the completion handler of the first.
    case receiveBoth(first: String, second: String)
    /// Lets the app's own notification come, with the content of a payload, and lets the user act on it.
    case receiveLocal(payload: String, hasTrigger: Bool, choice: String)
    /// Puts a notification into Notification Center that has come while an earlier process of the app ran.
    case put(payload: String)
    /// Lets the user act on a notification that was shown.
    case act(identifier: String, choice: String)
    /// Lets the user open the app from its icon.
    case open
    /// Lets the user leave the app for the home screen.
    case goHome
    /// Changes the phone, without a callback of the app.
    case change(RunSettings)
}

extension RunRequest {
    /// The request for a phone on which the service extension crashes as soon as it is called.
    package var withExtensionCrash: RunRequest {
        guard case .start(var settings) = self else { return self }
        settings.extensionCrashes = true
        return .start(settings)
    }
}
