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

    @Test("A phone tells the age of a notification, and of one of another day the day")
    func ages() throws {
        let output = try run(
            #"""
            import { age } from "./base/time.js";
            const now = new Date(2026, 10, 20, 10, 0).getTime();
            for (const minutes of [0, 1, 59, 60, 599, 601, 2040, 2041]) console.log(age(now - minutes * 60_000, now));
            """#)
        #expect(
            output == """
                now
                1m ago
                59m ago
                1h ago
                9h ago
                Yesterday, 23:59
                Yesterday, 00:00
                18 Nov

                """)
    }

    @Test("A banner leaves the screen for good after six seconds in which nobody is at it")
    func stay() throws {
        let output = try run(
            #"""
            import { makeStay } from "./base/stay.js";
            const left = makeStay();
            const of = (number) => ({ number, time: new Date(0).toISOString() });
            console.log(left(of(1), 1000), left(of(1), 6999), left(of(1), 7000), left(of(1), 7001, { isHeld: true }));
            console.log(left(of(2), 8000), left(of(2), 13_000, { isHeld: true }), left(of(2), 18_000), left(of(2), 19_000));
            console.log(left(of(3), 5000, { isOlder: true }), left(of(4), 9000, { isOlder: true }));
            """#)
        #expect(output == "6000 1 0 0\n6000 6000 1000 0\n1000 0\n")
    }
}
