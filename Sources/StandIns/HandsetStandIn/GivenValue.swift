import Dispatch
import Foundation
import FoundationNetworking

/// A value of the type that the app wants of a name: a given one, or the type's empty one.
struct GivenValue<Value> {
    /// The value; `nil` if the type has none.
    let value: Value?
    /// True for a type that may have no value, if this one has none.
    private(set) var isAbsent = false

    /// The protocols of the objects to which iOS gives pushes.
    private static var delegates: Set<String> {
        ["Optional<UNUserNotificationCenterDelegate>", "Optional<PKPushRegistryDelegate>"]
    }

    /// True if iOS gives pushes to the value.
    var isDelegate: Bool { Self.delegates.contains("\(Value.self)") }

    init(of name: String, _ given: Any?, _ maker: (() -> Any)?) {
        // Nothing would be a value of an optional type.
        if let given, let typed = given as? Value, !(typed is StandIn && Value.self == Any.self) {
            value = typed
        } else if let optional = Value.self as? any MayBeAbsent.Type {
            let made = maker.flatMap { $0() as? Value }
            value = made ?? optional.absent as? Value
            isAbsent = made == nil
        } else if let nothing = () as? Value, Value.self == Void.self {
            value = nothing
        } else if let text = name as? Value ?? Substring(name) as? Value {
            // Its name, since two empty texts would be equal.
            value = text
        } else if let standIn = StandIn(name) as? Value {
            value = standIn
        } else if let empty = Value.self as? any HasEmptyValue.Type {
            value = empty.init() as? Value
        } else {
            value = maker?() as? Value ?? Self.other
        }
    }

    /// The value of a type that Foundation makes otherwise.
    private static var other: Value? {
        URL(fileURLWithPath: "/") as? Value ?? Locale.current as? Value
            ?? TimeZone.current as? Value ?? Calendar.current as? Value
            ?? URLRequest(url: URL(fileURLWithPath: "/")) as? Value
            ?? NSError(domain: "stand-in", code: 0) as? Value
            ?? DispatchQueue.main as? Value
    }
}
