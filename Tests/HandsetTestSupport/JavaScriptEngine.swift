internal import Foundation

/// The engine of Node.js, where it is installed, to hold what is said of scripts against.
public enum JavaScriptEngine {
    /// What the engine makes of one script.
    public struct Verdict: Codable, Sendable {
        /// Whether the engine can compile it.
        public var isValid: Bool
        /// The strings that `handleOpenURL` was called with, one a call; `nil` if it was called
        /// otherwise, or the script did not run to its end.
        public var calls: [String]?
    }

    /// Compiles scripts and runs those that compile, each in a world of its own.
    public static func verdicts(on scripts: [String]) throws -> [Verdict] {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "handset-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try JSONEncoder().encode(scripts).write(to: folder.appending(path: "scripts"))
        try Data(program.utf8).write(to: folder.appending(path: "program.js"))
        let result = try CommandResult.bash(
            "cd '\(folder.path())' && node program.js scripts verdicts")
        guard result.status == 0 else { throw CocoaError(.executableLoad) }
        return try JSONDecoder().decode(
            [Verdict].self, from: Data(contentsOf: folder.appending(path: "verdicts")))
    }

    private static let program = #"""
        const fs = require("fs");
        const vm = require("vm");
        const judge = (code) => {
            let script;
            try {
                script = new vm.Script(code);
            } catch (error) {
                return { isValid: false };
            }
            let calls = [];
            const handleOpenURL = (...values) => {
                if (calls && values.length === 1 && typeof values[0] === "string") {
                    calls.push(Buffer.from(values[0]).toString());
                } else {
                    calls = undefined;
                }
            };
            try {
                script.runInNewContext({ handleOpenURL }, { timeout: 10000 });
            } catch (error) {
                calls = undefined;
            }
            return { isValid: true, calls };
        };
        const scripts = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
        fs.writeFileSync(process.argv[3], JSON.stringify(scripts.map(judge)));
        process.exit(0);
        """#
}
