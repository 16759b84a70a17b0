import Foundation
import Handset
package import HandsetPorting

/// The parser of the compiler that is at hand, which knows what Swift is.
///
/// Nothing is compiled: the compiler reads the files, and no types, modules or macros.
package struct SyntaxCheck {
    /// The answer of the compiler.
    package enum Answer {
        /// The errors of the files that have some, by their paths.
        case errors([String: [SourceSyntaxError]])
        /// There is no compiler, or it does not read the files.
        case noCompiler
        /// It did not come to an end in time.
        case late(Duration)
    }

    /// The time that the compiler has: some files would take it hours.
    private static let limit = Duration.seconds(10)

    let paths: [String]
    let settings: XcodeSettings

    package init(paths: [String], settings: XcodeSettings) {
        self.paths = paths
        self.settings = settings
    }

    private var arguments: [String] {
        ["swiftc", "-frontend", "-parse", "-parse-as-library", "-diagnostic-style", "llvm"]
            + ["-swift-version", settings.hasSwiftSix ? "6" : "5"]
            + (settings.hasBareSlashes ? ["-enable-bare-slash-regex"] : [])
            + ["-filelist", "/dev/stdin"]
    }

    /// Asks the compiler.
    ///
    /// - Returns: Its answer.
    /// - Throws: ``PackageFault`` if the system gives no file for the answer, and ``StopRequest`` if a signal has ended the
    ///   compiler.
    package func answer() async throws -> Answer {
        // The list of files has one on each line.
        let list = paths.filter { !$0.contains("\n") }.map { $0 + "\n" }.joined()
        let answer: ProgramAnswer
        do {
            answer = try await ProgramAnswer(
                of: arguments, input: PathText.bytes(of: list), isGuarded: true,
                within: Self.limit)
        } catch PackageFault.noStart {
            return .noCompiler
        }
        guard let end = answer.end else { return .late(Self.limit) }
        guard case .exited(let status) = end, status < 2 else { return .noCompiler }
        let errors = Self.errors(in: PathText.text(of: answer.errors))
        // A compiler that cannot read the list says so without a place.
        return status == 1 && errors.isEmpty ? .noCompiler : .errors(errors)
    }

    /// Returns the errors of an answer, whose lines are `PATH:LINE:COLUMN: error: WORDS` and others.
    private static func errors(in answer: String) -> [String: [SourceSyntaxError]] {
        var errors: [String: [SourceSyntaxError]] = [:]
        for line in answer.split(separator: "\n") {
            guard let mark = line.range(of: ": error: ") else { continue }
            let place = line[..<mark.lowerBound].split(
                separator: ":", omittingEmptySubsequences: false)
            guard place.count > 2, let number = Int(place[place.count - 2]),
                let column = Int(place[place.count - 1])
            else { continue }
            let path = place.dropLast(2).joined(separator: ":")
            errors[path, default: []].append(
                SourceSyntaxError(
                    line: number, byteColumn: column, words: String(line[mark.upperBound...])))
        }
        return errors
    }
}
