extension Registration {
    /// The failure of a registration for push notifications: an NSError of `NSCocoaErrorDomain`.
    ///
    /// ```swift
    /// print(Registration.Failure.simulator.description(on: IOSVersion(4)))
    /// // Error Domain=NSCocoaErrorDomain Code=3010 "remote notifications are not supported in the simulator" UserInfo=0x15e3d530 {NSLocalizedDescription=remote notifications are not supported in the simulator}
    /// ```
    public struct Failure: Error, Hashable, Sendable {
        private enum Text: Hashable {
            case noEntitlement
            case simulator
            case given(String)
        }

        /// The error's code.
        public let code: Int
        private let text: Text

        /// The app has no `aps-environment` entitlement: code 3000.
        public static let noEntitlement = Registration.Failure(code: 3000, text: .noEntitlement)
        /// The app runs in a simulator that cannot register: code 3010.
        public static let simulator = Registration.Failure(code: 3010, text: .simulator)

        private init(code: Int, text: Text) {
            self.code = code
            self.text = text
        }

        /// Creates a failure.
        ///
        /// - Parameters:
        ///   - code: The error's code.
        ///   - localizedDescription: The error's text; a device gives it in the user's language.
        public init(code: Int, localizedDescription: String) {
            self.init(code: code, text: .given(localizedDescription))
        }

        /// Returns the error's text in English, as an iOS version words it.
        ///
        /// The typographic quotes are known from logs since 2018. Handset prints them from iOS 11 on, by choice.
        public func localizedDescription(on version: IOSVersion) -> String {
            switch text {
            case .noEntitlement:
                let name = version < IOSVersion(11) ? "'aps-environment'" : "“aps-environment”"
                return "no valid \(name) entitlement string found for application"
            case .simulator where version.major == 9:
                // The simulator of iOS 9 printed the key instead of its text.
                return "REMOTE_NOTIFICATION_SIMULATOR_NOT_SUPPORTED_NSERROR_DESCRIPTION"
            case .simulator:
                return "remote notifications are not supported in the simulator"
            case .given(let text):
                return text
            }
        }

        /// Returns the text that `%@` prints for the error.
        public func description(on version: IOSVersion) -> String {
            ErrorDescription(
                domain: "NSCocoaErrorDomain", code: code,
                localizedDescription: localizedDescription(on: version)
            ).text(on: version)
        }
    }
}
