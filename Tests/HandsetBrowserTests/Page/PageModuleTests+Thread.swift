import HandsetTestSupport
import Testing

extension PageModuleTests {
    @Test("A thread has a row for each attempt and each step, in the order of their times")
    func thread() throws {
        let output = try run(
            #"""
            import { threadRows } from "./details/threadrows.js";
            const at = (second) => `2026-11-20T10:00:0${second}.000Z`;
            const thread = [
                { number: 1, time: at(0), fate: { code: "rejected" }, note: "503 ServiceUnavailable", steps: [] },
                { number: 2, time: at(1), fate: { code: "replaced" }, steps: [
                    { kind: "stored", since: 0 }, { kind: "arrived", since: 1000 }, { kind: "replaced", since: 3000, by: 3 }] },
                { number: 3, time: at(4), fate: { code: "lost" }, steps: [{ kind: "arrived", since: 0 }, { kind: "withdrawn", since: 2000 }] },
            ];
            for (const { number, words } of threadRows({ thread })) console.log(number, words);
            console.log(threadRows({}).length);
            """#)
        #expect(
            output == """
                1 Sent, and answered 503 ServiceUnavailable.
                2 Sent. The device was away, so it was kept.
                2 It reached the phone.
                2 #3 took its place.
                3 It reached the phone.
                3 The app took it back.
                0

                """)
    }

    @Test(
        "The line on the app of 2011 is there where its rule is, or could be, and not beside its own phone"
    )
    func article() throws {
        let output = try run(
            #"""
            import { articleWords, verdict } from "./details/words.js";
            const text = (parts) => parts === null ? "-" : parts.map((part) => (typeof part === "string" ? part : part.code ?? part.bold)).join("");
            const article = { pattern: "session = ([^']*);", lookupURL: "http://URLHERE.cloudapp.net/Session/Lookup?session=%@" };
            console.log(text(articleWords({ articleSession: "42", rules: { rules: [] }, sessions: [] })));
            console.log(text(articleWords({ rules: { rules: [article] }, sessions: ["42"], plan: { ios: "18.0" } })));
            console.log(text(articleWords({ rules: { rules: [article] }, sessions: ["42"], plan: { ios: "4.0" } })));
            console.log(text(articleWords({ rules: { rules: [{ url: "shop://{id}" }] }, sessions: ["42"] })));
            console.log(text(articleWords({ rules: { rules: [article] }, sessions: [] })));
            const record = { fate: { code: "lost" }, sessions: ["1"], history: [{ kind: "arrived" }, { kind: "withdrawn" }] };
            console.log(text(verdict(record).parts));
            """#)
        #expect(
            output == """
                The built-in app of 2011 would open session 42: start with --app classic.
                The rule is the built-in one of 2011. It finds session 42.
                -
                -
                -
                Lost. The app took it back before anybody tapped it.

                """)
    }

    @Test("The rule of a notification that was rejected would find what its payload has")
    func rejected() throws {
        let output = try run(
            #"""
            import { stations } from "./details/words.js";
            const record = (routes) => ({
              fate: { code: "rejected" }, note: "410 Unregistered", headers: [], cell: { appState: "background", action: "nothing" },
              rules: { rules: [{ keyPath: "order" }] }, explanation: { routes },
            });
            for (const routes of [[{ key: "order", session: "42" }], []]) console.log(stations(record(routes))[4].words);
            """#)
        #expect(output == "would find 42\nwould find nothing\n")
    }
}
