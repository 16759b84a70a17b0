import Foundation
import PackagePlugin

/// Makes a Swift file with the facts that only the build knows: commit, compiler, and packages.
///
/// `Context.gitInformation` would not do: SwiftPM keeps the result of the manifest, and so the commit of an
/// earlier build.
@main struct BuildFactsPlugin: BuildToolPlugin {
    /// Writes the file, if its text is different; each target that uses the facts compiles again then.
    ///
    /// Arguments: the folder of the package, the compiler, the file, and the packages as Swift source.
    private static let script = #"""
        set -eu
        unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
        export GIT_OPTIONAL_LOCKS=0
        commit=nil
        changes=false
        # A folder without a repository may lie in a repository of something else.
        top=$(git -C "$1" rev-parse --show-toplevel 2> /dev/null) || top=
        if [ "$top" -ef "$1" ] && head=$(git -C "$1" log -1 --format=%h --abbrev=12 2> /dev/null); then
            commit="\"$head\""
            [ -z "$(git -C "$1" status --porcelain -- Package.swift Sources)" ] || changes=true
        fi
        swift=$("$2" --version 2> /dev/null | sed -n 's/.*Swift version \([^ ]*\).*/\1/p')
        text="extension BuildFacts {
            static let commit: String? = $commit
            static let hasChanges = $changes
            static let swift = \"${swift:-unknown}\"
            static let packages: [String: [String]] = $4
        }"
        [ -e "$3" ] && [ "$text" = "$(cat "$3")" ] || printf '%s\n' "$text" > "$3"
        """#

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let root = context.package.directoryURL
        let output = context.pluginWorkDirectoryURL.appending(path: "BuildFacts+Made.swift")
        let packages = try Self.packages(of: ["HandsetMain", "HandsetListen"], in: context.package)
        // A commit adds a line to the log of HEAD.
        let log = root.appending(path: ".git/logs/HEAD")
        let sources = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
            .filter { $0.kind != .test }
            .flatMap { $0.sourceFiles.map(\.url) }
        return [
            .buildCommand(
                displayName: "Stating commit, compiler and packages",
                executable: URL(filePath: "/bin/sh"),
                arguments: [
                    "-c", Self.script, "sh", root.path(percentEncoded: false),
                    try context.tool(named: "swiftc").url.path(percentEncoded: false),
                    output.path(percentEncoded: false), packages,
                ],
                inputFiles: sources
                    + [log].filter { FileManager.default.fileExists(atPath: $0.path()) },
                outputFiles: [output])
        ]
    }

    /// Returns the packages that targets contain, as Swift source: a dictionary of lists.
    private static func packages(of targets: [String], in package: Package) throws -> String {
        var versions: [String: (name: String, version: String)] = [:]
        var waiting = package.dependencies.map(\.package)
        while let next = waiting.popLast() {
            for target in next.targets { versions[target.id] = (next.id, version(of: next)) }
            waiting += next.dependencies.map(\.package)
        }
        let lines = try targets.map { name in
            let found = try package.targets(named: [name]).flatMap(\.recursiveTargetDependencies)
                .compactMap { versions[$0.id] }.map { "\($0.name) \($0.version)" }
            return "\(literal(name)): [\(Set(found).sorted().map(literal).joined(separator: ", "))]"
        }
        return "[\(lines.joined(separator: ", "))]"
    }

    private static func version(of package: Package) -> String {
        switch package.origin {
        case .repository(_, let version, _), .registry(_, let version): version
        default: "of a local folder"
        }
    }

    private static func literal(_ text: String) -> String {
        "\"\(text.filter { $0 != "\\" && $0 != "\"" })\""
    }
}
