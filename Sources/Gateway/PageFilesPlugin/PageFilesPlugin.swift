import Foundation
import PackagePlugin

/// Makes a Swift file with the files of the page, so that the installed program needs no other file.
///
/// SwiftPM's `embedInCode` would write each byte as an element of an array; texts can be read in the file that is
/// made.
@main struct PageFilesPlugin: BuildToolPlugin {
    /// Writes the file.
    ///
    /// Arguments: the file, then the name and the path of each file of the page.
    private static let script = #####"""
        set -eu
        output=$1
        shift
        all() {
            part=$1
            shift
            while [ $# -gt 0 ]; do
                "$part" "$1" "$2"
                shift 2
            done
        }
        # A browser needs neither the comments that have lines of their own nor the indents.
        content() {
            case $1 in
                page/*.js|frame-loader.js) sed -E '/^[[:space:]]*\/\//d; s/^[[:space:]]+//' < "$2" ;;
                page/*.css) sed -E '/^[[:space:]]*(\/\*[^*]*\*\/)?$/d; s/^[[:space:]]+//' < "$2" ;;
                *) cat "$2" ;;
            esac
        }
        text() {
            printf '"%s": ####"""\n' "$1"
            content "$1" "$2"
            printf '\n"""####,\n'
        }
        compressed() {
            printf '"%s": "' "$1"
            content "$1" "$2" | gzip -9 -n | base64 | tr -d '\n'
            printf '",\n'
        }
        {
            printf '/// The files of the page, by their names.\nenum PageFiles {\n'
            printf '    static let all: [String: String] = [\n'
            all text "$@"
            printf '    ]\n\n    /// The same, compressed by gzip, in base64.\n'
            printf '    static let compressed: [String: String] = [\n'
            all compressed "$@"
            printf '    ]\n}\n'
        } > "$output"
        """#####

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files =
            try Self.files(in: target.directoryURL.appending(path: "Files"), prefix: "")
            // The recipes of the page are the senders that tests run.
            + Self.files(
                in: context.package.directoryURL.appending(path: "samples/senders/http2"),
                prefix: "senders/")
        let output = context.pluginWorkDirectoryURL.appending(path: "PageFiles+Made.swift")
        return [
            .buildCommand(
                displayName: "Taking in the files of the page",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", Self.script, "sh", output.path(percentEncoded: false)]
                    + files.flatMap { [$0.name, $0.url.path(percentEncoded: false)] },
                inputFiles: files.map(\.url), outputFiles: [output])
        ]
    }

    /// Returns the files of a folder and of the folders in it, with their names.
    private static func files(
        in folder: URL, prefix: String
    ) throws -> [(name: String, url: URL)] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { path in
                !path.split(separator: "/").contains { $0.hasPrefix(".") }
                    && !folder.appending(path: path).isFolder
            }
            .sorted().map { (prefix + $0, folder.appending(path: $0)) }
    }
}

extension URL {
    /// True if the path leads to a folder.
    fileprivate var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}
