package import ArgumentParser
package import Handset

/// A version of iOS, or a range of versions, as people type them.
package enum IOSVersionText {
    /// The newest version that is known; an option takes later ones too.
    private static let latest = IOSVersion.newest
    /// The first numbers that Apple left out, from 18 to 26.
    private static let missing = 19...25

    /// Parses one version: `17`, `10.3`, `iOS 17`, or `latest`; the error has the text to write instead.
    package static func version(_ text: String) throws(ValidationError) -> IOSVersion {
        if let version = IOSVersion(stripped(text)) { return version }
        if stripped(text) == "latest" { return latest }
        if let (first, last) = ends(ofRange: text) {
            throw ValidationError(
                "\(quoted(text)) is a range of versions; give one of them, such as \(first) or \(last). "
                    + "handset matrix takes a range.")
        }
        throw error(text)
    }

    /// Parses versions and ranges of them, such as `9-12`, separated by commas.
    ///
    /// A range has its two ends, and the main versions between them.
    static func versions(_ text: String) throws(ValidationError) -> [IOSVersion] {
        var versions: [IOSVersion] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let part = String(part.drop { $0 == " " })
            guard let (first, last) = ends(ofRange: part) else {
                versions.append(try version(part))
                continue
            }
            let (lower, upper) = (try version(first), try version(last))
            guard lower <= upper, upper <= latest else {
                throw ValidationError(
                    upper > latest
                        ? "\(quoted(part)) ends after iOS \(latest.major), the newest version that is known; "
                            + "give \(first)-\(latest.major)."
                        : "\(quoted(part)) ends before it begins; give \(last)-\(first).")
            }
            let between = (lower.major...upper.major).dropFirst().filter {
                !missing.contains($0) && IOSVersion($0) < upper
            }
            versions += [lower] + between.map { IOSVersion($0) } + [upper]
        }
        return versions
    }

    /// Returns the note on a version that Handset does not know, or `nil`.
    static func note(on version: IOSVersion) -> String? {
        if version.major > latest.major {
            return
                "iOS \(version.major) is not known: everything is as in iOS \(latest.major), the newest "
                + "known version"
        }
        guard missing.contains(version.major) else { return nil }
        return "there was no iOS \(version.major): iOS \(missing.upperBound + 1) came after iOS "
            + "\(missing.lowerBound - 1)"
    }

    /// Returns the two ends of `9-12`, or `nil` for any other text.
    private static func ends(ofRange text: String) -> (String, String)? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts.allSatisfy({ stripped($0).first?.isNumber == true }) else {
            return nil
        }
        return (stripped(parts[0]), stripped(parts[1]))
    }

    /// Returns a text in lower case, without `iOS` and blanks.
    private static func stripped(_ text: String) -> String {
        let text = text.lowercased().filter { $0 != " " }
        return String(text.hasPrefix("ios") ? text.dropFirst(3) : text[...])
    }

    private static func error(_ text: String) -> ValidationError {
        let finding = IOSVersion.finding(aboutUnsupported: text)
        let beta = #/^([0-9]+(?:\.[0-9]+)*)-?(?:b|beta|rc)[0-9]*$/#
        if let match = stripped(text).firstMatch(of: beta) {
            return ValidationError("\(finding); for a beta, give its release: \(match.1).")
        }
        return ValidationError("\(finding); \(IOSVersion.adviceOnUnsupported()).")
    }

    private static func quoted(_ text: String) -> String { "'\(text)'" }
}
