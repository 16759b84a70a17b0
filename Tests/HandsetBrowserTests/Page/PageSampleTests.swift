import HandsetTestSupport
import Testing

/// The payloads that the page makes from rules, in Node.js and Chromium.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30)), .needs(.node))
struct PageSampleTests {
    @Test("A rule of each kind has payloads with a value where it looks")
    func places() throws {
        let output = try PageModuleTests().run(
            #"""
            import { placesOf } from "./base/trials.js";
            const show = (rule) => console.log(placesOf(rule, "app://").map((place) => JSON.stringify(place.fill(place.values[0]))).join(" ") || "none");
            show({ keyPath: ["com.example", "__proto__"] });
            show({ keyPath: "ejson.rid", decode: ["ejson"], when: { "ejson.type": "c" } });
            show({ pattern: "^ *(badge|count) = ([0-9]+);$" });
            show({ pattern: "session = ([^']*);", keys: ["data"] });
            show({ url: "app://{type}/{id|verbatim}", when: { type: ["order", "offer"] } });
            show({ url: "app://call/{aps.alert.loc-args.0}", when: { "aps.alert.loc-key": "CALL" } });
            show({ url: "{data.link}" });
            show({ url: "app://inbox" });
            show({ url: "app://{id}", when: { "@action": "reply" } });
            show({ keyPath: "list.999999999" });
            """#)
        #expect(
            output == #"""
                {"aps":{"alert":"Your order is ready"},"com.example":{"__proto__":"7C41D9"}}
                {"aps":{"alert":"Your order is ready"},"ejson":"{\"type\":\"c\",\"rid\":\"7C41D9\"}"}
                {"aps":{"alert":"Your order is ready","badge":"7C41D9"}} {"aps":{"alert":"Your order is ready","count":"7C41D9"}}
                {"aps":{"alert":"Your order is ready"},"data":{"session":"7C41D9"}}
                {"aps":{"alert":"Your order is ready"},"type":"order","id":"7C41D9"}
                {"aps":{"alert":{"title":"Your order is ready","loc-key":"CALL","loc-args":["7C41D9"]}}}
                {"aps":{"alert":"Your order is ready"},"data":{"link":"app://orders/7"}}
                {"aps":{"alert":"Your order is ready"}}
                none
                {"aps":{"alert":"Your order is ready"},"list":[]}

                """#)
    }

    @Test("The check decides which value is the first push, and samples of one outcome are one")
    func decides() throws {
        let output = try PageModuleTests().run(
            #"""
            import { samplesFor } from "./base/samples.js";
            let count = 0;
            const check = async (text) => {
              count += 1;
              const isNumber = /"id":7\b/.test(text);
              return { fate: { code: isNumber ? "routed" : "none" }, sessions: isNumber ? ["7"] : [], rules: { rules: [{ keyPath: "id", type: "number" }] } };
            };
            const { first, samples } = await samplesFor(check);
            console.log(first);
            for (const { state, title, words } of samples) console.log(state, title, words);
            console.log(count < 40);
            """#)
        #expect(
            output == #"""
                {"aps":{"alert":"Your order is ready"},"id":7}
                routed A target that opens opens 7
                none Without id the rule finds nothing
                true

                """#)
    }

    @Test(
        "Where there is no rule, the first push has a key of its own, and no sample speaks of a rule"
    )
    func none() throws {
        let output = try PageModuleTests().run(
            #"""
            import { samplesFor } from "./base/samples.js";
            const check = async () => ({ fate: { code: "none" }, sessions: [], rules: { rules: [] } });
            const { first, samples } = await samplesFor(check);
            console.log(first);
            for (const { title, words } of samples) console.log(title, "|", words);
            """#)
        #expect(
            output == #"""
                {"aps":{"alert":"Your order is ready","badge":1},"orderId":"7"}
                A first push | nobody has said what a tap opens

                """#)
    }

    @Test(
        "A tab that has kept the samples asks once for them, and anew when the app answers otherwise"
    )
    func kept() throws {
        let output = try PageModuleTests().run(
            #"""
            import { samplesFor } from "./base/samples.js";
            let [count, code] = [0, "routed"];
            const check = async () => {
              count += 1;
              return { fate: { code }, sessions: ["7"], rules: { rules: [{ pattern: "session" }] } };
            };
            let store = null;
            const kept = (answer) => (store?.answer === answer ? store.made : null);
            const keep = (answer, made) => { store = { answer, made }; };
            const ask = async () => {
              count = 0;
              const { samples } = await samplesFor(check, { kept, keep });
              console.log(count === 1, samples[0].state);
            };
            await ask();
            await ask();
            code = "waiting";
            await ask();
            """#)
        #expect(output == "false routed\ntrue routed\nfalse waiting\n")
    }

    @Test("An app file's own tap is the user's, and no other callback is")
    func atOnce() throws {
        let output = try PageModuleTests().run(
            #"""
            import { stations } from "./details/words.js";
            const record = (selector, appState, applicationState, action) => ({
              fate: { code: "routed" }, sessions: ["7"], cell: { appState, action },
              history: [{ kind: "arrived", appState }, { kind: "callback", selector, applicationState, payload: true, looked: true }],
            });
            const you = (...parts) => console.log(stations(record(...parts))[2].words);
            you("userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:", "background", 1, "tap");
            you("application:didReceiveRemoteNotification:", "background", 1, "tap");
            you("application:didReceiveRemoteNotification:", "active", 0, "tap");
            you("application:didReceiveRemoteNotification:fetchCompletionHandler:", "background", 2, "tap");
            you("application:didReceiveRemoteNotification:", "active", 0, "nothing");
            """#)
        #expect(
            output == """
                tapped at once
                tapped at once
                nothing needed
                nothing needed
                nothing needed

                """)
    }

    @Test("The trail names the box of iOS 4 an alert, and the place of what was no banner")
    func shownWords() throws {
        let output = try PageModuleTests().run(
            #"""
            import { shownWords } from "./details/words.js";
            const words = (ios, shown) => shownWords({ plan: { ios, shown } });
            console.log([
                words("4.0", { alert: {} }), words("5.0", { alert: {}, badge: 2 }), words("18.0", { alert: {}, sound: "x" }),
                words("18.0", { alert: {}, place: "notification-center" }), words("18.0", {}),
            ].join("|"));
            """#)
        #expect(
            output
                == "alert|banner, badge 2|banner, sound|notification center|showed nothing\n")
    }

    @Test("A description that was asked for before a change is not kept after it")
    func changedMeanwhile() throws {
        let output = try PageModuleTests().run(
            #"""
            import { describe } from "./details/records.js";
            import { tell } from "./base/model.js";
            const answers = [];
            globalThis.fetch = () => new Promise((resolve) => answers.push((text) => resolve({ ok: true, text: async () => JSON.stringify({ text }) })));
            const [first] = [describe(1), tell("changed", 1)];
            answers[0]("waiting");
            await first;
            const second = describe(1);
            answers[1]("routed");
            console.log((await second).text, (await describe(1)).text, answers.length);
            """#)
        #expect(output == "routed routed 2\n")
    }

    @Test("What handset check finds is told beside the findings of the app, and once")
    func checked() throws {
        let output = try PageModuleTests().run(
            #"""
            import { checkedOf } from "./details/words.js";
            const [hazards, findings] = [[{ code: "a" }], [{ code: "a" }, { code: "b" }]];
            const all = checkedOf({ explanation: { hazards }, lint: { findings } });
            console.log(all.map(({ code }) => code).join(), checkedOf({}).length);
            """#)
        #expect(output == "b 0\n")
    }

    @Test("Stations appear one after another when they are reached, once, and old ones at once")
    func appearances() throws {
        let output = try PageModuleTests().run(
            #"""
            import { appearances } from "./details/reached.js";
            const show = (...parts) => console.log(appearances(...parts).map((delay) => delay ?? "-").join());
            show(1, 2, 1000, 1100);
            show(1, 2, 1000, 1200);
            show(1, 4, 1000, 1500);
            show(1, 4, 1000, 9000);
            show(2, 3, 1000, 9000);
            show(2, 4, 1000, 9000);
            // Of many, the oldest are forgotten.
            for (let number = 10; number < 60; number += 1) show(number, 0, 0, 9000);
            show(2, 4, 8999, 9000);
            """#)
        #expect(
            output.split(separator: "\n") == [
                "0,140", "-100,40", "-,-,0,140", "-,-,-,-", "-,-,-", "-,-,-,0", "0,140,280,420",
            ])
    }
}
