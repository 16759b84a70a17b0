extension AppRun.Fault {
    /// A service extension that answers only when its time is over.
    ///
    /// It is a fault of an app whose requests are answered at once.
    package static let lastChance = AppRun.Fault(
        code: "service-extension-late",
        words: "the service extension has called its content handler only at its last chance; on a "
            + "phone the notification comes 30 seconds late")

    /// A service extension that has crashed, in a process that is not the app's on a phone.
    package static func extensionCrashed(_ crash: AppCrash) -> AppRun.Fault {
        AppRun.Fault(
            code: "service-extension-crashed",
            words:
                "the service extension crashed: \(crash.words()); iOS shows the notification as it was sent"
        )
    }

    /// The code of a handler that what stands in has got: whether the app calls it is not known.
    private static let codeOfGiven = "handler-given-away"
    private static let codeOfExtension = "service-extension"

    /// True for a service extension that has not called its content handler, or too late or too often.
    package var isOfExtension: Bool { code == Self.codeOfExtension }

    /// True if the app is at fault, as far as that can be judged.
    package var isJudged: Bool { code != Self.codeOfGiven }

    /// Returns the fault as it is where closures were given to what stands in: a handler that was never called may be in
    /// one of them.
    ///
    /// - Parameter owners: The uses that have got a closure, such as `Router.shared.open`; empty without one.
    /// - Returns: The fault, which is not judged then.
    package func given(to owners: [String]) -> AppRun.Fault {
        guard code == "handler-never-called" || self == Self.extensionNeverCalled,
            let owner = owners.last
        else { return self }
        return AppRun.Fault(
            code: Self.codeOfGiven,
            words:
                "\(words), and may be in a closure that \(owner) has got, which stands in and calls none: not judged"
        )
    }

    /// Returns the fault as it is where the app has asked what stands in before: another answer may have led to a call.
    ///
    /// - Parameter asked: The calls on what stands in, in order; empty without one.
    /// - Returns: The fault, which is not judged if it is a call that was not reported.
    package func after(asking asked: [String]) -> AppRun.Fault {
        guard code == DelegateFault.Kind.callNotReported.code, let last = asked.last else {
            return self
        }
        return AppRun.Fault(
            code: Self.codeOfGiven,
            words: "\(words), after it had asked \(last), which stands in: not judged")
    }

    private static let extensionNeverCalled = AppRun.Fault(ServiceExtensionFault(.neverCalled))

    private init(_ fault: ServiceExtensionFault) {
        self.init(code: Self.codeOfExtension, words: "\(fault)")
    }

    /// The faults of a failure, in order.
    package static func all(of failure: DeliveryFailure) -> [AppRun.Fault] {
        failure.faults.map { AppRun.Fault(code: $0.kind.code, words: "\($0)") }
            + failure.serviceExtensionFaults.map { AppRun.Fault($0) }
            + failure.strayCalls.map { AppRun.Fault(code: $0.code, words: "\($0)") }
            + failure.unsupportedCalls.map { AppRun.Fault(code: $0.code, words: "\($0)") }
    }
}

extension DelegateFault.Kind {
    /// The stable name of the kind.
    package var code: String {
        switch self {
        case .threw: "threw"
        case .hung: "hung"
        case .neverCalled: "handler-never-called"
        case .neverReturned: "never-returned"
        case .calledLate: "handler-called-late"
        case .calledAgain: "handler-called-again"
        case .endedAtLaunch: "ended-at-launch"
        case .callNotReported: "call-not-reported"
        case .noPushRegistry: "no-push-registry"
        }
    }
}
