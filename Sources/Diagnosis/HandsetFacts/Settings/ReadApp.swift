package import Handset

/// An app as its sources describe it: the settings of an app file, with the facts that say so.
package struct ReadApp: Sendable {
    /// A member of an app file with the fact that decides it.
    package struct Evidence: Hashable, Sendable {
        /// The member, such as `device.delegates`.
        package let member: String
        package let fact: AppFact
    }

    /// The facts that were read.
    package let reading: AppReading
    /// The settings that the facts decide.
    package internal(set) var settings = ScenarioSettings()
    /// The topic, which is the app's bundle identifier; `nil` if none was read.
    package private(set) var topic: String?
    /// The facts behind the settings, by the members that they decide.
    package private(set) var evidence: [Evidence] = []
    /// The questions that the facts leave open.
    package private(set) var questions: [AppQuestion] = []
    /// The center's delegate as far as it is known.
    package let center: CenterDelegateFacts
    /// The faults of the code that spoil what callbacks open, with the facts that show them.
    package internal(set) var codeFaults: [FoundFault] = []
    /// The framework that handles pushes with a plugin; `nil` for an app of its own code.
    package let plugin: FrameworkPlugin?
    /// The libraries that become the center's delegate, and those that leave it to the app.
    package let takers: DelegateTakers

    /// Puts the facts of a project together.
    package init(_ reading: AppReading) {
        self.reading = reading
        plugin = FrameworkPlugin(reading)
        takers = DelegateTakers(reading)
        center = CenterDelegateFacts(reading, takers: takers)
        takeApps()
        takeTopic()
        takeDelegates()
        takeLifeCycle()
        takeSDK()
        takeBackgroundModes()
        takePermission()
        takePresentation()
        takeCategories()
        takeRoutes()
        takeCodeFaults()
        // An app that is read is one of today.
        settings.version = .newest
    }

    func facts(_ kind: AppFact.Kind) -> [AppFact] { reading.facts(of: kind) }

    private mutating func note(_ member: String, _ facts: [AppFact]) {
        evidence += facts.map { Evidence(member: member, fact: $0) }
    }

    private mutating func ask(_ words: String, _ member: String, _ place: AppFact.Place? = nil) {
        questions.append(AppQuestion(words: words, member: member, place: place))
    }

    /// The apps that the sources start: of several none is chosen.
    private mutating func takeApps() {
        let delegates = facts(.applicationDelegate).filter { $0.source == .main }
        // An app of SwiftUI may start one of several in its code.
        let views = delegates.isEmpty ? [] : facts(.lifeCycle).filter { $0.form == .swiftui }
        var names: [String] = []
        for name in delegates.map(\.name) + views.map(\.name) where !names.contains(name) {
            names.append(name)
        }
        guard names.count > 1 else { return }
        ask(
            "Which app is it, \(names.joined(separator: " or "))? Give its own folder.",
            "device.lifeCycle", (views.first ?? delegates.last)?.place)
    }

    /// The bundle identifier of the application whose sources start the app; of several none is chosen.
    private mutating func takeTopic() {
        let ofTargets = facts(.bundleIdentifier).filter {
            if case .bundleIdentifier(_, let target, nil) = $0.meaning {
                !target.isEmpty
            } else {
                false
            }
        }
        // Without a project: that of an extension has the app's before it.
        let all = ofTargets.isEmpty ? facts(.bundleIdentifier) : ofTargets
        let names = all.filter { !$0.name.lowercased().hasSuffix("tests") }
        guard let fact = names.min(by: { $0.name.utf8.count < $1.name.utf8.count }) else {
            return
        }
        let values = Set(names.map(\.name))
        let isOne =
            values.count == 1 || ofTargets.isEmpty && values.allSatisfy { $0.hasPrefix(fact.name) }
        guard isOne else {
            ask(
                "Which app is it: \(values.sorted().joined(separator: ", "))?", "topic", fact.place)
            return
        }
        topic = fact.name
        note("topic", [fact])
    }

    private mutating func takeDelegates() {
        var delegates: DelegateMethods = []
        let ofApplication = reading.methods(.legacy, .fetch, .actions)
        let ofCenter = center.methods
        for fact in ofApplication + ofCenter {
            guard let method = fact.callback?.method else { continue }
            delegates.formUnion(method)
        }
        if let plugin {
            // Without a center's delegate a plugin gets what the application's delegate hands on.
            let isDelegate = takers.isTaken || !center.assignments.isEmpty
            delegates.formUnion(isDelegate ? plugin.delegates : [.fetch])
        } else if !takers.taking.isEmpty, center.assignments.isEmpty {
            delegates.formUnion([.willPresent, .didReceive])
        }
        settings.delegates = delegates
        note("device.delegates", ofApplication + ofCenter)
        note("device.lateDelegate", center.assignments)
        settings.setsCenterDelegateLate = center.isLate && !center.isInScene
        if center.isInScene { settings.setsCenterDelegateInScene = true }
        if let unclear = center.unclear {
            ask(
                "Does the line run before didFinishLaunching returns?", "device.lateDelegate",
                unclear.place)
        }
        if facts(.method).isEmpty, plugin == nil, !facts(.sdk).isEmpty {
            ask(
                "Which delegate methods does the kit implement?", "device.delegates",
                facts(.sdk).first?.place)
        }
    }

    private mutating func takeLifeCycle() {
        let form = SceneForm(reading)
        settings.lifeCycle = form.lifeCycle
        if form.isRefusedInCode { settings.unconfirmed[.adoptionByCode] = "no" }
        note("device.lifeCycle", form.facts)
    }

    /// The SDK that the app is built with, of which sources only hint.
    private mutating func takeSDK() {
        guard let hint = SDKHint(reading) else { return }
        settings.sdk = hint.version
        settings.sdkHint = hint.place
        note("device.sdk", [hint.fact])
    }

    private mutating func takeBackgroundModes() {
        let facts = facts(.backgroundMode)
        var modes: BackgroundModes = []
        for fact in facts {
            for name in fact.name.split(separator: " ") {
                if let mode = BackgroundModes(named: name) { modes.formUnion(mode) }
            }
        }
        if facts.isEmpty, !reading.hasInfoPropertyList {
            let declaring = self.facts(.plugin).filter {
                FrameworkPlugins.declaringBackgroundMode.contains($0.name)
            }
            guard declaring.isEmpty else {
                settings.backgroundModes = .remoteNotification
                note("device.backgroundModes", declaring)
                return
            }
            ask("Which background modes does Info.plist declare?", "device.backgroundModes")
            return
        }
        settings.backgroundModes = modes
        note("device.backgroundModes", facts)
    }

    private mutating func takePermission() {
        let facts = facts(.authorization).filter { $0.confidence == .certain }
        let all = Set(facts.map(\.options))
        guard let names = facts.last?.options else { return }
        if all.count > 1 {
            ask(
                "Which of the questions for permission counts?", "device.permission",
                facts.first?.place)
        }
        var options: AuthorizationOptions = []
        for name in names {
            let name = name == "criticalAlert" ? "critical" : name
            if let option = AuthorizationOptions(named: name) { options.formUnion(option) }
        }
        let timeSensitive = self.facts(.entitlement).filter {
            $0.name == "com.apple.developer.usernotifications.time-sensitive"
        }
        if !timeSensitive.isEmpty { options.formUnion(.timeSensitive) }
        settings.authorization = options
        note("device.permission", facts + timeSensitive)
    }

    private mutating func takePresentation() {
        let facts = facts(.presents).filter { $0.confidence == .certain }
        guard !facts.isEmpty else {
            if let fact = self.facts(.presents).first {
                ask("What does the app present in the foreground?", "device.presents", fact.place)
            }
            return
        }
        // Of the branches for versions that with the newest names counts.
        let chosen =
            facts.first { $0.options.contains("banner") } ?? facts.first { !$0.options.isEmpty }
            ?? facts[0]
        if Set(facts.map(\.options)).count > 1, facts.contains(where: \.options.isEmpty) {
            ask(
                "Is every notification presented in the foreground?", "device.presents",
                facts.first(where: \.options.isEmpty)?.place)
        }
        settings.presentationOptions = PresentationOptions(known: chosen.options)
        note("device.presents", [chosen])
    }

    private mutating func takeCategories() {
        let facts = facts(.category)
        guard !facts.isEmpty else { return }
        for fact in facts where fact.confidence == .guess {
            ask("Which identifier does the category have?", "device.categories", fact.place)
        }
        var seen: Set<String> = []
        let known = facts.filter { $0.confidence != .guess && seen.insert($0.name).inserted }
        guard known.count == Set(facts.map(\.name)).count else { return }
        settings.categories = known.map { fact in
            NotificationCategory(
                identifier: fact.name,
                actions: fact.actions.map { NotificationAction($0) })
        }
        note("device.categories", known)
    }

    private mutating func takeRoutes() {
        let facts = facts(.routes)
        var callbacks: RoutingCallbacks = []
        for fact in facts { fact.callback?.routing.map { callbacks.formUnion($0) } }
        if let plugin { callbacks.formUnion(plugin.routesIn) }
        if plugin == nil, !takers.taking.isEmpty, !callbacks.isEmpty {
            callbacks.insert(.didReceive)
        }
        if callbacks.isEmpty {
            ask("In which callbacks does the app look into the payload?", "device.routesIn")
            return
        }
        settings.routesIn = callbacks
        note("device.routesIn", facts)
    }
}
