import Foundation
import HandsetBrowser
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The modules of the page that need no browser, in Node.js and, where it is, in Chromium: their regular
/// expressions and limits differ.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30)), .needs(.node))
struct PageModuleTests {
    /// Runs a script that imports modules of the page, and returns what it prints.
    func run(_ script: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(#"{"type":"module"}"#, to: "package.json")
        try folder.write("import assert from \"node:assert/strict\";\n\(script)", to: "test.js")
        let result = try CommandResult.line(
            """
            cp -r Sources/Gateway/HandsetPage/Files/page/base Sources/Gateway/HandsetPage/Files/page/details '\(folder.path)' \
                && cd '\(folder.path)' && node test.js
            """)
        #expect(result.errors == "")
        if Sweep.size == .exhaustive, NeededProgram.chromium.isInstalled {
            let output = try PageModuleRun(script).output()
            #expect(output == result.output, "in Chromium")
        }
        return result.output
    }

    @Test("Hidden characters become signs, a joined emoji stays, and a cut splits no character")
    func texts() throws {
        let output = try run(
            #"""
            import { cut, pieces, sentence, shortNumber, spoken } from "./base/text.js";
            const signs = (text) => pieces(text).map((piece) => piece.sign ?? (piece.lineEnd ? "LF" : piece.text)).join("|");
            console.log(signs("a\u202eb\u001b[0m\u0000\u200b\u2028\ufeff\u0085\u007f\ud800\u{e0041}"));
            console.log(signs("tab\tstays\nline") + signs("👩\u200d👧") + signs("x\u200dy") + signs("שלום"));
            // The shown text can be copied: the pieces are it.
            for (const text of ["a\u202e\n\u0000b", "\ud800x", "👩\u200d👧\u200d"]) {
                assert.equal(pieces(text).map((piece) => piece.text).join(""), text);
            }
            console.log([cut("e\u0301e\u0301", 3).length, cut("👍🏽👍", 5).length, cut("abc", 2), cut("a".repeat(9), 9).length].join());
            const stacked = "x" + "\u0301".repeat(1000);
            assert.ok(cut(stacked, 72).length <= 72 && cut(stacked, 72).length > 0);
            console.log([999, 1000, 7840, 99999, 123456].map(shortNumber).join(), sentence("the app was not running"), sentence("handleOpenURL(1) runs"));
            console.log(spoken("a\u202e\nb".repeat(40), 10));
            """#)
        #expect(
            output == """
                a|RLO|b|ESC|[0m|NUL|ZWSP|LSEP|BOM|NEL|DEL|U+D800|TAG
                tab\tstays|LF|line👩\u{200d}👧x|ZWJ|yשלום
                2,4,ab,9
                999,1k,7.8k,99.9k,123k The app was not running. handleOpenURL(1) runs.
                a[RLO] ba[RLO] ba[RLO]…

                """)
    }

    @Test("JSON is laid out without a change of its values, and a fault has its line", .exhaustive)
    func json() throws {
        let output = try run(
            #"""
            import { JSONFault, pretty, tokens } from "./base/json.js";
            const compact = (text) => tokens(text).map((token) => token.text).join("");
            console.log(pretty('{"a":1.50,"a":1e400,"b":"\\u0041\\/","c":[],"d":{},"e":[1,{"f":null}]}'));
            for (const text of ['{"a":1\n"b":2}', '{"a":\n}', '[1,]', '{"a"\n1}', '["x\n"]', '{"a":1}\n}', '{', 'nul', '']) {
                try {
                    tokens(text);
                    console.log("no fault", text);
                } catch (fault) {
                    assert.ok(fault instanceof JSONFault);
                    console.log(`${fault.line}:${fault.column} ${fault.message}`);
                }
            }
            // It accepts what JSON.parse accepts, and nothing else; the layout has the same tokens.
            let seed = 7;
            const random = (count) => (seed = (seed * 48271) % 2147483647) % count;
            const parts = ['{', '}', '[', ']', ',', ':', '"a"', '"\\n"', '1', '-0.5e+3', '01', 'true', 'null', ' ', '\n', '"', '\\', '{"a":1}', '[1]'];
            let count = 0;
            for (let index = 0; index < 40000; index += 1) {
                const text = Array.from({ length: 1 + random(9) }, () => parts[random(parts.length)]).join("");
                let isJSON = true;
                try { JSON.parse(text); } catch { isJSON = false; }
                let found = null;
                try { found = compact(text); } catch (fault) { assert.ok(fault instanceof JSONFault, text); }
                assert.equal(found !== null, isJSON, JSON.stringify(text));
                if (!isJSON) continue;
                count += 1;
                assert.equal(compact(pretty(text)), found);
            }
            assert.ok(count > 500);
            console.log("[".repeat(20000).length === 20000 && compact("[".repeat(20000) + "]".repeat(20000)).length);
            """#)
        #expect(
            output == #"""
                {
                  "a": 1.50,
                  "a": 1e400,
                  "b": "\u0041\/",
                  "c": [],
                  "d": {},
                  "e": [
                    1,
                    {
                      "f": null
                    }
                  ]
                }
                2:1 a comma is missing
                2:1 there is a comma too many, or a value is missing
                1:4 there is a comma too many, or a value is missing
                2:1 a colon is missing
                1:2 the text has no end, or an invalid escape
                2:1 there is more after the value
                1:2 a key in quotes is missing
                1:1 this is not a value
                1:1 a value is missing
                40000

                """#)
    }

    @Test("A comparison leads from one text to the other, and marks what has changed in a line")
    func differences() throws {
        let output = try run(
            #"""
            import { compareTexts, steps } from "./base/diff.js";
            const { lines, counts } = compareTexts('{\n "session": "7C41D9"\n}', '{\n "session": "7C41-D9",\n "sound": 1\n}');
            console.log(lines.map((line) => `${line.kind} ${line.number} ${line.parts.map((part) => (part.isChanged ? `[${part.text}]` : part.text)).join("")}`).join("\n"));
            console.log(JSON.stringify(counts));
            // Lines are paired by their keys, those without one by their order.
            const pairs = (before, after) => console.log(compareTexts(before, after).lines.filter((line) => line.kind !== "same")
                .map((line) => `${line.kind} ${line.parts.map((part) => (part.isChanged ? `[${part.text}]` : part.text)).join("")}`).join("|"));
            pairs('"badge": 1,\n"session": "two words"', '"category": "c",\n"session": "two ways"');
            pairs('[\n"x",\n1\n]', '[\n"y",\n2\n]');
            pairs('"a": 1', '"b": 1');
            let seed = 3;
            const random = (count) => (seed = (seed * 48271) % 2147483647) % count;
            for (let index = 0; index < 2000; index += 1) {
                const [from, to] = [0, 1].map(() => Array.from({ length: random(9) }, () => random(3)));
                const all = steps(from, to);
                assert.deepEqual(all.filter((step) => step.kind !== "add").map((step) => from[step.before]), from);
                assert.deepEqual(all.filter((step) => step.kind !== "del").map((step) => to[step.after]), to);
            }
            const long = Array.from({ length: 3000 }, (_, index) => `${index}`);
            assert.equal(steps(long, [...long].reverse()).length > 3000, true);
            """#)
        #expect(
            output == #"""
                same 1 {
                del 2  "session": "[7C41D9]"
                add 2  "session": "[7C41-D9]"[,]
                add 3  "sound": 1
                same 4 }
                {"changed":1,"added":1,"removed":0}
                del "badge": 1,|del "session": "two [words]"|add "category": "c",|add "session": "two [ways]"
                del "[x]",|del [1]|add "[y]",|add [2]
                del "a": 1|add "b": 1

                """#)
    }

    @Test(
        "The newest summaries are kept, their states are counted, and a changed one is counted anew"
    )
    func summaries() throws {
        let output = try run(
            #"""
            import { states, Summaries } from "./base/summaries.js";
            import { titles } from "./base/names.js";
            const summary = (number, fate, more) => ({ number, fate: { code: fate }, time: "2026-11-20T14:32:07Z", hazardCount: 0, title: `Order ${number}`, ...more });
            const list = new Summaries(100);
            list.clear(500);
            list.prepend([summary(500, "routed"), summary(499, "waiting"), summary(498, "routed", { problem: "broke-out" })]);
            list.append(summary(501, "lost"));
            list.append(summary(499, "routed"));
            console.log(list.first, list.last, list.count, ["routed", "waiting", "lost", "problem"].map((state) => list.countOf(state)).join());
            list.put(summary(500, "routed-twice"));
            console.log(states[list.stateCodeAt(500)], list.get(498).state);
            // One that came while the page was open is new until somebody looks at it.
            console.log([500, 501].map((number) => list.get(number).isNew).join(), list.look(501), list.look(501), list.get(501).isNew);
            console.log([{ kind: "silent" }, { textKey: "READY", kind: "silent" }, { body: "b" }, {}].map((each) => titles(each).join("/")).join());
            for (let number = 502; number < 5000; number += 1) list.append(summary(number, number % 2 ? "routed" : "rejected", { note: "410 Unregistered" }));
            console.log(list.first, list.count, list.gone, list.countOf("routed"), list.countOf("rejected"), list.countOf("problem"));
            console.log(list.matches(4999, { state: "routed", text: "order 4999" }), list.matches(4999, { state: "lost" }),
              list.matches(4998, { text: "unregistered" }), list.matches(4998, { text: "#49" }), list.matches(12, {}));
            """#)
        #expect(
            output == """
                498 501 4 2,0,1,1
                twice problem
                false,true true false false
                Silent push/content-available,READY/,b/,No alert/
                4900 100 4402 50 50 0
                true false true true false

                """)
    }

    @Test("An address leads to what it was made of, and any other text to none")
    func addresses() throws {
        let output = try run(
            #"""
            import { addressOf, readAddress, senderHost } from "./base/address.js";
            const none = { state: null, text: "" };
            for (const place of [
              { number: 0, tab: "printed", filter: none }, { number: 511, tab: "printed", filter: none },
              { number: 511, tab: "matrix", filter: { state: "lost", text: "a & b/?#ü" } },
              { number: 0, tab: "payload", filter: { state: null, text: "#5" } },
            ]) {
              console.log(addressOf(place));
              assert.deepEqual(readAddress(addressOf(place)), place);
            }
            assert.deepEqual(["#rows", "#12x", "#1/Matrix", "#1/a/b"].map(readAddress), [null, null, null, null]);
            assert.deepEqual(readAddress("#7/nothing?state=nothing&x=1"), { number: 7, tab: "printed", filter: none });
            for (const [gateway, viewer] of [["127.0.0.1:1", "127.0.0.1"], ["0.0.0.0:1", "localhost"], ["0.0.0.0:1", "build.example"],
              ["[::]:1", "[2001:db8::1]"], ["10.0.0.7:1", "build.example"], ["127.0.0.1:1", "build.example"]]) {
              const { host, isReached } = senderHost(gateway, viewer);
              console.log(host, isReached);
            }
            """#)
        #expect(
            output == """

                #511
                #511/matrix?state=lost&text=a+%26+b%2F%3F%23%C3%BC
                #/payload?text=%235
                localhost true
                localhost true
                build.example true
                [2001:db8::1] true
                10.0.0.7 true
                localhost false

                """)
    }
}
