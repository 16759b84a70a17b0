import Handset
import HandsetTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct PhoneGapAppDelegateTests {
    private static let delegates: [DelegateMethods] = [
        [], .legacy, .fetch, [.legacy, .fetch], [.legacy, .actions], .userNotifications,
        [.legacy, .userNotifications], [.legacy, .fetch, .actions, .userNotifications],
        [.fetch, .willPresent], [.fetch, .didReceive],
    ]

    private static let devices: [Device] = [4, 7, 8, 9, 10, 18].flatMap { version in
        AppState.allCases.flatMap { state in
            UserAction.allCases.flatMap { action in
                delegates.map { delegates in
                    Device(
                        application: Application(systemVersion: IOSVersion(version)),
                        appState: state, action: action, delegates: delegates)
                }
            }
        }
    }

    @Test("A phone opens the sessions that the device's plan says, with the same outcomes")
    func differential() async throws {
        let paths = try Repository.files(in: "samples/payloads", endingIn: SampleTests.endings)
        let payloads = try paths.flatMap { path in
            ReaderRun(try Repository.bytes(of: path), source: path).payloads
        }
        #expect(payloads.count > 10)
        // Each device meets a few of the payloads, and each payload all kinds of devices.
        for (place, payload) in payloads.enumerated() {
            for number in stride(from: place % 11, to: Self.devices.count, by: 11) {
                var device = Self.devices[number]
                device.looksIntoLaunchOptions = number.isMultiple(of: 2)
                device.backgroundModes = number.isMultiple(of: 3) ? [] : .remoteNotification
                device.category.opensApp = number.isMultiple(of: 5)
                let direct = try await PhoneGapApp().application(
                    device.application, didReceiveRemoteNotification: payload)
                try await compare(device, payload, direct)
            }
        }
    }

    private func compare(
        _ device: Device, _ payload: Payload, _ direct: [SessionOutcome]
    ) async throws {
        let plan = device.plan(for: payload)
        let opened = Guarded<[[SessionOutcome]]>([])
        let looks = device.looksIntoLaunchOptions
        let phone = Phone(device: device, clock: ManualClock()) {
            PhoneGapAppDelegate(PhoneGapApp(), looksIntoLaunchOptions: looks) { outcomes in
                opened.withLock { $0.append(outcomes) }
            }
        }
        let delivery = await phone.deliver(RemoteNotification(payload))
        #expect(opened.value == plan.callbacksThatLook.map { _ in direct })
        #expect(delivery.steps == plan.steps)
        #expect(delivery.faults == [])
        #expect(await phone.device.appState == plan.appState)
        if device.action == .nothing {
            #expect(await phone.state.delivered.isEmpty == !plan.isWaiting)
        }
    }
}
