/// A value whose members and calls have no choice of types, for expressions that take the compiler too long.
@dynamicMemberLookup @dynamicCallable public struct StandInChain: Sendable {
    let name: String

    public subscript(dynamicMember member: String) -> StandInChain {
        StandInChain(name: "\(name).\(member)")
    }

    /// Notes a call.
    @discardableResult public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, Any?>
    ) -> StandInChain {
        StandInChain(name: Asked.call(name, arguments))
    }
}
