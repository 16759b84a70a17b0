/// A set of options that files and commands name.
///
/// ```swift
/// print(QuietModes(named: "focus") == .focus, QuietModes([.focus, .muted]).names)
/// // true ["focus", "muted"]
/// ```
public protocol NamedOptions: OptionSet, Hashable, Sendable where Element == Self {
    /// The options by name, in the usual order.
    static var allNamed: [(name: String, options: Self)] { get }
    var names: [String] { get }
}

extension NamedOptions {
    /// The names of all options.
    public static var allNames: [String] { allNamed.map(\.name) }

    /// The names of the options in the set.
    public var names: [String] {
        Self.allNamed.filter { isSuperset(of: $0.options) }.map(\.name)
    }

    /// Creates the options with a name; `nil` if no option has it.
    public init?(named name: some StringProtocol) {
        guard let named = Self.allNamed.first(where: { $0.name == name }) else { return nil }
        self = named.options
    }
    /// Creates the options of those names that are known.
    package init(known names: [String]) {
        self = []
        for name in names { Self(named: name).map { formUnion($0) } }
    }
}
