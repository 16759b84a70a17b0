/// The app of 2011: it registers when it is launched, and looks for a session in every notification.
///
/// ```swift
/// let app = PhoneGapApp(router: SessionRouter(handler: LookupHandler()))
/// let payload = try Payload(json: #"{"aps":{"alert":"1234:hello","session":"1234","badge":1}}"#)
/// for outcome in try await app.application(.ofTheApp, didReceiveRemoteNotification: payload) {
///     print(outcome.route.lookup.javaScript)
/// }
/// // handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=1234");
/// ```
public struct PhoneGapApp {
    package let router: SessionRouter
    let log: DeviceLog?

    /// Creates the app.
    ///
    /// - Parameter router: The router, which finds the sessions and passes them to handlers.
    public init(router: SessionRouter = SessionRouter(handler: LookupHandler())) {
        self.init(router: router, log: nil)
    }

    package init(
        router: SessionRouter = SessionRouter(handler: LookupHandler()), log: DeviceLog?
    ) {
        self.router = router
        self.log = log
    }

    /// Launches the app, which registers, and makes the callbacks of the registration.
    public func launch(_ application: Application, registration: Registration) {
        log?("Registering for APN")
        for callback in registration.callbacks(on: application.systemVersion) {
            switch callback {
            case .didRegister: break
            case .didRegisterForRemoteNotifications(let token):
                log(token, of: application)
            case .didFailToRegisterForRemoteNotifications(let failure):
                log(failure, of: application)
            }
        }
    }

    /// Logs each key and value of a notification, and routes the sessions found in them.
    ///
    /// - Returns: The outcome of each session, in payload order.
    /// - Throws: ``SessionSearchError`` if a value cannot be searched to the end. No handler is called then.
    public func application(
        _ application: Application, didReceiveRemoteNotification userInfo: Payload
    ) async throws(SessionSearchError) -> [SessionOutcome] {
        let userInfo = userInfo.made(by: application.systemVersion)
        let routes = try router.routes(in: userInfo, observe: observe)
        var outcomes: [SessionOutcome] = []
        for route in routes { outcomes.append(await router.deliver(route)) }
        return outcomes
    }

    func with(_ router: SessionRouter) -> PhoneGapApp { PhoneGapApp(router: router, log: log) }

    /// Logs the steps of a search; `nil` if the app logs nothing.
    var observe: ((SessionRouter.Step) -> Void)? {
        log.map { log in
            { step in
                switch step {
                case .printed(let key, let text): log("key: \(key), value: \(text)")
                case .found(let route):
                    log("Found session value in payload: \(route.match.session)")
                }
            }
        }
    }
}

extension PhoneGapApp {
    func log(_ deviceToken: some Collection<UInt8>, of application: Application) {
        let text = DataDescription(sdk: application.sdkVersion).text(of: Array(deviceToken))
        log?("Device Token=\(text)")
    }

    func log(_ failure: Registration.Failure, of application: Application) {
        log?("Error: \(failure.description(on: application.systemVersion))")
    }
}
