import HandsetTestSupport
import Testing

extension PageModuleTests {
    @Test("The keys that may open an app are the sender's, links first, and each makes a rule")
    func keys() throws {
        let output = try run(
            #"""
            import { appFor, hasNoOwnRule, keysOf } from "./base/keys.js";
            const payload = {
                aps: { alert: { title: "Ready" }, sound: "default", badge: 1, session: "42" }, orderId: 7,
                deep: { link: "shop://orders/7", list: [1] }, "gcm.message_id": "9", empty: "", flag: true, "a.b": "x",
            };
            for (const key of keysOf(payload)) console.log(key.path.join("/"), key.value, JSON.stringify(appFor(key).rules[0]));
            console.log(keysOf(null).length, keysOf([]).length);
            const classic = { pattern: "session = ([^']*);", lookupURL: "http://URLHERE.cloudapp.net/Session/Lookup?session=%@" };
            console.log([[], [classic], [classic, classic], [{ keyPath: "id" }]].map((rules) => hasNoOwnRule({ rules: { rules } })).join(), hasNoOwnRule({}));
            """#)
        #expect(
            output == #"""
                deep/link shop://orders/7 {"name":"link","url":"{deep.link}","escaping":"javascript"}
                orderId 7 {"name":"orderId","url":"app://orderId/{orderId}","escaping":"javascript"}
                a.b x {"name":"a.b","keyPath":["a.b"],"lookupURL":"app://a.b/%@","encoding":"percent","escaping":"javascript"}
                aps/session 42 {"name":"session","url":"app://session/{aps.session}","escaping":"javascript"}
                0 0
                true,true,false,false false

                """#)
    }

    @Test("The value at a path of keys is found in a payload, and of equal keys the first")
    func targets() throws {
        let output = try run(
            #"""
            import { prettyLines, tokens, tokensAt } from "./base/json.js";
            const show = (text, path) => console.log(tokensAt(tokens(text), path).map((each) => each.text).join("") || "none");
            const payload = '{"aps":{},"a":[1,{"b":"x","b":2},[]],"c":{"d":[{}, 3]}}';
            for (const path of [["a", 1, "b"], ["c", "d", "1"], ["a"], ["a", "b"], ["aps", "x"], ["a", 0, "b"]]) show(payload, path);
            const all = tokens('{"a":7}');
            for (const token of tokensAt(all, ["a"])) token.isTarget = true;
            console.log(prettyLines(all).flat().filter((each) => each.isTarget).map((each) => each.text).join());
            """#)
        #expect(
            output == #"""
                "x"
                3
                [1,{"b":"x","b":2},[]]
                none
                none
                none
                7

                """#)
    }

    @Test(
        "The trail stops where the verdict does: not every callback with the payload is one that looks"
    )
    func trail() throws {
        let output = try run(
            #"""
            import { stations, verdict } from "./details/words.js";
            const callback = (looked) => ({ kind: "callback", selector: "userNotificationCenter:willPresentNotification:withCompletionHandler:", applicationState: 0, payload: true, looked });
            const show = (record) => console.log(verdict(record).parts[0].bold, stations(record).map((each) => each.words).join(" | "));
            const base = { sessions: ["42"], explanation: { routes: [], hazards: [], values: [] }, cell: { appState: "active", action: "nothing", ios: "18.0" } };
            const arrived = { kind: "arrived", appState: "active" };
            show({ ...base, fate: { code: "waiting" }, reason: { words: "it waits" }, history: [arrived, callback(false)] });
            show({ ...base, fate: { code: "passed-by" }, reason: { words: "passed" }, history: [arrived, { kind: "open" }] });
            show({ ...base, explanation: undefined, sessions: [], fate: { code: "refused" }, record: { source: "http2#1", line: 1, refused: { finding: "no", advice: "yes" } }, answer: { status: 200, microseconds: 1000 }, history: [] });
            show({ ...base, fate: { code: "rejected" }, note: "410 Unregistered", record: { source: "http2#2", notification: {} }, history: [] });
            // A case of a suite has a plan alone.
            const plan = { times: 1, callbacks: [callback(true), { ...callback(false), selector: "application:didReceiveRemoteNotification:" }] };
            show({ ...base, case: {}, fate: { code: "routed" }, plan, history: [] });
            """#)
        #expect(
            output == """
                Waiting. given here | arrived | not tapped yet | willPresent, does not look | would find 42 | nothing ran
                Opened without it. given here | arrived | opened the app by its icon | not called | would find 42 | nothing ran
                Not a payload. 200 in 1.00 ms | cannot read it | nothing done | not called | never asked | nothing ran
                Rejected. 410 Unregistered | got nothing | nothing done | not called | would find 42 | nothing ran
                Routed. a suite | arrived | nothing needed | willPresent, active | found 42 | opened it

                """)
    }
}
