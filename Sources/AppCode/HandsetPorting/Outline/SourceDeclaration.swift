/// A declaration of a Swift file that other files can name.
public struct SourceDeclaration: Hashable, Sendable {
    /// The kind of a declaration.
    public enum Kind: String, Sendable {
        case `class`, `struct`, `enum`, `protocol`, actor, `extension`, `typealias`
        case function = "func"
        case variable = "var"
        case constant = "let"
    }

    /// The kind.
    public let kind: Kind
    /// The name; of an extension the name of what it extends, such as `Notification.Name`.
    public let name: String
    /// The line of the name, from 1.
    public let line: Int
    /// The names after the colon: a superclass and protocols.
    public internal(set) var inherited: [String] = []
    /// True if the program starts with it, as by `@main`.
    public internal(set) var isMain = false
    /// The names of its own members.
    public internal(set) var members: Set<String> = []

    init(kind: Kind, name: String, line: Int) {
        self.kind = kind
        self.name = name
        self.line = line
    }

    /// True for a private or fileprivate declaration, which other files cannot name.
    package internal(set) var isPrivate = false
}
