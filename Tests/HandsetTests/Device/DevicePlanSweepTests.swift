import Handset
import Testing

/// What is so at every device, whatever it is, and whatever arrives.
@Suite struct DevicePlanSweepTests {
    private static let payloads = Result {
        try [
            "{}", #"{"aps":null}"#, #"{"aps":[1]}"#, #"{"aps":{"alert":null,"badge":2.5}}"#,
            #"{"aps":\#(DevicePlanRow.alert)}"#, #"{"aps":\#(DevicePlanRow.content)}"#,
            #"{"aps":\#(DevicePlanRow.both)}"#, #"{"aps":{"alert":"hello"}}"#,
            #"{"aps":{"alert":{"body":"hello"},"sound":"default","content-available":1}}"#,
        ].map { try Payload(json: $0) }
    }

    /// The devices of a version: every state, action and set of methods, with and without what
    /// lets more happen.
    private func devices(_ version: Int) -> [Device] {
        UserAction.allCases.flatMap { action in
            [false, true].flatMap { isLively in
                DevicePlanRow(
                    words: "", source: "", versions: version...version, states: AppState.allCases,
                    delegates: DevicePlanRow.allDelegates, action: action,
                    backgroundModes: isLively ? .remoteNotification : [],
                    category: NotificationCategory(
                        opensApp: isLively, customDismissAction: isLively), callbacks: []
                ).devices
            }
        }
    }

    @Test("A plan for any payload is the plan of every payload", arguments: 3...26)
    func anyPayload(version: Int) throws {
        let payloads = try Self.payloads.get()
        var count = 0
        for device in devices(version) {
            guard let plan = device.planForAnyPayload else { continue }
            count += 1
            for payload in payloads {
                #expect(device.plan(for: payload) == plan, "\(device)")
            }
        }
        #expect(count > 0)
    }

    @Test("At every device of a version", arguments: 3...26)
    func everyDevice(version: Int) throws {
        for device in devices(version) {
            for payload in try Self.payloads.get() {
                let plan = device.plan(for: payload)
                let faults = PlanInvariants(device, APSContent(payload)).faults(of: plan)
                #expect(faults == [], "\(device), \(payload), \(plan)")
            }
        }
    }
}
