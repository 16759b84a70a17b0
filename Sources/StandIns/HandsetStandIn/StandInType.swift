/// A type whose members are not known: each name is one.
///
/// The classes and protocols that stand in conform to it. A member is a ``StandIn`` unless the context wants another
/// type.
@dynamicMemberLookup public protocol StandInType {
    /// The name under which members are asked for.
    var standInName: String { get }
}

extension StandInType {
    public var standInName: String { "\(Self.self)" }

    private static func path(_ member: String) -> String { "\(Self.self).\(member)" }
    private func path(_ member: String) -> String { "\(standInName).\(member)" }
    private func path(_ keys: [Any?]) -> String {
        "\(standInName)[\(keys.map(Asked.words).joined(separator: ", "))]"
    }

    public subscript(dynamicMember member: String) -> StandIn {
        get { StandIn(path(member)) }
        nonmutating set { Asked.set(path(member), newValue) }
    }

    /// A member that may be missing.
    @_disfavoredOverload public subscript(dynamicMember member: String) -> StandIn? {
        get { Asked.optional(path(member)) }
        nonmutating set { Asked.set(path(member), newValue as Any) }
    }

    /// A member of a type of the app's.
    @_disfavoredOverload public subscript<Value>(dynamicMember member: String) -> Value {
        get { Asked.give(path(member)) }
        nonmutating set { Asked.set(path(member), newValue) }
    }

    public static subscript(dynamicMember member: String) -> StandIn {
        get { StandIn(path(member)) }
        set { Asked.set(path(member), newValue) }
    }

    /// A member of the type itself that may be missing.
    @_disfavoredOverload public static subscript(dynamicMember member: String) -> StandIn? {
        get { Asked.optional(path(member)) }
        set { Asked.set(path(member), newValue as Any) }
    }

    /// A member of the type itself, of a type of the app's.
    @_disfavoredOverload public static subscript<Value>(dynamicMember member: String) -> Value {
        get { Asked.give(path(member)) }
        set { Asked.set(path(member), newValue) }
    }

    public subscript(_ keys: Any?...) -> StandIn {
        get { StandIn(path(keys)) }
        nonmutating set { Asked.set(path(keys), newValue) }
    }

    /// An element of a type of the app's.
    @_disfavoredOverload public subscript<Value>(_ keys: Any?...) -> Value {
        get { Asked.give(path(keys)) }
        nonmutating set { Asked.set(path(keys), newValue) }
    }

    /// The same value, for long chains of members, in which the compiler has no choice of types.
    public var standInChain: StandInChain { StandInChain(name: standInName) }
}
