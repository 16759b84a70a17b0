/// The way in which a value is written into the log; here every value is readable.
public struct OSLogPrivacy: Sendable {
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    /// The value is hidden on a phone, even from the team.
    public static let sensitive = OSLogPrivacy()
    /// The system decides by the type of the value.
    public static let auto = OSLogPrivacy()
}
