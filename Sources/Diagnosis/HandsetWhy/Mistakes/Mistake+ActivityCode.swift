import Handset
import HandsetFacts
import HandsetLint

/// The mistakes of an app's code and settings for Live Activities.
extension Mistake {
    static let ofActivityCode: [Mistake] = [
        noLiveActivitiesKey, activityPushEntitlement, noPushType, activityTokenTooEarly,
        updateTokenNotWatched, startInBackground, noActivityConfiguration, activityTypesDiffer,
    ]

    private static let noLiveActivitiesKey = Mistake(
        "no-live-activities-key", "the app's Info.plist has no NSSupportsLiveActivities",
        effect: "iOS lets the app start no Live Activity.",
        change: "add NSSupportsLiveActivities to the Info.plist of the app, not of its extension",
        lines: ["<key>NSSupportsLiveActivities</key>", "<true/>"], at: .registration,
        seen: seenInActivities.union([.noToken])
    ) { complaint in
        guard complaint.mayBeForLiveActivity, let app = complaint.app,
            !complaint.facts(.activityAttributes).isEmpty, !app.reading.infoFiles.isEmpty
        else { return nil }
        let own = complaint.facts(.infoKey).filter {
            $0.name == "NSSupportsLiveActivities" && !app.reading.isOfExtensionList($0)
        }
        guard !own.contains(where: { $0.meaning == .infoKey("NSSupportsLiveActivities", true) })
        else { return nil }
        let files = app.reading.infoFiles.map {
            Cause.Place(file: $0, line: nil, isOfSources: true)
        }
        return Sign(
            own.map(Cause.Place.init) + files, own.isEmpty && files.count > 1 ? .likely : .certain)
    }

    private static let activityPushEntitlement = Mistake(
        "activity-push-entitlement",
        "a Live Activity asks for pushes, and the app has no aps-environment",
        effect: "The request fails: com.apple.ActivityKit.ActivityInput error 0.",
        change: "add the capability Push Notifications to the app's target in Xcode",
        lines: ["<key>aps-environment</key>", "<string>development</string>"], at: .registration,
        seen: seenInActivities.union([.noToken]), log: [["ActivityInput error 0"]]
    ) { complaint in
        guard complaint.mayBeForLiveActivity, let app = complaint.app,
            complaint.facts(.apsEnvironment).isEmpty, !app.reading.entitlementFiles.isEmpty
        else { return nil }
        let requests = complaint.facts(.activityRequest).filter { $0.pushes == .token }
        guard !requests.isEmpty else { return nil }
        return Sign(
            requests.map(Cause.Place.init)
                + app.reading.entitlementFiles.map {
                    Cause.Place(file: $0, line: nil, isOfSources: true)
                }, .certain)
    }

    private static let noPushType = Mistake(
        "no-push-type", "the Live Activity is requested without a push type",
        effect: "It takes no pushes, and gives no token.",
        change: "request it with pushType: .token",
        lines: ["try Activity.request(attributes: attributes, content: content, pushType: .token)"],
        at: .registration, seen: seenInActivities.union([.noToken])
    ) { complaint in
        guard complaint.mayBeForLiveActivity else { return nil }
        let requests = complaint.facts(.activityRequest)
        let without = requests.filter { $0.pushes == AppFact.ActivityPushes.none }
        let isUsed =
            complaint.isForLiveActivity && complaint.value(at: "aps.event")?.string != "start"
            || complaint.facts(.activityTokens).contains { $0.tokens?.isOfUpdates == true }
        guard isUsed, !without.isEmpty, without.count == requests.count else { return nil }
        // A start by push needs no request of the app.
        let isStarted = complaint.facts(.activityTokens).contains { $0.tokens?.isOfStarts == true }
        return Sign(without, isStarted ? .likely : nil)
    }

    private static let activityTokenTooEarly = Mistake(
        "activity-token-too-early", "the token of a Live Activity is read right after the request",
        effect: "It is not there yet: the server gets none.",
        change: "wait for it with pushTokenUpdates, which also gives later ones",
        lines: ["for await token in activity.pushTokenUpdates { send(token) }"], at: .registration,
        seen: seenInActivities.union([.noToken])
    ) { complaint in
        let tokens = complaint.facts(.activityTokens)
        guard complaint.mayBeForLiveActivity, !tokens.contains(where: { $0.tokens == .update })
        else {
            return nil
        }
        let early = tokens.filter { $0.tokens == .updateNow }
        guard !early.isEmpty,
            complaint.facts(.activityRequest).contains(where: { $0.pushes == .token })
        else { return nil }
        return Sign(early, .likely)
    }

    private static let updateTokenNotWatched = Mistake(
        "update-token-not-watched",
        "nothing watches the tokens of the Live Activities that a push has started",
        effect: "The server gets no token for their updates: a start token starts, and no more.",
        change: "at the launch, watch activityUpdates, and pushTokenUpdates of each activity",
        lines: [
            "for await activity in Activity<Attributes>.activityUpdates {",
            "    for await token in activity.pushTokenUpdates { send(token) }", "}",
        ],
        at: .registration, seen: seenInActivities.union([.noToken])
    ) { complaint in
        let tokens = complaint.facts(.activityTokens)
        guard complaint.mayBeForLiveActivity, complaint.facts(.activityRequest).isEmpty else {
            return nil
        }
        let starts = tokens.filter { $0.tokens?.isOfStarts == true }
        guard !starts.isEmpty, !tokens.contains(where: { $0.tokens?.isOfUpdates == true }) else {
            return nil
        }
        return Sign(starts, .likely)
    }

    private static let startInBackground = Mistake(
        "start-in-background", "a Live Activity is requested while the app is in the background",
        effect: "The request throws: the target is not in the foreground.",
        change: "start it by a push with the event start",
        at: .callback, seen: seenInActivities.union([.crashAtArrival])
    ) { complaint in
        let background: Set<AppFact.Callback> = [.fetch, .voipPush]
        let requests = complaint.facts(.activityRequest).filter { fact in
            !fact.callbacks.isEmpty && background.isSuperset(of: fact.callbacks)
        }
        return requests.isEmpty ? nil : Sign(requests, .likely)
    }

    private static let noActivityConfiguration = Mistake(
        "no-activity-configuration", "no widget shows the Live Activity",
        effect: "iOS has nothing to draw, and starts none.",
        change: "add an ActivityConfiguration for the type to the widget's bundle",
        lines: ["ActivityConfiguration(for: Attributes.self) { context in … }"], at: .display,
        seen: seenInActivities
    ) { complaint in
        guard complaint.isForLiveActivity,
            let name = complaint.value(at: "aps.attributes-type")?.string
        else { return nil }
        let shown = complaint.facts(.activityConfiguration)
        let types = complaint.facts(.activityAttributes).filter { $0.name == name }
        // Without any widget the extension was not given.
        guard !shown.isEmpty, !types.isEmpty, !shown.contains(where: { $0.name == name }) else {
            return nil
        }
        return Sign(
            types + shown,
            words: "no ActivityConfiguration is for \(name), but for \(shown[0].name)", .likely)
    }

    private static let activityTypesDiffer = Mistake(
        "activity-types-differ", "the type of the Live Activity is declared twice, and not alike",
        effect: "The app sends one form, and the extension decodes another.",
        change: "put the type into one file that belongs to both targets", at: .callback,
        seen: seenInActivities
    ) { complaint in
        guard complaint.mayBeForLiveActivity, let activities = complaint.app?.reading.activities
        else {
            return nil
        }
        for type in activities.all {
            guard activities.isDeclaredDifferently(type) else { continue }
            return Sign(
                [type.causePlace], words: "\(type.name) is declared several times, and not alike",
                .likely)
        }
        return nil
    }
}

extension AppReading {
    /// Returns true for a fact of an extension's Info.plist.
    func isOfExtensionList(_ fact: AppFact) -> Bool {
        fact.place.file.hasSuffix("Info.plist") && !infoFiles.contains(fact.place.file)
    }
}
