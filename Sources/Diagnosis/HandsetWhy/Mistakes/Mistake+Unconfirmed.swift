package import Handset

extension Mistake {
    /// The points that Apple does not document, and on which what is said of the mistake rests; empty for most.
    ///
    /// With another choice than the default the phone does something else, or it is not known that it does the same.
    package var unconfirmed: [UnconfirmedPoint] { Self.unconfirmedPoints[code] ?? [] }

    private static let unconfirmedPoints: [String: [UnconfirmedPoint]] = [
        "no-scenes": [.adoptionByCode, .assertInBackgroundLaunch],
        "scene-manifest-empty": [.adoptionByCode, .assertInBackgroundLaunch],
        "center-delegate-in-scene": [.centerDelegateInScene, .sceneBackgroundAction],
        "launch-options-with-scenes": [.sceneResponse, .sceneWakeLaunchOptions],
        "response-handled-twice": [.sceneResponse, .sceneResponseOrder],
        "window-before-scene": [.sceneSilentLaunch],
        "no-did-receive": [.tapWithoutCenter, .buttonWithoutCenter, .sceneTapWithoutCenter],
        "only-fetch": [.tapWithoutCenter],
        "background-refresh-off": [.backgroundRefreshOff],
        "data-only-message": [.fcmDataOnly],
        "content-available-form": [.contentAvailable],
        "badge-not-counted": [.foregroundEffects],
    ]
}
