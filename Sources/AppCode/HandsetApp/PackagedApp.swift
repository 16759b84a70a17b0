internal import Handset
internal import HandsetActivityKit
internal import HandsetCallKit
internal import HandsetStandIn
public import HandsetSwiftUI
public import HandsetUIKit

/// An app of a team's package, as `handset matrix --package` runs it: its name, what its property list says, and how it
/// is made.
///
/// The app's own type, which has `@main`, runs it in a method `main()` in place of the stand-ins'. `handset
/// init --package` writes it into the target's folder.
///
/// ```swift
/// extension AppDelegate {
///     static func main() async {
///         await PackagedApp("Chat", hasScenes: true, opened: { Router.shared.opened }) {
///             AppDelegate()
///         }.run()
///     }
/// }
/// ```
@MainActor public struct PackagedApp: Sendable {
    /// The name of the app.
    public let name: String
    let scenario: Scenario
    /// The reason why the app's own delegate is not there; `nil` if it is.
    let leftOut: String?
    /// Returns the names of what the app has opened since the program began, in order.
    let opened: @MainActor @Sendable () -> [String]
    /// Creates the phone that runs the app.
    let makePhone: @MainActor @Sendable (Phone.Configuration, _ isNew: Bool) -> HandsetPhone
    private let serviceExtension: (@Sendable () -> any NotificationServiceExtension)?

    /// Describes an app.
    ///
    /// - Parameters:
    ///   - name: The name of the app.
    ///   - backgroundModes: The names in its property list's `UIBackgroundModes`.
    ///   - urlSchemes: The schemes of the URLs that bring the app to the screen, as in its property list
    ///     (`CFBundleURLSchemes`).
    ///   - serviceExtension: Creates the app's service extension. If `nil`, the app has none.
    ///   - hasScenes: True if its property list has a manifest of scenes.
    ///   - scene: Creates the delegate of the app's scene. If `nil`, the app's configuration names its class.
    ///   - leftOut: The file of the app's own delegate that is not in the package, and why; `handset` says so, and runs
    ///     nothing. If `nil`, the delegate is the app's own.
    ///   - opened: Returns the names of what the app has opened so far, such as the orders of a router. URLs and
    ///     controllers that it presents are seen without it.
    ///   - launch: Creates the app's delegate at each launch.
    public init(
        _ name: String, backgroundModes: [String] = [], urlSchemes: [String] = [],
        serviceExtension: (@Sendable () -> UNNotificationServiceExtension)? = nil,
        hasScenes: Bool = false, scene: (@MainActor @Sendable () -> any UISceneDelegate)? = nil,
        leftOut: String? = nil, opened: @escaping @MainActor @Sendable () -> [String] = { [] },
        launch: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
    ) {
        self.init(name, backgroundModes, serviceExtension, opened, leftOut) {
            configuration, isNew in
            let phone = HandsetPhone(
                configuration, hasScenes: hasScenes, isNew: isNew, scene: scene, launch: launch)
            phone.openableSchemes.formUnion(urlSchemes)
            return phone
        }
    }

    /// Describes an app in SwiftUI.
    ///
    /// - Parameters:
    ///   - name: The name of the app.
    ///   - type: The type of the app, which has `@main`.
    ///   - backgroundModes: The names in its property list's `UIBackgroundModes`.
    ///   - urlSchemes: The schemes of the URLs that bring the app to the screen, as in its property list
    ///     (`CFBundleURLSchemes`).
    ///   - serviceExtension: Creates the app's service extension. If `nil`, the app has none.
    ///   - opened: Returns the names of what the app has opened so far.
    public init<Main: App>(
        _ name: String, of type: Main.Type, backgroundModes: [String] = [],
        urlSchemes: [String] = [],
        serviceExtension: (@Sendable () -> UNNotificationServiceExtension)? = nil,
        opened: @escaping @MainActor @Sendable () -> [String] = { [] }
    ) {
        self.init(name, backgroundModes, serviceExtension, opened) { configuration, isNew in
            let phone = HandsetPhone(
                configuration, isOfSwiftUI: true, isNew: isNew,
                launch: HandsetPhone.launch(of: type))
            phone.openableSchemes.formUnion(urlSchemes)
            return phone
        }
    }

    private init(
        _ name: String, _ backgroundModes: [String],
        _ serviceExtension: (@Sendable () -> UNNotificationServiceExtension)?,
        _ opened: @escaping @MainActor @Sendable () -> [String], _ leftOut: String? = nil,
        _ makePhone:
            @escaping @MainActor @Sendable (Phone.Configuration, _ isNew: Bool) ->
            HandsetPhone
    ) {
        self.name = name
        self.leftOut = leftOut
        var scenario = Scenario(.newest, app: .notRunning)
        scenario.backgroundModes = BackgroundModes(known: backgroundModes)
        scenario.authorization = .app
        self.scenario = scenario
        self.opened = opened
        self.serviceExtension = HandsetPhone.run(serviceExtension)
        self.makePhone = makePhone
    }

    /// Answers the requests of `handset` on standard input until its end.
    public func run() async { await PackagedAppRun(self).answerAll() }

    /// Creates a phone with the app, as `handset hunt --package` has one.
    ///
    /// ```swift
    /// let phone = await app.phone(.background)
    /// try await phone.receive(["aps": ["alert": "Ready"], "order": ["id": 7]], then: .tap)
    /// try await phone.phone.until { await app.effects.contains("opens orders/7") }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The state of the app.
    ///   - version: The version of iOS; the newest by default.
    ///   - locale: The identifier of the user's locale, such as `ar_EG`. If `nil`, the machine's.
    /// - Returns: The phone.
    public func phone(
        _ state: AppState, on version: IOSVersion = .newest, locale: String? = nil
    ) -> HandsetPhone {
        var scenario = scenario
        scenario.appState = state
        scenario.application = Application(systemVersion: version)
        let phone = makePhone(
            Phone.Configuration(scenario, serviceExtension: serviceExtension), true)
        phone.locale = locale.map(Locale.init(identifier:))
        return phone
    }

    /// The things that the app has opened since the process began, such as `opens orders/7`: what it says itself, URLs, and
    /// controllers that it presents.
    public var effects: [String] { allEffects.map(\.description) }

    var allEffects: [AppEffect] {
        opened().map { AppEffect(.opens, $0) }
            + AppHost.shared.handedOn.map { AppEffect(.opens, $0) }
            // Calls on the app's own names that are not here are what it opens.
            + Asked.opened.map { AppEffect(.opens, $0) }
            + AppHost.shared.openedURLs.map { AppEffect(.url, $0.absoluteString) }
            + AppHost.shared.presented.map { AppEffect(.presents, $0) }
            + AppCalls.shared.callers.map { AppEffect(.call, $0) }
            + AppActivities.shared.notes.map { AppEffect(.activity, $0) }
    }

    /// Creates the phone of settings; `nil` if they have no meaning here.
    func phone(_ settings: RunSettings) -> HandsetPhone? {
        guard let scenario = settings.applied(to: scenario) else { return nil }
        let offset = settings.moment.map { $0 - Phone.secondsSince1970() } ?? 0
        var configuration = Phone.Configuration(
            scenario, timeLimit: .seconds(settings.timeLimit),
            now: { Phone.secondsSince1970() + offset },
            serviceExtension: serviceExtension.map(CrashedServiceExtension.orElse))
        if let limit = settings.extensionTimeLimit {
            configuration.serviceExtensionTimeLimit = .seconds(limit)
        }
        let phone = makePhone(configuration, settings.keepsContainer != true)
        phone.locale = settings.locale.map(Locale.init(identifier:))
        AppHost.shared.timeOffset = Double(offset)
        ProcessTimeZone.set(settings.timeZone)
        return phone
    }
}
