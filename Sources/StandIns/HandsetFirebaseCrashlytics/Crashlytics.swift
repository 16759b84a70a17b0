internal import Synchronization

/// The reports of crashes of Firebase: what the app notes is kept for a test, and not sent.
open class Crashlytics: NSObject, @unchecked Sendable {  // because a lock guards what it holds
    private static let only = Crashlytics()

    private let contents = Mutex<(process: Int, notes: [String])>((0, []))

    override init() { super.init() }

    /// Returns the reports; without `FirebaseApp.configure()` there are none on iOS, which is a fault here.
    public class func crashlytics() -> Crashlytics {
        FirebaseApp.needConfiguration(for: "Crashlytics.crashlytics()")
        return only
    }

    /// The lines and errors that the app has noted since its launch, in order.
    open var notes: [String] {
        contents.withLock { $0.process == AppHost.shared.process ? $0.notes : [] }
    }

    open func log(_ msg: String) { note(msg) }

    open func record(error: any Error, userInfo: [String: Any]? = nil) { note("\(error)") }

    /// Notes a value, which is not kept.
    open func setCustomValue(_ value: Any?, forKey key: String) {}

    /// Notes values, which are not kept.
    open func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}

    /// Sets the identifier of the user, which is not kept.
    open func setUserID(_ userID: String?) {}

    /// Sets what is collected, which is nothing here.
    open func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}

    /// True, as if reports were collected.
    open func isCrashlyticsCollectionEnabled() -> Bool { true }

    /// False, since no crash was noted.
    open func didCrashDuringPreviousExecution() -> Bool { false }

    /// Sends the reports; here to no service.
    open func sendUnsentReports() {}

    open func deleteUnsentReports() {}

    private func note(_ text: String) {
        let process = AppHost.shared.process
        contents.withLock { contents in
            if contents.process != process { contents = (process, []) }
            contents.notes.append(text)
        }
    }
}
