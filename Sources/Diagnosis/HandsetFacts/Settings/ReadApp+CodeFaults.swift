import Handset

extension ReadApp {
    /// Puts the faults of the code into the settings, so that each view of a payload has them.
    mutating func takeCodeFaults() {
        codeFaults =
            activeScene + window + windowsOutsideScenes + event + told + reactNative + flutter
            + stateCallbacks + links + rebuilt
        let counting = codeFaults.filter { $0.confidence != .guess }.map(\.fault)
        if !counting.isEmpty { settings.codeFaults = counting }
        let compared = facts(.responseCompared).filter {
            $0.leads(from: .didReceive, .sceneConnect)
        }
        if !compared.isEmpty { settings.opensResponsesOnce = true }
    }

    /// True if the app has adopted scenes; one with an empty manifest runs as without.
    package var hasScenes: Bool {
        settings.lifeCycle.map { $0.hasSceneDelegate || $0.isOfSwiftUI } ?? false
    }

    /// True if SwiftUI has the scene's delegate.
    package var isOfSwiftUI: Bool { settings.lifeCycle?.isOfSwiftUI ?? false }

    // MARK: - The window

    private var activeScene: [FoundFault] {
        guard hasScenes else { return [] }
        let searches = facts(.activeSceneOnly).filter { $0.leads(from: .didReceive) }
        let asked = facts(.windowUse).filter {
            [.delegate, .own].contains($0.windowUse) && $0.leads(from: .didReceive)
        }
        var found = searches.prefix(1).map { fact in
            FoundFault(.activeSceneAtTap, [fact], in: .didReceive, .notActive)
        }
        if found.isEmpty, !hasDelegateWindow {
            found += asked.prefix(1).map {
                FoundFault(.activeSceneAtTap, [$0], in: .didReceive, .always)
            }
        }
        return found
    }

    /// True if code gives the application's delegate a window.
    private var hasDelegateWindow: Bool {
        facts(.windowGiven).contains { $0.meaning == .windowGiven(.delegate) }
    }

    private var window: [FoundFault] {
        guard hasScenes else { return [] }
        var found: [FoundFault] = []
        // A cast of Objective-C takes nil for nil.
        let forced = facts(.windowUse).filter { fact in
            fact.windowUse == .forced && fact.place.file.hasSuffix(".swift")
        }
        let made = facts(.window).filter { $0.window == .screen && $0.leads(from: .launch) }
        let atLaunch = forced.filter { fact in
            fact.leads(from: .launch, .willLaunch)
                // A window that the launch itself has made.
                && !made.contains { $0.place.file == fact.place.file }
        }
        if !atLaunch.isEmpty {
            found.append(
                FoundFault(
                    .rootControllerAtLaunch, atLaunch, in: .launch, .always, isCrash: true))
        }
        for callback in [AppFact.Callback.fetch, .didReceive] {
            let used = forced.filter { $0.leads(from: callback) }
            guard !used.isEmpty else { continue }
            let isOfDelegate = used.contains { fact in
                !["windows", "cene", "keyWindow"].contains { fact.text.contains($0) }
            }
            found.append(
                FoundFault(
                    .windowBeforeScene, used, in: callback.routing ?? [],
                    isOfDelegate && !hasDelegateWindow ? .always : .withoutScene, isCrash: true))
        }
        if forced.isEmpty {
            let asked = facts(.windowUse).filter {
                [.delegate, .own].contains($0.windowUse) && $0.leads(from: .fetch)
            }
            if !asked.isEmpty {
                found.append(
                    FoundFault(
                        .windowBeforeScene, asked, in: .fetch,
                        hasDelegateWindow ? .withoutScene : .always))
            }
        }
        return found
    }

    private var windowsOutsideScenes: [FoundFault] {
        guard hasScenes, !isOfSwiftUI, facts(.sceneStoryboard).isEmpty,
            !facts(.windowGiven).contains(where: { $0.meaning == .windowGiven(.scene) })
        else { return [] }
        let windows = facts(.window)
        guard !windows.contains(where: { $0.window == .scene }) else { return [] }
        let outside = windows.filter { fact in
            fact.window == .screen
                && fact.leads(from: .launch, .sceneConnect)
        }
        guard !outside.isEmpty else { return [] }
        return [
            FoundFault(
                .windowWithoutScene, outside,
                in: [.didReceive, .scene, .launch, .legacy, .actions],
                .always)
        ]
    }

    private var rebuilt: [FoundFault] {
        guard hasScenes, let kept = facts(.rootKept).first else { return [] }
        let windows = facts(.window).filter {
            $0.window == .scene && $0.leads(from: .sceneConnect)
        }
        return [
            FoundFault(
                .sceneRebuilt, [kept] + windows, in: [.didReceive, .scene], .afterReconnection)
        ]
    }

    // MARK: - Events

    private var event: [FoundFault] {
        facts(.posts).filter { $0.leads(from: .didReceive) }.compactMap { post -> FoundFault? in
            guard !facts(.valueKept).contains(where: { $0.place == post.place }) else { return nil }
            let listeners = facts(.listens).filter {
                if case .listens(_, post.name, _, _) = $0.meaning { true } else { false }
            }
            guard !listeners.isEmpty, listeners.allSatisfy(isLate) else { return nil }
            return FoundFault(
                .eventBeforeView, [post] + listeners, in: .didReceive, .afterLaunch,
                isOfAllApps: true)
        }
    }

    /// The events that native code tells scripts: those listen once their page has loaded.
    private var told: [FoundFault] {
        // A library that gets the tap opens it, and a scene that looks into its options can, too.
        guard plugin?.routesIn.contains(.didReceive) != true, facts(.connectionOptions).isEmpty
        else { return [] }
        return facts(.scriptTold).compactMap { told in
            let listeners = facts(.scriptListens).filter { $0.name == told.name }
            return listeners.isEmpty
                ? nil
                : FoundFault(
                    .eventBeforeView, [told] + listeners, in: .didReceive, .afterLaunch,
                    isOfAllApps: true)
        }
    }

    /// Returns true if the tap that launches the app comes before a line listens.
    private func isLate(_ listener: AppFact) -> Bool {
        guard case .listens(.late, _, let steps, let isConditional) = listener.meaning else {
            return false
        }
        // A line in a later turn comes after the tap, whoever makes its view.
        if steps.areLater { return true }
        if let view = facts(.viewListens).first(where: { $0.place == listener.place }) {
            return view.time == .late
        }
        return isConditional
    }

    // MARK: - Frameworks

    /// The plugins that read the launch options, and have no other source for the notification that launched the app.
    private static let readersOfLaunchOptions: Set = [
        "@react-native-community/push-notification-ios", "react-native-push-notification",
    ]

    private var reactNative: [FoundFault] {
        guard hasScenes, facts(.connectionOptions).isEmpty, let plugin,
            Self.readersOfLaunchOptions.contains(plugin.name),
            plugin.has("getInitialNotification") || plugin.has("popInitialNotification")
        else { return [] }
        let started = facts(.launchOptionsHandedOn).filter { fact in
            if case .launchOptionsHandedOn(_, .given, _) = fact.meaning {
                fact.leads(from: .launch)
            } else {
                true
            }
        }
        guard !started.isEmpty else { return [] }
        return [
            FoundFault(
                .reactNativeLaunchOptions,
                started + plugin.handlers.filter { $0.name.hasPrefix("getInitial") },
                in: .didReceive, .afterLaunch)
        ]
    }

    private var flutter: [FoundFault] {
        guard hasScenes, let plugin, plugin.framework == "flutter",
            !center.assignments.contains(where: { $0.time == .inTime })
        else { return [] }
        let registered = facts(.pluginsRegistered)
        guard let late = registered.first(where: { $0.pluginsPlace == .engine }),
            !registered.contains(where: { $0.pluginsPlace == .launch }),
            // Later ones take the response of the scene without a race.
            plugin.name != "firebase_messaging" || isVersion(of: plugin, upTo: (16, 3))
        else { return [] }
        let taken = facts(.pluginVersion).first { $0.name == plugin.name }
        return [
            FoundFault(
                .flutterPluginAfterLaunch, [late, taken ?? plugin.fact], in: .didReceive,
                .afterLaunch)
        ]
    }

    /// Returns true if the version that is taken is this one or an older one; without it, the one that is asked for.
    private func isVersion(of plugin: FrameworkPlugin, upTo newest: (Int, Int)) -> Bool {
        let taken = facts(.pluginVersion).first { $0.name == plugin.name }
        guard case .pluginVersion(_, let version)? = taken?.meaning else {
            return plugin.fact.isVersion(upTo: newest)
        }
        let numbers = version.split(separator: ".").compactMap { Int($0) }
        guard let major = numbers.first else { return true }
        return (major, numbers.dropFirst().first ?? 0) <= newest
    }

    // MARK: - Callbacks that scenes do not call

    private static let registeringPlugins = [
        "firebase", "onesignal", "airship", "braze", "fcm", "pushwoosh", "customerio",
    ]

    private var stateCallbacks: [FoundFault] {
        guard hasScenes else { return [] }
        let own = Set(facts(.stateMethod).map(\.stateMethod))
        // A library that registers by itself does so at the launch.
        let isRegistered = facts(.plugin).contains { fact in
            Self.registeringPlugins.contains { fact.name.contains($0) }
        }
        let work = facts(.stateWork).filter {
            !own.contains($0.stateMethod?.ofScene) && !(isRegistered && $0.work == .registers)
        }
        let opening = work.filter { $0.work == .opens }
        let registering =
            facts(.register).count == 1 ? work.filter { $0.work == .registers } : []
        if let first = opening.first {
            return [
                FoundFault(
                    .appStateCallback, [first], in: [.didReceive, .fetch], .always)
            ]
        }
        if let first = registering.first {
            return [
                FoundFault(
                    .appStateCallback, [first],
                    in: RoutingCallbacks(RoutingCallbacks.allNamed.map(\.options)),
                    .always)
            ]
        }
        return work.isEmpty ? [] : [FoundFault(.appStateCallback, work, in: [], .always)]
    }

    private var links: [FoundFault] {
        guard hasScenes else { return [] }
        let methods = facts(.linkMethod)
        let opened = facts(.linkOpened).filter { $0.leads(from: .didReceive) }
        let old = methods.filter { [.openURL, .continue].contains($0.link) }
        guard !old.isEmpty, !methods.contains(where: { $0.link?.isOfScene == true })
        else { return [] }
        return [
            FoundFault(
                .linkCallbacks, old + opened, in: opened.isEmpty ? [] : .didReceive, .always,
                opened.isEmpty ? .guess : .likely)
        ]
    }
}

extension AppFact {
    /// Returns true if the version that the line names is this one or an older one, or if it names none.
    fileprivate func isVersion(upTo newest: (Int, Int)) -> Bool {
        let numbers =
            text.split(separator: ":").dropFirst().joined(separator: ":")
            .split { !$0.isNumber && $0 != "." }.first?.split(separator: ".").compactMap {
                Int($0)
            } ?? []
        guard let major = numbers.first else { return true }
        return (major, numbers.dropFirst().first ?? 0) <= newest
    }
}
