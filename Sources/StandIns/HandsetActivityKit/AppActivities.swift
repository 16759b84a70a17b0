package import Handset
internal import Synchronization

/// The Live Activities of the app, with what the user and the phone allow.
package final class AppActivities: Sendable {
    package static let shared = AppActivities()

    /// The choices of the user and the limits of the phone.
    package struct Settings: Sendable {
        /// True if the user allows Live Activities.
        package var isEnabled = true
        /// True if the user allows frequent pushes.
        package var takesFrequentPushes = true
        /// The number of Live Activities that the app may have; `nil` for any.
        package var maximum: Int? = 5
        /// The number of starts by push in an hour; `nil` for any.
        package var startsByHour: Int? = 10
    }

    private struct Contents: Sendable {
        var settings = Settings()
        var kinds: [String: any AnyActivityKind] = [:]
        var count = 0
        var tokenCount: UInt8 = 0
        /// The times of the starts by push.
        var starts: [Date] = []
        /// The changes of Live Activities, in order, in words.
        var notes: [String] = []
        /// The modules of the app, in which types are looked for by their names.
        var modules: [String] = []
    }

    private let contents = Mutex(Contents())

    /// Forgets all, as a new phone does.
    package func reset() {
        contents.withLock { contents in
            let modules = contents.modules
            contents = Contents()
            contents.modules = modules
        }
    }

    package var settings: Settings {
        get { contents.withLock(\.settings) }
        set { contents.withLock { $0.settings = newValue } }
    }

    /// Notes a module of the app.
    package func know(module: String) {
        contents.withLock { if !$0.modules.contains(module) { $0.modules.append(module) } }
    }

    // MARK: - Types

    func kind<Attributes: ActivityAttributes>(
        of type: Attributes.Type
    ) -> ActivityKind<Attributes> {
        let name = "\(type)"
        if let kind = contents.withLock({ $0.kinds[name] }) as? ActivityKind<Attributes> {
            return kind
        }
        let kind = ActivityKind<Attributes>()
        return contents.withLock { contents in
            if let first = contents.kinds[name] as? ActivityKind<Attributes> { return first }
            contents.kinds[name] = kind
            return kind
        }
    }

    /// Lets the phone know a type of the app, of which the app has asked nothing yet.
    package func know<Attributes: ActivityAttributes>(_ type: Attributes.Type) {
        _ = kind(of: type)
    }

    private func kind(named name: String) -> (any AnyActivityKind)? {
        if let kind = contents.withLock({ $0.kinds[name] }) { return kind }
        for module in contents.withLock(\.modules) {
            if let type = Self.type(name, in: module) {
                know(type)
                return contents.withLock { $0.kinds[name] }
            }
        }
        return nil
    }

    /// Finds a type by name; one within another type is not found.
    private static func type(_ name: String, in module: String) -> (any ActivityAttributes.Type)? {
        for kind in ["V", "C", "O"] {
            let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)\(kind)"
            if let type = _typeByName(mangled) as? any ActivityAttributes.Type { return type }
        }
        return nil
    }

    // MARK: - Counts

    func makeIdentifier() -> String { UUID().uuidString }

    func countStart() -> Int {
        contents.withLock { contents in
            contents.count += 1
            return contents.count
        }
    }

    /// Returns the next token: others at each call, and the same ones in each run.
    func makeToken() -> Data {
        let number = contents.withLock { contents in
            contents.tokenCount &+= 1
            return contents.tokenCount
        }
        return Data((0..<32).map { UInt8($0) &* 7 &+ number })
    }

    /// Gives a Live Activity its token, which is never there right after the request (Apple, WWDC23 10185).
    func giveToken(to activity: any TokenTaker) {
        DispatchQueue.main.async { activity.give(self.makeToken()) }
    }

    func note(_ words: String) { contents.withLock { $0.notes.append(words) } }

    /// The changes of Live Activities, in order, in words.
    package var notes: [String] { contents.withLock(\.notes) }

    // MARK: - The phone

    /// The Live Activities that the phone shows, the oldest first, with those that are shown no more.
    package var cards: [ActivityCard] {
        contents.withLock { Array($0.kinds.values) }.flatMap(\.cards).sorted {
            $0.number < $1.number
        }
    }

    /// The token with which pushes start a Live Activity of a type.
    package func startToken(of type: String) -> Data? { kind(named: type)?.startToken }

    package func passTime() {
        for kind in contents.withLock({ Array($0.kinds.values) }) { kind.passTime() }
    }

    package func dismiss(_ id: String) {
        for kind in contents.withLock({ Array($0.kinds.values) }) { kind.dismiss(id) }
    }

    private var shownCount: Int {
        cards.count { $0.life == .active || $0.life == .stale || $0.life == .pending }
    }

    func checkRequest() throws {
        let settings = settings
        guard settings.isEnabled else { throw ActivityAuthorizationError.denied }
        guard Application.shared.applicationState != .background else {
            throw ActivityAuthorizationError.visibility
        }
        if let maximum = settings.maximum, shownCount >= maximum {
            throw ActivityAuthorizationError.targetMaximumExceeded
        }
    }

    /// Takes a push.
    ///
    /// - Parameters:
    ///   - push: The push.
    ///   - id: The Live Activity whose token it was sent to. If `nil`, the newest one that takes changes.
    ///   - channel: The channel that it was sent to; each of its listeners gets it. If `nil`, none.
    ///   - topic: The identifier of the app.
    /// - Returns: The reason why nothing has changed; `nil` if something has.
    package func take(
        _ push: ActivityPush, to id: String? = nil, onChannel channel: String? = nil, topic: String
    ) -> ActivityRefusal? {
        let now = AppTime.date
        if let refusal = push.refusal(at: now.timeIntervalSince1970) { return refusal }
        guard push.event == .start else { return change(push, to: id, onChannel: channel) }
        let settings = settings
        guard settings.isEnabled else { return .notAllowed }
        let name = push.type ?? ""
        guard let kind = kind(named: name) else {
            let known = contents.withLock { Array($0.kinds.keys).sorted() }
            return .unknownType(name, known: known)
        }
        if let maximum = settings.maximum, shownCount >= maximum { return .tooMany }
        let starts = contents.withLock { contents in
            contents.starts.removeAll { $0 <= now.addingTimeInterval(-3_600) }
            return contents.starts.count
        }
        if let most = settings.startsByHour, starts >= most { return .budgetExceeded(topic) }
        let refusal = kind.start(by: push, at: now)
        if refusal == nil { contents.withLock { $0.starts.append(now) } }
        return refusal
    }

    private func change(
        _ push: ActivityPush, to id: String?, onChannel channel: String?
    ) -> ActivityRefusal? {
        let cards = cards
        if let channel {
            let listeners = cards.filter { $0.channel == channel }
            guard !listeners.isEmpty else { return .noActivity }
            return listeners.map { change($0, by: push) }.reduce(.noActivity) {
                $0 == nil ? nil : $1
            }
        }
        if let id {
            guard let card = cards.first(where: { $0.id == id }) else { return .noActivity }
            return change(card, by: push)
        }
        let newest =
            cards.last { $0.life == .active || $0.life == .stale || $0.life == .pending }
            ?? cards.last
        guard let newest else { return .noActivity }
        return change(newest, by: push)
    }

    private func change(_ card: ActivityCard, by push: ActivityPush) -> ActivityRefusal? {
        contents.withLock { $0.kinds[card.type] }?.change(card.id, by: push) ?? nil
    }
}
