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
        /// The app gets the push of a call, and reports none before the method returns.
        case callNotReported = "call-not-reported"
        /// No push registry of the app is there for the push of a call.
        case noPushRegistry = "no-push-registry"
        /// The service extension ends without calling its handler, or calls it at its last chance.
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
    package let words: String
    /// The things that the app should have opened, and has not.
    package private(set) var missing: [AppEffect] = []
    /// The things that the app has opened, and should not have.
    package private(set) var unexpected: [AppEffect] = []

    init(_ kind: Kind, _ identity: String, _ words: String) {
        self.kind = kind
        self.identity = identity
        self.words = words
    }

    init(
        _ kind: Kind, _ words: String, opened: [AppEffect], besides expected: [AppEffect]
    ) {
        self.init(kind, "", words)
        missing = expected.without(opened)
        unexpected = opened.without(expected)
    }

    /// The same fault without texts of the app, which may have values of a payload.
    var withoutTexts: HuntFault {
        let file = identity.contains(#/\.swift:\d+$/#)
        return switch kind {
        case .crash:
            HuntFault(
                kind, file ? identity : "",
                file ? "the app crashes, \(identity)" : "the app crashes")
        case .threw: HuntFault(kind, "", "a method throws")
        case .opensNothing: HuntFault(kind, "", "the app opens nothing")
        case .opensOther: HuntFault(kind, "", "the app opens something else")
        case .badgeBelowZero, .handlerCalledAgain, .handlerCalledLate, .handlerNeverCalled, .hang,
            .serviceExtension, .callNotReported, .noPushRegistry:
            self
        }
    }

    /// True if the fault is about what the app should have opened for the payload.
    var isOfRouting: Bool { kind == .opensNothing || kind == .opensOther }

    /// The name by which a list of known findings has it: its kind, and what tells it from others.
    ///
    /// With a place or a method no mark is needed.
    func name(marked mark: String) -> String {
        [kind.rawValue, identity.isEmpty ? mark : identity].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// True if the other one, of an earlier release, is the same: the line of a crash may be another one.
    func isSame(asEarlier other: HuntFault) -> Bool {
        kind == other.kind
            && identity.replacing(#/:\d+$/#, with: "")
                == other.identity.replacing(#/:\d+$/#, with: "")
    }

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
    ///   - expected: The things that the app opens if it is right; `nil` if they are not known.
    /// - Returns: The faults; empty if the app is right.
    package static func all(
        in observation: HuntObservation, expecting expected: HuntExpectation?
    ) -> [HuntFault] {
        let run = observation.run
        // What the app would do there without the cut is not known.
        guard run.cuts.isEmpty, !observation.crashesAtCut else { return [] }
        if let crash = run.crash {
            // The folder is that from which the app was built, or the module's name.
            let place = crash.place.map { place in
                "\(place.file.split(separator: "/").last ?? ""):\(place.line)"
            }
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
        in observation: HuntObservation, besides expected: HuntExpectation
    ) -> HuntFault? {
        guard expected.source == .earlierRelease || !expected.effects.isEmpty,
            observation.isActionPossible, !observation.methods.isEmpty,
            Set(observation.effects) != Set(expected.effects)
        else { return nil }
        guard !observation.effects.isEmpty else {
            let methods = observation.methods.joined(separator: ", ")
            return HuntFault(
                .opensNothing, "\(methods) opens nothing; \(expected.words)", opened: [],
                besides: expected.effects)
        }
        let found = observation.effects.map(\.description).joined(separator: ", ")
        return HuntFault(
            .opensOther, "the app \(found); \(expected.words)", opened: observation.effects,
            besides: expected.effects)
    }
}

extension HuntFault.Kind {
    /// The kind of a fault from its code in a run; `nil` for a code that is not a fault of the app.
    fileprivate init?(ofFault code: String) {
        switch code {
        case "hung": self = .hang
        case "handler-never-called", "never-returned": self = .handlerNeverCalled
        case "handler-called-again": self = .handlerCalledAgain
        case "handler-called-late": self = .handlerCalledLate
        case "call-not-reported": self = .callNotReported
        case "no-push-registry": self = .noPushRegistry
        case "service-extension", "service-extension-late", "service-extension-crashed":
            self = .serviceExtension
        case "threw": self = .threw
        default: return nil
        }
    }
}
