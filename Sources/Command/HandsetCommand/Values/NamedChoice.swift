// Public, because conformances of public types are.
public import ArgumentParser

/// A value of an option that is one of several names.
///
/// ArgumentParser's own extensions print each value to learn its name. That looks up protocols of the type
/// while the program runs, which takes a twentieth of the instructions of a start for the options of
/// `receive`. Here the raw value is the name.
public protocol NamedChoice: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension NamedChoice {
    /// The names.
    public static var allValueStrings: [String] { allCases.map(\.rawValue) }

    /// Empty: the names say what they mean.
    public static var allValueDescriptions: [String: String] { [:] }

    /// The name.
    public var defaultValueDescription: String { rawValue }
}
