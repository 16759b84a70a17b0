internal import Foundation

/// The things that the app has asked of what stands in, and the values that a test gives.
///
/// ```swift
/// Asked.values["Settings.current.isOn"] = true
/// ```
public enum Asked {
    private nonisolated(unsafe) static var state = AskedState()
    private static let lock = NSRecursiveLock()
    /// The number of entries and of characters of a text that are kept.
    private static let (maximumCount, maximumLength) = (10_000, 200)
    /// The number of closures that are kept.
    private static let maximumClosureCount = 1_000

    /// The uses, in order: calls with their arguments, values that were wanted, and values that were set.
    public static var log: [String] { lock.withLock { state.log } }

    /// The values that tests give and the app sets, by names such as `Settings.current.isOn`.
    public static var values: [String: Any] {
        get { lock.withLock { state.values } }
        set { lock.withLock { state.values = newValue } }
    }

    /// The calls, in order, with their arguments.
    public static var calls: [String] { lock.withLock { state.calls } }

    /// The uses of the app's own names that may open something, in order, such as `Router.shared.open(path: a)` and
    /// `Tabs.shared.selected = 2`: no call that asks for a value, such as `Push.parse(…)`, and none of a log.
    public static var opened: [String] { lock.withLock { state.opened } }

    /// The places of statements that are cut to which the app has come, in order.
    public static var cuts: [String] { lock.withLock { state.cuts } }

    /// The uses that have got a closure of the app's, in order, such as `Router.shared.open`: nothing calls it.
    public static var closureOwners: [String] { lock.withLock { state.closures.map(\.owner) } }

    /// The uses that had got a closure before the app was launched, such as by its service extension.
    public static var closureOwnersBeforeLaunch: [String] {
        lock.withLock { state.ownersBeforeLaunch }
    }

    /// The names that stand in, and the places of what is cut.
    public static var standIns: StandInList { lock.withLock { state.standIns } }

    /// Begins anew, as at the start of an app's process: no value is given.
    ///
    /// - Parameter standIns: The names, and the places of what is cut.
    public static func begin(_ standIns: StandInList) {
        lock.withLock {
            state.standIns = standIns
            state.own = Set(standIns.own)
            state.values = [:]
            state.cuts = []
            state.made = []
            state.ownersBeforeLaunch = state.closures.map(\.owner)
            state.closures = []
        }
    }

    /// Adds the names that stand in for another target, such as a service extension.
    ///
    /// - Parameter standIns: The names, and the places of what is cut.
    public static func add(_ standIns: StandInList) {
        lock.withLock {
            state.standIns.names += standIns.names.filter { !state.standIns.names.contains($0) }
            state.standIns.cuts += standIns.cuts.filter { !state.standIns.cuts.contains($0) }
        }
    }

    /// Sets how an object of a type is made that stands in.
    ///
    /// - Parameters:
    ///   - type: The type, such as a protocol's.
    ///   - maker: Makes one.
    public static func make(_ type: Any.Type, by maker: @escaping () -> Any) {
        lock.withLock { state.makers[ObjectIdentifier(type)] = maker }
    }

    /// Sets a closure that gets the place of each cut as soon as the app comes to it, since the app may end there.
    public static func whenCut(_ tell: @escaping @Sendable (String) -> Void) {
        lock.withLock { state.whenCut = tell }
    }

    /// Notes that a value that may be missing is missing, such as in `if let user = Session.shared.user`.
    ///
    /// - Parameter name: The name, such as `Session.shared.user`.
    public static func isMissing(_ name: String) {
        _ = lock.withLock { state.missing.insert(name) }
    }

    // MARK: - For what stands in

    static func isThere(_ name: String) -> Bool {
        lock.withLock { !state.missing.contains(name) }
    }

    static func value(_ name: String) -> Any? { lock.withLock { state.values[name] } }

    /// Notes a call; returns the name of its result.
    static func call(_ name: String, _ arguments: KeyValuePairs<String, Any?>) -> String {
        let list = arguments.map { ($0.key.isEmpty ? "" : $0.key + ": ") + words(of: $0.value) }
            .joined(separator: ", ")
        let text = String("\(name)(\(list))".prefix(maximumLength))
        lock.withLock {
            for (_, value) in arguments {
                keep(value, for: name)
                if let value = value as? StandIn { state.takeBack(value.standInName) }
            }
            state.note(text, maximumCount)
            if state.calls.count < maximumCount { state.calls.append(text) }
            if OwnUse(name).mayOpen { noteOpened(text, by: name) }
        }
        return String("\(name)()".prefix(maximumLength))
    }

    private static func noteOpened(_ text: String, by name: String) {
        guard state.own.contains(root(of: name)), state.opened.count < maximumCount else { return }
        state.opened.append(text)
    }

    /// Keeps a closure of the app's, so that what it holds lives on as it would where somebody calls it later.
    private static func keep(_ value: Any?, for name: String) {
        guard let value, state.closures.count < maximumClosureCount,
            "\(type(of: value))".contains("->")
        else { return }
        state.closures.append((name, value))
    }

    /// Notes that an object was made, and keeps the closures that it gets.
    public static func made(_ name: String, _ arguments: Any?...) {
        lock.withLock {
            state.note(name, maximumCount)
            for value in arguments { keep(value, for: name) }
        }
    }

    static func noteCut(_ place: String) {
        let tell: (@Sendable (String) -> Void)? = lock.withLock {
            state.note("cut: \(place)", maximumCount)
            guard !state.cuts.contains(place) else { return nil }
            state.cuts.append(place)
            return state.whenCut
        }
        tell?(place)
    }

    /// Notes that the app has set a value.
    public static func set(_ name: String, _ value: Any) {
        lock.withLock { state.values[name] = value }
        let text = String("\(name) = \(words(of: value))".prefix(maximumLength))
        lock.withLock {
            state.note(text, maximumCount)
            keep(value, for: name)
            if OwnUse(name).maySelect { noteOpened(text, by: name) }
        }
    }

    static func optional(_ name: String) -> StandIn? {
        lock.withLock {
            state.note("\(name)?", maximumCount)
            if let value = state.values[name] as? StandIn { return value }
            return state.missing.contains(name) ? nil : StandIn(name)
        }
    }

    /// Returns a value of a type that the app wants; ends the process if there is none.
    ///
    /// - Parameters:
    ///   - name: The name of what should give it.
    ///   - place: The place that wants it, such as `AppDelegate.swift:20`. If `nil`, it is not known.
    /// - Returns: The value.
    public static func give<Value>(_ name: String, at place: String? = nil) -> Value {
        let maker = lock.withLock {
            state.note("\(name) as \(Value.self)", maximumCount)
            return state.makers[ObjectIdentifier(Value.self)]
        }
        let given = GivenValue<Value>(of: name, value(name), maker)
        if given.isDelegate {
            // Pushes go to this object: without it, nobody knows what the app does with one.
            if given.isAbsent {
                noteCut(place ?? name)
            } else if let value = given.value {
                lock.withLock { state.made.append(value) }
            }
        }
        if let value = given.value { return value }
        noteCut(place ?? name)
        fatalError(
            "\(name) is not here, and no \(Value.self) stands in for it; give one where the stand-ins are: "
                + "Asked.values[\"\(name)\"] = …")
    }

    /// Returns the words for a value in a call.
    static func words(of value: Any?) -> String {
        guard let value else { return "nil" }
        // The present moment changes with each process too.
        if let date = value as? Date, abs(date.timeIntervalSinceNow) < 60 { return "now" }
        let text = (value as? [AnyHashable: Any]).map { words(ofDictionary: $0) } ?? "\(value)"
        // An object's address changes with each process.
        return String(text.replacing(#/: 0x[0-9a-f]+(?=[>;])/#, with: "").prefix(maximumLength))
    }

    /// Returns the words for a dictionary, in the order of its keys: its own order changes with each process.
    private static func words(ofDictionary values: [AnyHashable: Any]) -> String {
        let members = values.map { (key: "\($0.key)", value: words(of: $0.value)) }
            .sorted { $0.key < $1.key }
        return "[" + members.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
    }

    /// Returns the first name of a path, such as `Router` of `Router.shared.open`.
    private static func root(of name: String) -> String {
        String(name.prefix { $0 != "." && $0 != "(" && $0 != "[" && $0 != "<" })
    }
}
