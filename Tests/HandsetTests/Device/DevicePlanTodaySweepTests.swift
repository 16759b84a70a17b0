import Handset
import Testing

/// The rules that hold at every device of today: with scenes, with a late delegate, quiet, and for pushes of
/// every type and fate.
@Suite struct DevicePlanTodaySweepTests {
    private static let payloads = Result {
        try [
            DevicePlanRow.alert, DevicePlanRow.content, DevicePlanRow.both,
            #"{"alert":"hello","sound":"default","interruption-level":"passive"}"#,
        ].map { try Payload(json: #"{"aps":\#($0)}"#) }
    }

    /// The devices of a version: each state, action, and set of methods, with what lets more happen.
    private static func devices(_ version: Int) -> [Device] {
        UserAction.allCases.flatMap { action in
            [false, true].flatMap { opensApp in
                DevicePlanRow(
                    words: "", source: "", versions: version...version, states: AppState.allCases,
                    delegates: DevicePlanRow.allDelegates, action: action,
                    backgroundModes: .remoteNotification,
                    category: NotificationCategory(opensApp: opensApp, customDismissAction: true),
                    callbacks: []
                ).devices
            }
        }
    }

    private func expectRules(
        _ device: Device, _ payload: Payload, _ pushType: PushType? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let plan = device.plan(for: payload, pushType: pushType)
        let faults = PlanInvariants(device, APSContent(payload, pushType: pushType))
            .faults(of: plan)
        #expect(
            faults == [], "\(device), \(payload), \(plan.callbacks)", sourceLocation: sourceLocation
        )
    }

    @Test("With each life cycle, and with a late delegate", arguments: [9, 10, 12, 13, 14, 18, 26])
    func lifeCycles(version: Int) throws {
        let payloads = try Self.payloads.get().prefix(3)
        for device in Self.devices(version) {
            for life in LifeCycle.allCases {
                for isLate in [false, true] {
                    var device = device
                    device.lifeCycle = life
                    device.setsCenterDelegateLate = isLate
                    for payload in payloads { expectRules(device, payload) }
                }
            }
        }
    }

    @Test("With each fate of a silent push, and each type of push", arguments: [6, 9, 12, 18])
    func pushes(version: Int) throws {
        let payloads = try Self.payloads.get().prefix(3)
        for device in Self.devices(version) where device.delegates.rawValue.isMultiple(of: 3) {
            var device = device
            device.lifeCycle = .scenes
            for delivery in SilentDelivery.allCases {
                device.silentDelivery = delivery
                for payload in payloads { expectRules(device, payload) }
            }
            for type in PushType.allCases { expectRules(device, payloads[2], type) }
        }
    }

    @Test("Quiet modes and provisional permission change no callback", arguments: [9, 12, 15, 18])
    func quiet(version: Int) throws {
        let quietModes = (1..<8).map { QuietModes(rawValue: $0) }
        for device in Self.devices(version) where device.delegates.rawValue.isMultiple(of: 3) {
            for payload in try Self.payloads.get() {
                let plan = device.plan(for: payload)
                for quiet in quietModes {
                    var device = device
                    device.quiet = quiet
                    device.authorization.insert(.provisional)
                    let quietPlan = device.plan(for: payload)
                    #expect(quietPlan.callbacks == plan.callbacks, "\(device), \(payload)")
                    #expect(quietPlan.appState == plan.appState, "\(device), \(payload)")
                    #expect(quietPlan.isWaiting == plan.isWaiting, "\(device), \(payload)")
                }
            }
        }
    }
}
