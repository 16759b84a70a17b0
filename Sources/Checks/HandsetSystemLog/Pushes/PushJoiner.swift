/// The joining of lines into pushes: by request, activity, process, app and time.
struct PushJoiner {
    private(set) var pushes: [LoggedPush] = []
    private var byRequest: [String: Int] = [:]
    private var byActivity: [String: Int] = [:]
    private var boot = 0
    private var index = 0
    /// The pushes that may still get lines by time alone, the newest last.
    private var recent: [Int] = []

    private static let second = 1_000_000
    /// The number of pushes that may get lines by time alone.
    private static let largestRecentCount = 64
    /// The number of lines of apsd that one push may have.
    private static let largestArrival = 64

    init(_ events: [LoggedEvent]) {
        for (event, moment) in EventOrder(events).sorted {
            add(event, moment)
            index += 1
        }
    }

    // MARK: - One line

    private mutating func add(_ event: LoggedEvent, _ moment: Int?) {
        if event.code == "R1" {
            boot += 1
            byRequest = [:]
            byActivity = [:]
            recent = []
            return
        }
        let push = place(of: event, moment) ?? begin()
        append(event, moment, to: push)
    }

    private mutating func begin() -> Int {
        pushes.append(LoggedPush())
        pushes[pushes.count - 1].boot = boot
        recent.append(pushes.count - 1)
        if recent.count > Self.largestRecentCount { recent.removeFirst() }
        return pushes.count - 1
    }

    private mutating func append(_ event: LoggedEvent, _ moment: Int?, to push: Int) {
        pushes[push].events.append(event)
        pushes[push].last = moment ?? pushes[push].last
        pushes[push].lastIndex = index
        if pushes[push].bundle == nil { pushes[push].bundle = event.bundle }
        if let request = event.known(.request) {
            if pushes[push].request == nil { pushes[push].request = request }
            byRequest[request] = push
        }
        if let activity = event.known(.activity), let bundle = event.bundle {
            if event.stage != .replaced || pushes[push].events.count == 1 {
                if pushes[push].activity == nil { pushes[push].activity = activity }
            }
            byActivity["\(bundle):\(activity)"] = push
        }
        if event.code == "E3" || event.code == "E4" {
            pushes[push].appExtension = event.known(.appExtension)
            pushes[push].extensionPID = event.known(.pid).flatMap { Int($0) }
        }
    }

    /// Returns the push that a line belongs to; `nil` if it begins one.
    private mutating func place(of event: LoggedEvent, _ moment: Int?) -> Int? {
        if let request = event.known(.request) {
            if let push = byRequest[request], fits(event, push) { return push }
            return latest(within: Self.second, of: moment) { push in
                push.request == nil && fits(event, push)
                    && push.events.last.map(Self.isBefore) == true
            }
        }
        if let activity = event.known(.activity), let bundle = event.bundle {
            return placeOfActivity(activity, bundle, event, moment)
        }
        switch event.form?.group {
        case .apsd: return placeOfArrival(event, moment)
        case .calls:
            return latest(within: 60 * Self.second, of: moment) { push in
                fits(event, push)
                    && (push.events.contains { $0.form?.group == .calls }
                        || push.events.contains { $0.fields[.topic]?.hasSuffix(".voip") == true })
                    // A second push of a call begins with what the first began with.
                    && !(Self.beginsCall(event) && push.events.contains { $0.code == event.code })
            }
        case .serviceExtension: return placeOfExtension(event, moment)
        case .liveActivities where event.stage == .refused || event.stage == .activityStarted:
            return latest(within: 5 * Self.second, of: moment) { push in
                fits(event, push) && !push.events.contains { $0.code == event.code }
                    && push.events.contains { $0.fields[.topic]?.hasSuffix("liveactivity") == true }
            }
        default: break
        }
        if event.code == "B1" {
            return latest(within: Self.second, of: moment) { push in
                fits(event, push) && push.request == nil
                    && !push.events.contains { $0.code == "B1" }
                    && push.events.allSatisfy { $0.form?.group == .apsd }
            }
        }
        return placeByTime(event, moment)
    }

    private static func beginsCall(_ event: LoggedEvent) -> Bool { event.code == "V1" }

    /// True for a line after which a request may be made of the same push.
    private static func isBefore(_ event: LoggedEvent) -> Bool {
        event.form?.group == .apsd || event.code == "B1" || event.code == "M1"
    }

    private func fits(_ event: LoggedEvent, _ push: LoggedPush) -> Bool {
        guard let bundle = event.bundle, let own = push.bundle else { return true }
        return bundle == own
    }

    private func fits(_ event: LoggedEvent, _ push: Int) -> Bool { fits(event, pushes[push]) }

    /// Returns the newest push within a time that a condition holds for.
    private func latest(
        within time: Int, of moment: Int?, where holds: (LoggedPush) -> Bool
    ) -> Int? {
        recent.last { index in
            let push = pushes[index]
            if let moment, let last = push.last, moment - last > time { return false }
            return holds(push)
        }
    }

    // MARK: - Kinds of lines

    private mutating func placeOfActivity(
        _ activity: String, _ bundle: String, _ event: LoggedEvent, _ moment: Int?
    ) -> Int? {
        let known = byActivity["\(bundle):\(activity)"]
        if event.stage == .replaced {
            // The newest other activity of the app has taken its place.
            let newer = latest(within: Self.second, of: moment) { push in
                push.bundle == bundle && push.activity != nil && push.activity != activity
            }
            let push = known ?? begin()
            if let newer { pushes[push].replacement = pushes[newer].activity }
            pushes[push].bundle = bundle
            pushes[push].activity = activity
            return push
        }
        if let known { return known }
        return latest(within: Self.second, of: moment) { push in
            push.bundle == bundle && push.activity == nil
                && push.flag("hasContentAvailable") != false
                && push.request != nil
        }
    }

    private func placeOfArrival(_ event: LoggedEvent, _ moment: Int?) -> Int? {
        latest(within: 5 * Self.second, of: moment) { push in
            let isOpen =
                fits(event, push) && push.request == nil
                && push.events.count < Self.largestArrival
                && push.events.allSatisfy { $0.form?.group == .apsd }
            // The connection is made anew some seconds before the push comes.
            if push.events.allSatisfy({ $0.stage == .note }) { return isOpen }
            let isSoon = moment.flatMap { now in push.last.map { now - $0 <= Self.second } } ?? true
            return isOpen && isSoon
                && (event.code == "A10" || event.stage == .note
                    || !push.events.contains { $0.code == event.code || $0.code == "A10" })
        }
    }

    private func placeOfExtension(_ event: LoggedEvent, _ moment: Int?) -> Int? {
        if let pid = event.known(.pid).flatMap({ Int($0) }),
            let push = recent.last(where: { pushes[$0].extensionPID == pid })
        {
            return push
        }
        return latest(within: 40 * Self.second, of: moment) { push in
            guard let name = event.known(.appExtension), let bundle = push.bundle else {
                return fits(event, push)
            }
            return name.hasPrefix(bundle + ".")
        }
    }

    /// Returns the newest push of the same app; for what happens at any time after it, whatever the time.
    private func placeByTime(_ event: LoggedEvent, _ moment: Int?) -> Int? {
        let time =
            event.stage == .tapped || event.stage == .launched || event.stage == .ended ? 600 : 60
        return latest(within: time * Self.second, of: moment) { push in
            if event.bundle == nil, event.form?.group == .app || event.form?.group == .scenes {
                return push.request != nil
            }
            if event.code == "B15" || event.code == "C1" || event.code == "C4" {
                return fits(event, push) && push.events.contains { $0.form?.group != .calls }
            }
            guard let bundle = event.bundle else { return false }
            return push.bundle == bundle
        }
    }
}
