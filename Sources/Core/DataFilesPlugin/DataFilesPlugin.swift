import Foundation
import PackagePlugin

/// Makes a Swift file with the JSON files of a target, which are in its folder `Files`, so that the installed program needs
/// no other file.
@main struct DataFilesPlugin: BuildToolPlugin {
    /// Writes the file.
    ///
    /// Arguments: the file, then the name and the path of each JSON file.
    private static let script = #####"""
        set -eu
        output=$1
        shift
        {
            printf '/// The JSON files of the target, by their names.\nenum DataFiles {\n'
            printf '    static let all: [(name: String, text: String)] = [\n'
            while [ $# -gt 0 ]; do
                printf '("%s", ####"""\n' "$1"
                cat "$2"
                printf '\n"""####),\n'
                shift 2
            done
            printf '    ]\n}\n'
        } > "$output"
        """#####

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Files")
        let files = try FileManager.default
            .contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(".json") }
            .sorted()
        let urls = files.map { folder.appending(path: $0) }
        let output = context.pluginWorkDirectoryURL.appending(path: "DataFiles+Made.swift")
        return [
            .buildCommand(
                displayName: "Taking in the JSON files of \(target.name)",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", Self.script, "sh", output.path(percentEncoded: false)]
                    + zip(files, urls).flatMap {
                        [String($0.dropLast(".json".count)), $1.path(percentEncoded: false)]
                    },
                inputFiles: urls, outputFiles: [output])
        ]
    }
}
