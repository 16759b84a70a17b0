import Foundation
import PackagePlugin

/// Makes a Swift file with the JSON Schemas among the samples, so that the installed program needs no other file.
@main struct SchemaFilesPlugin: BuildToolPlugin {
    /// The folders below `samples`.
    private static let folders = ["answers", "apps", "rules", "schemas", "suites"]

    /// Writes the file.
    ///
    /// Arguments: the file, then the name and the path of each schema.
    private static let script = #####"""
        set -eu
        output=$1
        shift
        {
            printf '/// The JSON Schemas among the samples, by their paths there.\nenum SchemaFiles {\n'
            printf '    static let all: [String: String] = [\n'
            while [ $# -gt 0 ]; do
                printf '"%s": ####"""\n' "$1"
                cat "$2"
                printf '\n"""####,\n'
                shift 2
            done
            printf '    ]\n}\n'
        } > "$output"
        """#####

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let samples = context.package.directoryURL.appending(path: "samples")
        let files = try Self.folders.flatMap { folder in
            try FileManager.default
                .contentsOfDirectory(
                    atPath: samples.appending(path: folder).path(percentEncoded: false)
                )
                // The one of payloads is made by the program.
                .filter { $0.hasSuffix(".schema.json") && $0 != "payload.schema.json" }
                .sorted().map { "\(folder)/\($0)" }
        }
        let urls = files.map { samples.appending(path: $0) }
        let output = context.pluginWorkDirectoryURL.appending(path: "SchemaFiles+Made.swift")
        return [
            .buildCommand(
                displayName: "Taking in the JSON Schemas",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", Self.script, "sh", output.path(percentEncoded: false)]
                    + zip(files, urls).flatMap { [$0, $1.path(percentEncoded: false)] },
                inputFiles: urls, outputFiles: [output])
        ]
    }
}
