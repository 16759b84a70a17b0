internal import Handset

// The calls of an app whose program is asked from outside.

extension HandsetPhone {
    /// The calls that the phone shows; `nil` if there is none.
    var runCalls: [RunCall]? {
        let calls = calls.map {
            RunCall(
                id: $0.id.uuidString, caller: $0.caller, hasVideo: $0.hasVideo,
                isConnected: $0.isConnected, isOnHold: $0.isOnHold)
        }
        return calls.isEmpty ? nil : calls
    }

    func answerCall(_ reply: inout RunReply) async {
        do {
            try await answerCall()
        } catch {
            reply.note(error)
        }
    }

    func endCall(_ reply: inout RunReply) async {
        do {
            try await endCall()
        } catch {
            reply.note(error)
        }
    }
}

extension RunReply {
    /// Notes why the user cannot act on a call so, or the app's fault at it.
    fileprivate mutating func note(_ error: any Error) {
        switch error {
        case let failure as DeliveryFailure: faults += AppRun.Fault.all(of: failure)
        case let failure as HandsetPhone.ActFailure where failure.cause == .noCall:
            impossibleAct = "\(failure)"
        case let failure as HandsetPhone.ActFailure:
            faults.append(AppRun.Fault(code: failure.code, words: "\(failure)"))
        default: break
        }
    }
}
