public import Foundation
internal import Handset
internal import HandsetCallKit

extension HandsetPhone {
    /// A call that the phone shows.
    public struct Call: Hashable, Sendable {
        /// The identifier that the app has given it.
        public let id: UUID
        /// The caller, as the user sees it.
        public let caller: String
        /// True if the call has pictures.
        public let hasVideo: Bool
        /// True if the user has answered it.
        public let isConnected: Bool
        /// True if the call waits.
        public let isOnHold: Bool
    }

    /// The calls that the phone shows, the oldest first.
    public var calls: [Call] {
        AppCalls.shared.shown.map {
            Call(
                id: $0.call.uuid, caller: $0.caller, hasVideo: $0.hasVideo,
                isConnected: $0.call.hasConnected, isOnHold: $0.call.isOnHold)
        }
    }

    /// Lets the user answer the call that rings.
    ///
    /// - Throws: ``ActFailure`` if none rings, or if the app neither fulfils nor fails the action; `DeliveryFailure` if
    ///   the app has a fault.
    public func answerCall() async throws {
        guard let call = AppCalls.shared.shown.last(where: { !$0.call.hasConnected })?.call else {
            throw ActFailure(.noCall)
        }
        try await perform(CXAnswerCallAction(call: call.uuid), "provider:performAnswerCallAction:")
    }

    /// Lets the user decline the call that rings, or else end the one that is connected.
    ///
    /// - Throws: ``ActFailure`` if there is none, or if the app neither fulfils nor fails the action; `DeliveryFailure` if
    ///   the app has a fault.
    public func endCall() async throws {
        let shown = AppCalls.shared.shown
        guard let call = (shown.last { !$0.call.hasConnected } ?? shown.last)?.call else {
            throw ActFailure(.noCall)
        }
        try await perform(CXEndCallAction(call: call.uuid), "provider:performEndCallAction:")
    }

    private func perform(_ action: CXCallAction, _ selector: String) async throws {
        await phone.inApp(selector) { AppCalls.shared.perform(CXTransaction(action: action)) }
        try? await phone.until { action.isComplete }
        try await checkFaults()
        guard action.isComplete else { throw ActFailure(.callActionOpen(selector)) }
    }
}
