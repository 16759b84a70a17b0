import Foundation
import HandsetBrowser
import HandsetTestSupport
import Testing

extension PageBrowserTests {
    /// The words of the page beside what the API, the matrix and the phone say of the same notification.
    @Suite(.waitsForPrograms) struct TruthTests {
        @Test(
            "Trail, verdict, API and matrix say the same in each cell of apps, payloads, states and actions"
        )
        func cells() throws {
            let (run, lease) = (try PageRun([]), try BrowserLease())
            try lease.browser.open(run.page)
            let stride = Sweep.choose(sampled: 61, exhaustive: 1)
            // One call for all of them would keep a slow machine from answering in time.
            for first in Swift.stride(from: 0, to: Self.cellCount, by: 40) {
                let text = try lease.browser.evaluate(
                    "(\(Self.script))(\(stride), \(first), \(first + 40))")
                #expect(text.hasPrefix("0 faults in "), "\(text)")
            }
        }

        @Test("Trail, verdict, API and matrix say the same of each sample, whatever its text")
        func samples() throws {
            let (run, lease) = (try PageRun([]), try BrowserLease())
            try lease.browser.open(run.page)
            let folder = Repository.root.appending(path: "samples/payloads")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
                .filter { $0.hasSuffix(".json") }
            #expect(names.count > 15)
            let stride = Sweep.choose(sampled: 5, exhaustive: 1)
            for index in Swift.stride(from: 0, to: names.count, by: stride) {
                let bytes = try Data(contentsOf: folder.appending(path: names[index]))
                let text = try lease.browser.evaluate(
                    "(\(Self.sampleScript))('\(bytes.base64EncodedString())')")
                #expect(text.hasPrefix("0 faults in "), "\(names[index]): \(text)")
            }
        }

        /// A function that gives the bytes of a sample to two apps in three states, acts, and compares the sentences with
        /// the fate.
        private static let sampleScript = #"""
            async (base64) => {
                const { hazardCountOf, rowAt, stations, verdict } = await import("/page/details/words.js");
                const { stateOf } = await import("/page/base/summaries.js");
                const call = async (method, path, body) => {
                    const answer = await fetch(`/api/v1${path}`, { method, body, headers: { "content-type": "application/json" } });
                    return JSON.parse(await answer.text());
                };
                const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
                const faults = [];
                let count = 0;
                for (const like of ["classic", "modern"]) for (const appState of ["active", "background", "not-running"]) for (const action of ["nothing", "tap"]) {
                    await call("PATCH", "/phone", JSON.stringify({ like }));
                    await call("PATCH", "/phone", JSON.stringify({ appState }));
                    const { number } = await call("POST", "/notifications", bytes);
                    const given = await call("GET", `/notifications/${number}`);
                    const row = rowAt(given.matrix, { appState, action });
                    if (row && !row.possible) continue;
                    if (row && action === "tap") await call("POST", "/phone/actions", JSON.stringify({ action, notification: number }));
                    const record = await call("GET", `/notifications/${number}`);
                    const fail = (words) => faults.push(`${like} ${appState} ${action}: ${words}`);
                    count += 1;
                    const state = stateOf(record);
                    const way = Object.fromEntries(stations(record).map((each) => [each.name, each.words]));
                    const says = verdict(record);
                    const sentence = says.parts.map((part) => (typeof part === "string" ? part : part.bold ?? part.code)).join("");
                    if (says.state !== state) fail(`verdict ${says.state}, state ${state}`);
                    if (!row) {
                        if (record.fate.code !== "refused" || !sentence.startsWith("Not a payload.") || way.Phone !== "cannot read it" || way.App !== "not called" || way.Rule !== "never asked") fail(`${sentence} ${JSON.stringify(way)}`);
                        continue;
                    }
                    const fate = row.fate.code === "routed" && row.times > 1 ? "routed-twice" : row.fate.code;
                    if (record.fate.code !== fate) fail(`matrix ${fate}, API ${record.fate.code}`);
                    if (hazardCountOf(record) !== record.hazardCount) fail(`${record.hazardCount} findings, of which the details have ${hazardCountOf(record)}`);
                    const [session] = record.sessions;
                    const hasRouted = ["routed", "twice", "problem"].includes(state);
                    const found = /^(found (?!nothing)|matched in )/.test(way.Rule);
                    if (hasRouted !== found) fail(`rule: ${way.Rule}`);
                    if (hasRouted && !way.Rule.startsWith("matched") && !way.Rule.slice(6).startsWith([...session].slice(0, 5).join(""))) fail(`rule: ${way.Rule}, session ${session}`);
                    if ((state === "routed" || state === "twice") !== (way.Page === "opened it")) fail(`page: ${way.Page}`);
                    if (state === "problem" && way.Page !== { "broke-out": "script broke in", "did-not-run": "nothing ran", "other-address": "another address" }[record.problem]) fail(`page: ${way.Page}`);
                    if (!hasRouted && session !== undefined && /nothing$/.test(way.Rule)) fail(`rule: ${way.Rule}, though there is ${session}`);
                    if (!hasRouted && session === undefined && !/nothing$/.test(way.Rule)) fail(`rule: ${way.Rule}`);
                    if (Boolean(row.shown.alert) !== /banner|alert|center/.test(way.Phone)) fail(`phone: ${way.Phone}`);
                    if ((row.shown.badge !== undefined) !== way.Phone.includes("badge")) fail(`phone: ${way.Phone}`);
                    if (action === "tap" && !way.You.startsWith("tapped")) fail(`you: ${way.You}`);
                    if (state === "waiting" && (way.You !== "not tapped yet" || !sentence.startsWith("Waiting."))) fail(`${sentence} ${way.You}`);
                    if (state === "routed" && record.sessions.length === 1 && !sentence.includes(session)) fail(sentence);
                }
                return `${faults.length} faults in ${count} cells\n${faults.slice(0, 20).join("\n")}`;
            }
            """#

        /// Five apps, four payloads, six states and four actions.
        private static let cellCount = 5 * 4 * 6 * 4

        /// A function that gives each payload to each app in each state, acts, and compares the sentences with the fate.
        ///
        /// It does so in every `stride`th cell from the number `first` on, and before `last`.
        private static let script = #"""
            async (stride, first, last) => {
                const { articleWords, rowAt, stations, verdict } = await import("/page/details/words.js");
                const { stateOf } = await import("/page/base/summaries.js");
                const call = async (method, path, body) => {
                    const headers = { "content-type": "application/json" };
                    const answer = await fetch(`/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
                    return JSON.parse(await answer.text());
                };
                const payloads = [
                    { aps: { alert: "hello", session: "42" } }, { aps: { alert: "hello" }, session: "42" },
                    { aps: { "content-available": 1, session: "42" } },
                    { aps: { alert: "hello", session: "42", "content-available": 1, badge: 1 } },
                ];
                const ofToday = {
                    ios: "17.0", delegates: ["fetch", "user-notifications"],
                    routesIn: ["fetch", "did-receive", "will-present"], backgroundModes: ["remote-notification"],
                };
                const apps = [{ like: "classic" }, { like: "modern" }, ofToday, { like: "modern-scenes" }, { like: "swiftui" }];
                const [faults, actions] = [[], ["nothing", "tap", "dismiss", "open"]];
                const appStates = ["active", "inactive", "background", "suspended", "not-running", "force-quit"];
                let [place, count] = [0, 0];
                for (const app of apps) for (const payload of payloads) for (const appState of appStates) for (const action of actions) {
                    const own = place++;
                    if (own % stride !== 0 || own < first || own >= last) continue;
                    await call("PATCH", "/phone", { like: "classic", backgroundModes: [], appState: "background" });
                    await call("PATCH", "/phone", app);
                    await call("PATCH", "/phone", { appState });
                    const { number } = await call("POST", "/notifications", payload);
                    const row = rowAt((await call("GET", `/notifications/${number}`)).matrix, { appState, action });
                    const name = `${JSON.stringify([app, payload])} ${appState} ${action}: `;
                    const fail = (words) => faults.push(name + words);
                    if (!row) continue;
                    if (action !== "nothing") {
                        const answer = await call("POST", "/phone/actions", { action, ...(action === "open" ? {} : { notification: number }) });
                        if ((answer.phone !== undefined) !== row.possible) fail("matrix and phone differ in what is possible");
                    }
                    if (!row.possible) continue;
                    count += 1;
                    const record = await call("GET", `/notifications/${number}`);
                    const fate = row.fate.code === "routed" && row.times > 1 ? "routed-twice" : row.fate.code;
                    if (record.fate.code !== fate) fail(`matrix ${fate}, API ${record.fate.code}`);
                    const state = stateOf(record);
                    if (verdict(record).state !== state) fail("the verdict has another state");
                    const way = Object.fromEntries(stations(record).map((each) => [each.name, each]));
                    const isRouted = state === "routed" || state === "twice";
                    if (isRouted !== (way.Page.words === "opened it")) fail(`page: ${way.Page.words}`);
                    if (isRouted !== way.Rule.words.startsWith("found 42")) fail(`rule: ${way.Rule.words}`);
                    if (isRouted !== way.App.isReached && !["none", "lost"].includes(state)) fail(`app: ${way.App.words}`);
                    if (state === "waiting" && way.You.words !== "not tapped yet") fail(`you: ${way.You.words}`);
                    if (state === "waiting" && way.Rule.words !== "would find 42") fail(`rule: ${way.Rule.words}`);
                    if (state === "passed-by" && way.You.words !== "opened the app by its icon") fail(`you: ${way.You.words}`);
                    if (action === "tap" && !way.You.words.startsWith("tapped")) fail(`you: ${way.You.words}`);
                    if (action === "dismiss" && !way.You.words.startsWith("dismissed")) fail(`you: ${way.You.words}`);
                    // The phone of iOS 4 shows a box, and it is the one of the built-in rule.
                    if (app.like === "classic" && (way.Phone.words.includes("banner") || articleWords(record))) fail(`phone of 2011: ${way.Phone.words}`);
                    if (record.sessions.length === 0 && !/^(found|would find) nothing$/.test(way.Rule.words)) fail(`rule: ${way.Rule.words}`);
                }
                return `${faults.length} faults in ${count} cells\n${faults.slice(0, 20).join("\n")}`;
            }
            """#
    }
}
