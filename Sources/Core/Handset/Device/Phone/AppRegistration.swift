/// The state of an app's registration for remote notifications.
struct AppRegistration: Hashable, Sendable {
    /// True if the app has asked for it, and has no answer yet.
    var isAskedFor = false
    /// True if the app has got a token, and has not unregistered.
    var isRegistered = false
    /// True if the app has unregistered, so that it gets no notification.
    var isUnregistered = false
}

extension NotificationStore {
    var registration: AppRegistration { contents.withLock(\.registration) }

    /// Notes that the app asks for a registration, which the phone answers.
    func register() {
        contents.withLock { contents in
            contents.questionCount += 1
            contents.registration.isAskedFor = true
        }
        wakePhone.withLock { $0 }?()
    }

    func unregister() {
        contents.withLock { contents in
            contents.registration = AppRegistration(isUnregistered: true)
        }
    }

    /// Returns true if the app has asked for a registration, which is answered now.
    func takeRegistration() -> Bool {
        contents.withLock { contents in
            defer { contents.registration.isAskedFor = false }
            return contents.registration.isAskedFor
        }
    }

    /// Notes that the app gets a token.
    func noteToken() {
        contents.withLock { $0.registration = AppRegistration(isRegistered: true) }
    }

    /// Forgets what ends with the app's process.
    func forgetApp() {
        contents.withLock { contents in
            contents.centerDelegate = nil
            contents.registration.isAskedFor = false
        }
    }
}
