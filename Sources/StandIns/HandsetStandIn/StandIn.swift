/// A value of what an app's files name and is not here: each member and each call gives another one, or a value of the
/// type that the context wants.
///
/// ```swift
/// let settings = StandIn("Settings")
/// let isOn: Bool = settings.current.isOn   // false, until `settings.current.isOn = true`
/// settings.save(at: 1)                     // Asked.log has Settings.save(at: 1)
/// ```
///
/// A closure that it is given is never called.
@dynamicCallable public struct StandIn: StandInType, Hashable, Error, Sendable {
    /// The names and calls on the way to the value, such as `Settings.current.isOn`.
    public let standInName: String

    private var name: String { standInName }

    public init(_ name: String) { standInName = name }

    /// Notes a call.
    @discardableResult public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, Any?>
    ) -> StandIn {
        StandIn(Asked.call(name, arguments))
    }

    /// Notes a call whose result may be missing.
    @_disfavoredOverload public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, Any?>
    ) -> StandIn? {
        Asked.optional(Asked.call(name, arguments))
    }

    /// Notes a call whose result has a type of the app's.
    @_disfavoredOverload public func dynamicallyCall<Value>(
        withKeywordArguments arguments: KeyValuePairs<String, Any?>
    ) -> Value {
        Asked.give(Asked.call(name, arguments))
    }

    /// Returns the value as the type that the context wants, in a line of a file.
    public func given<Value>(fileID: String = #fileID, line: Int = #line) -> Value {
        let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
        return Asked.give(name, at: "\(file):\(line)")
    }

    /// The elements of a loop over the value; none unless a test gives some.
    public var standInElements: [StandIn] { Asked.value(name) as? [StandIn] ?? [] }

    public var standInPair: (StandIn, StandIn) { (StandIn(name + ".0"), StandIn(name + ".1")) }

    /// The elements of a loop over pairs; there are none.
    public var standInPairs: [(StandIn, StandIn)] { [] }

    /// Returns a value of the app's as one of what is not here.
    public static func of(_ value: Any?) -> StandIn {
        value as? StandIn ?? StandIn(Asked.words(of: value))
    }

    /// Returns a value that the app takes for one that may be missing; `nil` if a test has said that it is missing.
    public static func ifThere<Value>(_ value: Value) -> Value? {
        guard let standIn = value as? any StandInType else { return value }
        return Asked.isThere(standIn.standInName) ? value : nil
    }

    /// Returns true if a test has given the value this case of an enumeration, named here.
    public func matches(_ enumCase: String) -> Bool { Asked.value(name) as? String == enumCase }

    /// Notes that the app has come to a place from which a statement is cut.
    public static func cut(_ place: String) { Asked.noteCut(place) }
}

extension StandIn: CustomStringConvertible {
    public var description: String { name }
}
