public import Foundation

/// An app's registration for push notifications, with its result.
///
/// ```swift
/// let registration = Registration(types: [.alert], result: .success(.sample))
/// print(registration.callbacks(on: IOSVersion(9)).count)
/// // 2
/// ```
public struct Registration: Sendable {
    /// The types of notification that the app asks for; the user allows all of them.
    public var types: NotificationTypes
    /// The token, or the reason why there is none.
    public var result: Result<DeviceToken, Registration.Failure>

    /// Creates a registration.
    ///
    /// - Parameters:
    ///   - types: The types of notification that the app asks for; the app of 2011's by default.
    ///   - result: The token or the failure; the sample token by default.
    public init(
        types: NotificationTypes = .app,
        result: Result<DeviceToken, Registration.Failure> = .success(.sample)
    ) {
        self.types = types
        self.result = result
    }

    /// Makes the callbacks that an app gets, in order.
    ///
    /// - Parameters:
    ///   - delegate: The app's delegate.
    ///   - application: The app, as the system knows it.
    /// - Throws: The first error that the delegate throws.
    public func run(
        _ delegate: some RegistrationDelegate, of application: Application
    ) async throws {
        for callback in callbacks(on: application.systemVersion) {
            try await callback.call(delegate, of: application)
        }
    }

    /// Returns the callbacks that the app gets, in order.
    ///
    /// On iOS 8 and 9 the user's settings have a callback of their own. It comes before the token by choice:
    /// Apple documents no order.
    public func callbacks(on version: IOSVersion) -> [Registration.Callback] {
        let end: Registration.Callback =
            switch result {
            case .success(let token): .didRegisterForRemoteNotifications(token)
            case .failure(let failure): .didFailToRegisterForRemoteNotifications(failure)
            }
        let hasSettingsCallback = version >= IOSVersion(8) && version < IOSVersion(10)
        return hasSettingsCallback ? [.didRegister(types), end] : [end]
    }
}

extension Registration.Failure {
    /// Returns the failure as an app gets it: an NSError of `NSCocoaErrorDomain` with the code and the text.
    ///
    /// ```swift
    /// let error = Registration.Failure.simulator.foundation(on: IOSVersion(18))
    /// print(error.domain, error.code)
    /// // NSCocoaErrorDomain 3010
    /// ```
    ///
    /// - Parameter version: The version of iOS, which words the text.
    /// - Returns: The error.
    public func foundation(on version: IOSVersion) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [NSLocalizedDescriptionKey: localizedDescription(on: version)])
    }

    /// Creates the failure of an error that an app has got.
    init(_ error: any Error) {
        let error = error as NSError
        self.init(code: error.code, localizedDescription: error.localizedDescription)
    }
}
