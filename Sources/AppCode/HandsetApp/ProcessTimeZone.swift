internal import HandsetUIKit

/// The time zone of this process and of its phone.
enum ProcessTimeZone {
    private static let variable = "TZ"
    private static let usual = getenv(variable).map { String(cString: $0) }

    /// Sets the time zone; `nil` is that with which the process began.
    static func set(_ identifier: String?) {
        // Before the variable changes.
        let usual = usual
        if let name = identifier ?? usual { setenv(variable, name, 1) } else { unsetenv(variable) }
        NSTimeZone.resetSystemTimeZone()
    }
}
