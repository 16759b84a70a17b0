package import Handset

/// A fault of an app that a hunt has met.
package struct HuntFault: Hashable, Sendable {
    /// The kind of fault, with its stable name.
    package enum Kind: String, CaseIterable, Sendable {
        /// The app crashes.
        case crash
        /// A callback does not return.
        case hang
        /// A completion handler is never called.
        case handlerNeverCalled = "handler-never-called"
        /// A completion handler is called more than once.
        case handlerCalledAgain = "handler-called-again"
        /// A completion handler is called after its time.
        case handlerCalledLate = "handler-called-late"
        /// The service extension ends in another way than by its handler.
        case serviceExtension = "service-extension"
        /// A method throws.
        case threw
        /// The user's action opens nothing, where it opens something for the sample.
        case opensNothing = "opens-nothing"
        /// The user's action opens something else than for the sample, or what another push has.
        case opensOther = "opens-other"
        /// The number on the app's icon is below zero.
        case badgeBelowZero = "badge-below-zero"
    }

    package let kind: Kind
    /// The thing that tells it from others of its kind: a place in the sources, a method, what was opened.
    package let identity: String
    /// The fault in words.
    package let words: String

    init(_ kind: Kind, _ identity: String, _ words: String) {
        self.kind = kind
        self.identity = identity
        self.words = words
    }

    /// True if it is told by what the app should have opened for the payload.
    var isOfRouting: Bool { kind == .opensNothing || kind == .opensOther }

    /// True if the two are one fault, whatever their words.
    func isSame(as other: HuntFault) -> Bool {
        kind == other.kind && identity == other.identity
    }
}

extension HuntFault {
    /// Returns the faults of an observation.
    ///
    /// - Parameters:
    ///   - observation: What was seen.
    ///   - expected: The things that the app opens if it is right; `nil` if nobody knows.
    /// - Returns: The faults; empty if the app is right.
    package static func all(
        in observation: HuntObservation, expecting expected: [AppEffect]?
    ) -> [HuntFault] {
        let run = observation.run
        if let crash = run.crash {
            let place = crash.place.map { "\($0.file):\($0.line)" }
            return [HuntFault(.crash, place ?? Self.withoutAddresses(crash.message), crash.words())]
        }
        if run.isHung { return [HuntFault(.hang, "", "the app comes to no end")] }
        var faults = run.faults.compactMap { fault in
            Kind(ofFault: fault.code).map { HuntFault($0, fault.words, fault.words) }
        }
        if let badge = observation.badge, badge < 0 {
            faults.append(HuntFault(.badgeBelowZero, "", "the number on the icon is \(badge)"))
        }
        if observation.isWhole, let expected, let fault = fault(in: observation, besides: expected)
        {
            faults.append(fault)
        }
        return faults
    }

    /// Returns a message without the addresses of a process, which change with each run.
    private static func withoutAddresses(_ message: String) -> String {
        message.replacing(#/ ?\(?0x[0-9a-f]+\)?/#, with: "")
    }

    private static func fault(
        in observation: HuntObservation, besides expected: [AppEffect]
    ) -> HuntFault? {
        guard !expected.isEmpty, observation.isActionPossible, !observation.methods.isEmpty,
            Set(observation.effects) != Set(expected)
        else { return nil }
        let meant = expected.map(\.description).joined(separator: ", ")
        guard !observation.effects.isEmpty else {
            let methods = observation.methods.joined(separator: ", ")
            return HuntFault(.opensNothing, "", "\(methods) opens nothing; it should be: \(meant)")
        }
        let found = observation.effects.map(\.description).joined(separator: ", ")
        return HuntFault(.opensOther, "", "the app \(found); it should be: \(meant)")
    }
}

extension HuntFault.Kind {
    /// The kind of a fault that a run has told by its code; `nil` for what is no fault of the app.
    fileprivate init?(ofFault code: String) {
        switch code {
        case "hung": self = .hang
        case "handler-never-called", "never-returned": self = .handlerNeverCalled
        case "handler-called-again": self = .handlerCalledAgain
        case "handler-called-late": self = .handlerCalledLate
        case "service-extension": self = .serviceExtension
        case "threw": self = .threw
        default: return nil
        }
    }
}
