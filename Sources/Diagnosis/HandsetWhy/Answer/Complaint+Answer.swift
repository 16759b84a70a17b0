import Handset
import HandsetFacts
import HandsetLint
import HandsetTree

extension Complaint {
    /// Returns true if the symptom is one of these, or is near to one.
    func has(anyOf symptoms: Set<Symptom>) -> Bool {
        !symptoms.isDisjoint(with: self.symptoms)
            || self.symptoms.contains { !symptoms.isDisjoint(with: $0.near) }
    }

    /// The language that the app handles its pushes in; `nil` if nothing is known of the app.
    ///
    /// An app that is only described is one in Swift.
    var language: CodeLanguage? {
        guard hasApp else { return log.contains { $0.text.contains("flutter") } ? .dart : nil }
        if let plugin = app?.plugin { return plugin.framework == "flutter" ? .dart : .javaScript }
        let facts = app?.reading.facts ?? []
        return facts.lazy.filter { $0.kind == .method || $0.kind == .register }
            .compactMap { CodeLanguage(path: $0.place.file) }.first
            ?? facts.lazy.compactMap { CodeLanguage(path: $0.place.file) }.first ?? .swift
    }

    /// The object that the app makes the center's delegate, as its line names it; `nil` for `self`, or if none does.
    var centerDelegate: String? {
        guard let text = app?.center.assignments.first?.text,
            let range = text.ranges(of: ".delegate = ").last
        else { return nil }
        let rest = text[range.upperBound...]
        // [PushHandler shared]
        let object =
            rest.hasPrefix("[")
            ? rest.prefix { $0 != ";" }
            : rest.prefix { $0.isLetter || $0.isNumber || "._()".contains($0) }
        return object.isEmpty || object == "self" ? nil : String(object)
    }

    /// A payload of the kind that the symptoms speak of.
    var example: Payload? {
        let text =
            symptoms.first == .notWoken
            ? #"{"aps":{"content-available":1}}"# : #"{"aps":{"alert":"A"}}"#
        return try? Payload(json: text)
    }

    /// Symptoms for each state and action that are worth a look if nobody has said what is seen.
    var symptomsOfStates: [Symptom] {
        var symptoms: [Symptom] = [
            .tapDoesNothing, .tapDoesNothingWhenKilled, .notShown, .notShownInForeground,
        ]
        if content?.isContentAvailable == true { symptoms.append(.notWoken) }
        return symptoms
    }

    /// True if the app looks for what a tap opens in new content alone.
    private var looksInFetchOnly: Bool {
        let methods = scenario.delegates
        return methods.contains(.fetch) && scenario.routesIn.contains(.fetch)
            && !(methods.contains(.didReceive) && scenario.routesIn.contains(.didReceive))
    }

    /// The symptoms that the state and the action lead one to expect, if none is told.
    var expectedSymptoms: [Symptom] {
        switch scenario.choice.action {
        case .tap where scenario.appState.needsLaunch: [.tapDoesNothingWhenKilled, .tapDoesNothing]
        case .tap: [.tapDoesNothing]
        case .button: [.buttons, .buttonDoesNothing, .tapDoesNothing]
        case .dismiss, .open: []
        case .nothing where scenario.appState.isForeground: [.notShownInForeground]
        case .nothing where looksInFetchOnly: [.notWoken, .notShown]
        case .nothing:
            content?.showsSomething == true ? [.notShown, .notWoken] : [.notWoken, .notShown]
        }
    }
}

extension Station {
    /// True if the push has not come to the app's own code there.
    var isBeforeApp: Bool {
        [.service, .request, .payload].contains(self)
    }

    /// The observation that shows whether a push gets beyond this station.
    var observation: String {
        switch self {
        case .registration:
            "whether didRegisterForRemoteNotificationsWithDeviceToken is called at the next launch"
        case .service: "the service's answer to the message"
        case .request: "the status and the reason of Apple's answer, and the headers that were sent"
        case .payload: "the payload as the phone gets it: print userInfo"
        case .device: "the same push on another phone, without Low Power Mode and a Focus"
        case .serviceExtension: "whether the notification is shown half a minute late"
        case .display: "whether the notification is in Notification Center"
        case .waking:
            "whether the method is called while the app is in the background, and not ended"
        case .launch: "whether the tap arrives while the app is in the background"
        case .callback: "whether a breakpoint in the method is reached"
        case .routing: "what print(userInfo) shows in the method"
        case .completion: "whether the device's log complains of the completion handler"
        }
    }
}
