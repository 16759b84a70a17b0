/// A version of iOS, by the two numbers that printing and callbacks depend on.
///
/// ```swift
/// print(IOSVersion(10, 3) < IOSVersion(9))
/// // false
/// ```
public struct IOSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The first number, such as 10.
    public var major: Int
    /// The second number, such as 3.
    public var minor: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Returns a version, as in `.iOS(17)` or `.iOS(10, 3)`.
    public static func iOS(_ major: Int, _ minor: Int = 0) -> IOSVersion {
        IOSVersion(major, minor)
    }

    /// Creates a version from its text.
    ///
    /// The result is `nil` for any other text, and for versions before 3, the first with push
    /// notifications.
    ///
    /// - Parameter text: One to three numbers with points between them. The third is ignored.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                ? Int(part) : nil
        }
        guard numbers.count == parts.count, (1...3).contains(numbers.count), numbers[0] >= 3 else {
            return nil
        }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    /// Returns the finding about a text that is not a version, as part of a sentence.
    package static func finding(aboutUnsupported text: String) -> String {
        "\(SourceExcerpt.quoted(text)) is not a supported version of iOS"
    }

    /// Lists the versions that are supported, with examples, as part of a sentence.
    package static func adviceOnUnsupported(quote: String = "") -> String {
        let examples = ["4", "10.3", "17"].map { quote + $0 + quote }
        return "use 3 or later, for example \(examples[0]), \(examples[1]) or \(examples[2])"
    }

    /// The newest version that Handset knows, iOS 27: the default wherever a version can be left out.
    public static let newest = IOSVersion(27)

    /// The first version that demands scenes of an app which is built with its SDK, and the first such SDK.
    package static let demandsScenes = IOSVersion(27)

    /// The version of the modelled app's year: iOS 4.
    public static let ofTheApp = IOSVersion(4)

    /// The version with two numbers, such as `10.3`.
    public var description: String { "\(major).\(minor)" }

    /// Returns true if one version came before another.
    public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
