import Foundation
import PackagePlugin

/// Prepares the files of an app at each build, so that they compile on Linux.
///
/// `app-files.txt` in the target's folder names them, one a line, by paths that begin there or at the root;
/// a line that begins with `#` is a remark.
@main struct PrepareAppFiles: BuildToolPlugin {
    private static let listName = "app-files.txt"

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let list = target.directoryURL.appending(path: Self.listName)
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            throw ListFailure(
                "\(list.path(percentEncoded: false)) cannot be read; write the paths of the app's files "
                    + "there, one a line")
        }
        let tool = try context.tool(named: "HandsetPrepare").url
        var outputs: [String: Int] = [:]
        let inputs = lines(of: text).map { number, line in
            (number, URL(filePath: line, relativeTo: target.directoryURL).standardizedFileURL)
        }
        let others = inputs.map(\.1)
        let changes = target.directoryURL.appending(path: "app-changes.txt")
        let hasChanges = FileManager.default.fileExists(
            atPath: changes.path(percentEncoded: false))
        return try inputs.map { number, input in
            let path = input.path(percentEncoded: false)
            let name = input.lastPathComponent
            let place = "\(list.path(percentEncoded: false)):\(number)"
            guard FileManager.default.fileExists(atPath: path) else {
                throw ListFailure("\(place): there is no file \(path)")
            }
            guard name.hasSuffix(".swift") else {
                throw ListFailure("\(place): \(name) is no Swift file, whose name ends with .swift")
            }
            if let other = outputs.updateValue(number, forKey: name) {
                throw ListFailure(
                    "\(place): line \(other) names a file \(name) too, and a module cannot have two; "
                        + "put one of them into another target")
            }
            // With the same name, two files would have one identifier (`#fileID`).
            let output = context.pluginWorkDirectoryURL.appending(
                path: name.dropLast(".swift".count) + "+Prepared.swift")
            return .buildCommand(
                displayName: "Preparing \(name)", executable: tool,
                arguments: [path, output.path(percentEncoded: false)]
                    + (hasChanges ? ["--changes", changes.path(percentEncoded: false)] : [])
                    + others.map { $0.path(percentEncoded: false) },
                inputFiles: others + [list] + (hasChanges ? [changes] : []), outputFiles: [output])
        }
    }

    /// Returns the lines that name files, with their numbers.
    private func lines(of text: String) -> [(number: Int, line: String)] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated()
            .map { (number: $0 + 1, line: $1.trimmingCharacters(in: .whitespaces)) }
            .filter { !$0.line.isEmpty && !$0.line.hasPrefix("#") }
    }
}

/// A fault of the list of an app's files.
struct ListFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
