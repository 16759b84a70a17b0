import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetCommand
@testable import HandsetRunner

/// A program in the place of an app's, which a test writes.
struct StandInApp {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The program's way with a payload, in Python: it has `state`, `choice` and `log`, and sets `effects`.
    func runs(
        _ body: String, apply: @escaping @Sendable (inout RunSettings) -> Void = { _ in },
        timeOfProcess: Duration = .seconds(60), maximumMemory: Int = 2 << 30,
        launcher: [String] = []
    ) throws -> PackageRuns {
        try folder.write(
            """
            #!/usr/bin/env python3
            import json, os, signal, sys, time
            end = 0
            def log(text):
                global end
                sys.stderr.write(text); sys.stderr.flush()
                end += len(text.encode())
            for line in sys.stdin:
                request = json.loads(line)
                effects, methods, faults, impossible, steps = [], [], [], None, []
                if "start" in request:
                    settings = request["start"]["_0"]
                    state = settings["appState"]
                elif "receive" in request:
                    payload = json.loads(request["receive"]["payload"])
                    choice = request["receive"]["choice"]
            \(body.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n"))
                else:
                    effects = ["start screen"]
                print(json.dumps({
                    "app": "Chat", "steps": steps, "requests": [], "faults": faults,
                    "effects": [{"kind": "presents", "text": text} for text in effects],
                    "methods": ["did-receive"], "impossibleAct": impossible, "identifier": "1",
                    "appState": state, "backgroundModes": ["remote-notification"],
                    "lifeCycle": "scenes", "categories": [], "logEnd": end}), flush=True)

            """, to: "Chat.py")
        let path = try makeProgram("Chat", from: "Chat.py")
        return PackageRuns(
            of: AppProgram(
                name: "Chat", path: path, maximumMemory: maximumMemory, launcher: launcher), apply,
            within: .seconds(1), timeOfProcess: timeOfProcess)
    }

    /// Copies a script by another process, which no program that is started meanwhile can hold open.
    func makeProgram(_ name: String, from script: String) throws -> String {
        let path = "\(folder.path)/\(name)"
        let result = try CommandResult.line("install -m 755 '\(folder.path)/\(script)' '\(path)'")
        #expect(result.status == 0)
        return path
    }
}
