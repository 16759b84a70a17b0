import HandsetBrowser

/// A script of Node.js with imports of the page's modules, run in Chromium as the page would.
struct PageModuleRun {
    private let script: String

    /// Creates the run of a script that imports by names in braces, prints texts and numbers by `console.log`, and
    /// asserts as Node.js does.
    init(_ script: String) {
        self.script = script.replacing(
            #/import (\{[^}]*\}) from "\.\/([^"]*)";/#.dotMatchesNewlines()
        ) { "const \($0.1) = await import(\"/page/\($0.2)\");" }
    }

    /// Returns what it prints.
    func output() throws -> String {
        let (run, lease) = (try PageRun(), try BrowserLease())
        try lease.browser.open(run.page)
        // The empty document before it is complete too.
        try lease.browser.wait(for: "location.protocol + document.readyState") {
            $0 == "http:complete"
        }
        return try lease.browser.evaluate(
            """
            (async () => {
                "use strict";
                \(Self.means)
                await (async () => {
                \(script)
                })();
                return lines.join("");
            })()
            """)
    }

    private static let means = """
        const lines = [];
        const console = { log: (...values) => lines.push(`${values.map(String).join(" ")}\\n`) };
        const fail = (message) => { throw new Error(message ?? "an assertion failed"); };
        const text = (value) => JSON.stringify(value, (key, each) => (each === undefined ? "undefined" : each));
        const assert = {
            ok: (value, message) => value || fail(message),
            equal: (one, other, message) => Object.is(one, other) || fail(message ?? `${one} is not ${other}`),
            deepEqual: (one, other, message) => text(one) === text(other) || fail(message ?? `${text(one)} is not ${text(other)}`),
        };
        """
}
