import Foundation
import Handset
import HandsetLint

/// The work of a command, done by the library in this program: `--library NAME FILE`.
struct LibraryWork {
    /// The first argument of a run that only does this work.
    static let option = "--library"

    private let name: String
    private let path: String

    init?(arguments: [String]) {
        guard arguments.count == 3, arguments[0] == Self.option else { return nil }
        (name, path) = (arguments[1], arguments[2])
    }

    /// Writes the lines of JSON to standard output.
    func run() throws {
        let app = ReceivingApp(scenario: .ofTheApp)
        let reader = try PayloadReader(contentsOf: path)
        var output: [UInt8] = []
        switch name {
        case "receive": try app.writeRecords(of: reader) { output += $0 }
        case "explain": try app.writeExplanations(of: reader) { output += $0 }
        case "lint": output = try LintedPayloads(of: reader).json
        default: throw BenchmarkError.missingProgram(name)
        }
        FileHandle.standardOutput.write(Data(output))
    }
}
