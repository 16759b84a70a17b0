/// A declaration of what stands in.
struct StandInDeclaration: Hashable {
    /// The declaration's subject.
    enum Key: Hashable {
        case type(String)
        case value(String)
        case initializer(String, [String])
        case member(owner: String, name: String, isStatic: Bool)
        case conformance(String, String)
    }

    let key: Key
    var text: String
}
