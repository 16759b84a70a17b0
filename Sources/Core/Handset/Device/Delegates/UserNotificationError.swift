/// The reason why the notification center refuses a change (`UNError`).
public enum UserNotificationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The trigger of a request never comes true (`UNError.Code.notificationInvalidNoDate`).
    case noDate
    /// A request has nothing to show or play (`UNError.Code.notificationInvalidNoContent`).
    case noContent
    /// The method came with a later version of iOS.
    case notAvailable(since: IOSVersion)
    /// The call comes from outside of an app, and no phone lives in the process.
    case noPhone
    /// The call comes from outside of an app's callbacks, and might belong to several phones.
    case severalPhones(Int)

    /// The number of Apple's error in `UNErrorDomain`, or `nil` if there is none.
    public var code: Int? {
        switch self {
        case .noDate: 1_400
        case .noContent: 1_401
        case .notAvailable, .noPhone, .severalPhones: nil
        }
    }

    /// The reason, and what to do.
    public var description: String {
        switch self {
        case .noDate:
            "the trigger never comes true; give a time interval above 0 (of 60 seconds or more if it "
                + "repeats), or components of a date to come"
        case .noContent:
            "the notification has nothing to show or play; give it a title, a body, a badge or a sound"
        case .notAvailable(let version):
            "the method is there since iOS \(version); ask for the version before the call"
        case .noPhone:
            "no phone lives in the process, so that there is no notification center; keep the Phone for "
                + "as long as its app runs"
        case .severalPhones(let count):
            "the call might belong to \(count) phones; run tests of such an app one after another, as in "
                + "a suite that is .serialized, or call it from a Task, which knows its phone"
        }
    }
}
