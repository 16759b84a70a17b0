internal import CJansson

/// Facts about the build of this program.
///
/// `BuildFactsPlugin` makes the file with the facts that only the build knows.
package enum BuildFacts {
    /// The version of jansson in the build and, if another one runs, that one too.
    package static var jansson: String {
        library(built: JANSSON_VERSION, running: String(cString: jansson_version_str()))
    }

    /// Returns the versions of a library that the system provides, as one text.
    package static func library(built: String, running: String) -> String {
        built == running ? built : "\(built), running with \(running)"
    }

    /// Makes the answer to `--version`.
    ///
    /// - Parameters:
    ///   - program: The name of the program.
    ///   - target: The target of the program, whose packages are listed.
    ///   - libraries: The versions of libraries that the system provides, each after its name.
    /// - Returns: The answer, without a newline at its end.
    package static func text(program: String, target: String, libraries: [String]) -> String {
        let lines = ["\(program) \(HandsetVersion.number)", commitText, "Swift \(swift)"]
        return (lines + libraries + (packages[target] ?? [])).joined(separator: "\n")
    }

    private static var commitText: String {
        guard let commit else { return "commit unknown: built without a git repository" }
        return "commit \(commit)" + (hasChanges ? ", with uncommitted changes" : "")
    }
}
