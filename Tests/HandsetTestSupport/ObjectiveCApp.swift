internal import Foundation

/// The app of 2011 in Objective-C (`samples/objective-c`), compiled with GNUstep's Foundation.
public final class ObjectiveCApp {
    /// The app cannot be compiled, or did not run to its end.
    public struct Fault: Error, CustomStringConvertible {
        /// The messages of the compiler, or of the app.
        public let description: String
    }

    private let folder: TemporaryFolder

    /// Compiles the app.
    ///
    /// - Parameters:
    ///   - word: A text of its sources to change, for an app that does something else.
    ///   - replacement: The text in its place.
    /// - Throws: ``Fault`` if the text is nowhere in the sources, or they do not compile.
    public init(replacing word: String? = nil, with replacement: String = "") throws {
        folder = try TemporaryFolder()
        var isChanged = word == nil
        for path in try Repository.files(in: "samples/objective-c", endingIn: [".h", ".m"]) {
            let source = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
            let changed = word.map { source.replacing($0, with: replacement) } ?? source
            if changed != source { isChanged = true }
            try folder.write(changed, to: (path as NSString).lastPathComponent)
        }
        guard isChanged else { throw Fault(description: "no source has \(word ?? "")") }
        try run(
            "gcc $(gnustep-config --objc-flags) -std=gnu99 -o app *.m "
                + "$(gnustep-config --base-libs)")
    }

    /// Gives the app payloads or registrations, each on a line.
    public func play(_ lines: [String]) throws -> AppRun {
        try folder.write(lines.map { $0 + "\n" }.joined(), to: "input")
        // Preferences of the user's would be looked for at home.
        try run("HOME=\"$PWD\" LC_ALL=C.UTF-8 ./app log calls < input")
        return AppRun(log: try folder.read("log"), calls: try folder.read("calls"))
    }

    private func run(_ line: String) throws {
        let result = try CommandResult.bash("cd '\(folder.path)' && \(line)")
        guard result.status == 0 else {
            throw Fault(description: "status \(result.status)\n\(result.errors)")
        }
    }
}
