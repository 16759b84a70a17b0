/// The ways in which a user keeps a device quiet.
///
/// They decide what is shown, heard and lit, but not which callback a tap makes.
///
/// ```swift
/// var scenario = Scenario(.iOS(18), app: .background, delegates: .userNotifications)
/// scenario.quiet = .focus
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","badge":1,"sound":"default"}}"#)
/// print(scenario.plan(for: payload).display)
/// // alert in Notification Center only, badge 1
/// ```
public struct QuietModes: NamedOptions {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// A Focus that silences the app (iOS 15 and later).
    public static let focus = QuietModes(rawValue: 1 << 0)
    /// The scheduled summary has the app's notifications (iOS 15 and later).
    public static let summary = QuietModes(rawValue: 1 << 1)
    /// The switch at the side of the device is set to silent.
    public static let muted = QuietModes(rawValue: 1 << 2)

    /// The modes by name.
    public static let allNamed: [(name: String, options: QuietModes)] = [
        ("focus", .focus), ("summary", .summary), ("muted", .muted),
    ]
}
