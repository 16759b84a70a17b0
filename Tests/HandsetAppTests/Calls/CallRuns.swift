import Handset
import HandsetApp
import HandsetCallKit
import HandsetUIKit
import Testing

/// Pushes for calls at an app's own code, each in a process that has no other phone.
@MainActor struct CallRuns {
    private let call: Payload = ["caller": "Ann", "id": "7b633309-b7fd-4163-b620-776efa04f315"]

    private func phone(
        _ way: RideCalls.Way?, _ version: IOSVersion = .newest, app: AppState = .background
    ) -> HandsetPhone {
        HandsetPhone(version, app: app) { RideApp(way) }
    }

    private func fault(
        _ way: RideCalls.Way?, app: AppState = .background
    ) async -> DelegateFault.Kind? {
        let phone = phone(way, app: app)
        do {
            try await phone.receive(call, as: .voip)
            return nil
        } catch {
            return (error as? DeliveryFailure)?.faults.first?.kind
        }
    }

    /// A call that is reported in the method rings, in each state of the app.
    func rings() async throws {
        for state in [AppState.background, .suspended, .notRunning, .forceQuit, .inactive] {
            let phone = phone(.atOnce, app: state)
            let delivery = try await phone.receive(call, as: .voip)
            #expect(delivery.selectors.last == .didReceivePushWithHandler)
            #expect(delivery.selectors.contains(.didFinishLaunching) == state.needsLaunch)
            #expect(phone.calls.map(\.caller) == ["Ann"])
        }
    }

    /// A path without a report ends the app, and so does one that reports late.
    func ends() async throws {
        // First, since what an earlier app has made may live on.
        #expect(await fault(nil) == .noPushRegistry)
        for way in [RideCalls.Way.notAtAll, .inTask, .onMainQueue] {
            #expect(await fault(way) == .callNotReported)
        }
        #expect(await fault(.byWaiting) == nil)
    }

    /// On the screen and during a call the app need not report one.
    func excuses() async throws {
        #expect(await fault(.notAtAll, app: .active) == nil)
        let phone = phone(.atOnce)
        try await phone.receive(call, as: .voip)
        try await phone.receive(call, as: .voip)
        let error = RideApp.now?.calls?.errors.first as? CXErrorCodeIncomingCallError
        #expect(error?.code == .callUUIDAlreadyExists)
    }

    /// A report that fails counts.
    func refusals() async throws {
        let phone = phone(.atOnce)
        await phone.phone.change { $0.quiet = .focus }
        try await phone.receive(call, as: .voip)
        #expect(phone.calls.isEmpty)
        let error = RideApp.now?.calls?.errors.first as? CXErrorCodeIncomingCallError
        #expect(error?.code == .filteredByDoNotDisturb)
    }

    /// After three times without a report iOS launches the app no more.
    func blocks() async throws {
        let phone = phone(.notAtAll)
        for _ in 1...3 { _ = try? await phone.receive(call, as: .voip) }
        let delivery = try await phone.receive(call, as: .voip)
        #expect(delivery.selectors.isEmpty)
        #expect(
            delivery.systemMessages.map(\.description) == [
                "Application app will not be launched because it failed to report an incoming call too many times (or repeatedly crashed.)"
            ])
        let other = self.phone(.notAtAll)
        await other.phone.change { $0.unconfirmed.voipFailures = .never }
        for _ in 1...4 { _ = try? await other.receive(call, as: .voip) }
        await #expect(throws: DeliveryFailure.self) { try await other.receive(call, as: .voip) }
    }

    /// The user answers, and ends the call.
    func answers() async throws {
        let phone = phone(.atOnce, app: .notRunning)
        await #expect(throws: HandsetPhone.ActFailure(.noCall)) { try await phone.answerCall() }
        try await phone.receive(call, as: .voip)
        try await phone.answerCall()
        #expect(phone.calls.first?.isConnected == true)
        #expect(RideApp.now?.calls?.isTalking == true)
        try await phone.endCall()
        #expect(phone.calls.isEmpty)
        let other = self.phone(.neverFulfils)
        try await other.receive(call, as: .voip)
        await #expect(
            throws: HandsetPhone.ActFailure(.callActionOpen("provider:performAnswerCallAction:"))
        ) { try await other.answerCall() }
    }
}
