/// The result of a payload in one state of the app, with one action of the user.
public struct MatrixRow: Hashable, Sendable {
    /// The device, with its iOS version, the state and the action.
    public var device: Device
    /// The steps.
    public var plan: DevicePlan
    /// The fate of the sessions.
    public var fate: SessionFate

    /// Creates a row.
    public init(device: Device, plan: DevicePlan, fate: SessionFate) {
        self.init(device: device, plan: plan, fate: fate, isOfSilentPush: false)
    }

    init(device: Device, plan: DevicePlan, fate: SessionFate, isOfSilentPush: Bool) {
        self.isOfSilentPush = isOfSilentPush
        self.device = device
        self.plan = plan
        self.fate = fate
    }

    /// The user's action, or the fate of the silent push if the row shows that.
    package var occasion: String {
        isOfSilentPush ? device.silentDelivery.rawValue : device.action.rawValue
    }

    /// True if the row shows a fate of silent pushes.
    var isOfSilentPush: Bool

    /// The reason why no session is opened; `nil` if one is opened, or if there is none.
    public var reason: String? { fate == .none ? nil : plan.reasonForNoSession }

    /// The row as a member of a record.
    var json: JSONText {
        let display = plan.display
        return .object(
            [
                ("ios", .string(device.application.systemVersion.description)),
                ("appState", .string(device.appState.rawValue)),
                ("action", .string(device.action.rawValue)),
            ] + (isOfSilentPush ? [("silent", .string(device.silentDelivery.rawValue))] : []) + [
                ("possible", .boolean(plan.isActionPossible)),
                ("callbacks", .array(plan.callbacks.map(Self.json))),
                (
                    "shown",
                    .object(
                        [("alert", .boolean(display.showsAlert))]
                            + (display.badge.map { [("badge", .integer($0))] } ?? [])
                            + (display.sound.map { [("sound", .string($0.name))] } ?? [])
                            + (display.place == .screen
                                ? [] : [("place", .string(display.place.rawValue))]))
                ),
                ("session", .string(fate.name)),
                ("times", .integer(fate.times)),
                ("log", .array(plan.systemMessages.map { .string($0.description) })),
            ] + (reason.map { [("reason", .string($0))] } ?? []))
    }

    private static func json(of callback: AppCallback) -> JSONText {
        .object(
            [
                ("selector", .string(callback.selector.rawValue)),
                ("applicationState", .integer(callback.applicationState.rawValue)),
                ("payload", .boolean(callback.carriesPayload)),
            ] + (callback.actionIdentifier.map { [("actionIdentifier", .string($0))] } ?? [])
                + (callback.userText.map { [("userText", .string($0))] } ?? []))
    }
}
