/// The parts of a Swift file that tell what it needs: its imports, its declarations and the names that it uses.
///
/// Only code that counts on Linux is in it: not that in a branch of `#if` which is left out. Members and local names
/// are told apart by their form alone, so that a name may be in the list which the file declares itself.
///
/// ```swift
/// let outline = SourceOutline(of: SourceText("import UIKit\nclass App: UIResponder { let router = Router() }"))
/// outline.imports.map(\.name)        // ["UIKit"]
/// outline.declarations.map(\.name)   // ["App"]
/// outline.uses("Router")             // true
/// ```
public struct SourceOutline: Sendable {
    /// The modules that the file imports, without parts such as `log` in `os.log`.
    public let imports: [NamedPlace]
    /// The declarations that are not within another one.
    public let declarations: [SourceDeclaration]
    /// The places of names, of each the first one.
    private let places: [String: NamedPlace]
    /// The names after a dot.
    private let members: Set<String>
    /// The names after a dot that has no name before it, such as `shared` in `let a: A = .shared`.
    let implicitMembers: Set<String>
    /// The names before a colon in parentheses: labels of arguments and parameters.
    let labels: Set<String>

    /// Reads a file; whatever it holds, there is a result.
    public init(of source: SourceText) {
        var reader = SourceOutlineReader(source)
        reader.read()
        imports = reader.imports
        declarations = reader.declarations
        places = reader.places
        members = reader.members
        implicitMembers = reader.implicitMembers
        labels = reader.labels
    }

    /// Returns true if a name stands in the file's code, also after a dot.
    public func uses(_ name: String) -> Bool { places[name] != nil || members.contains(name) }

    /// Returns true if a name stands after a dot.
    func usesMember(_ name: String) -> Bool { members.contains(name) }

    /// Returns the first place of a name that stands in the file's code, but not after a dot.
    public func place(of name: String) -> NamedPlace? { places[name] }

    /// The names that stand in the file's code, but not after a dot, in the order of their places.
    public var names: [NamedPlace] {
        places.values.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    /// Returns the declarations that inherit a name or conform to it, also by an extension.
    func types(inheriting names: Set<String>) -> [SourceDeclaration] {
        declarations.filter { !names.isDisjoint(with: $0.inherited) }
    }
}
