import HandsetTestSupport
import Testing

extension PageModuleTests {
    @Test(
        "Valid JSON is valid however long its strings are, and a level of a thousand takes few spaces",
        .exhaustive)
    func largeJSON() throws {
        let output = try run(
            #"""
            import { JSONFault, pretty, tokens } from "./base/json.js";
            const long = JSON.stringify({ a: "W".repeat(16_000_000), b: "\n\"".repeat(1_000_000) });
            console.log(tokens(long).length, tokens(long)[3].text.length);
            const fault = (text) => { try { tokens(text); return "none"; } catch (each) { return each instanceof JSONFault ? `${each.line}:${each.column} ${each.message}` : `other: ${each.message}`; } };
            console.log([`["${"W".repeat(9_000_000)}`, '["\\u12G4"]', '["\\', '["\\u12', '["\\x"]', '["a\tb"]'].map(fault).join("; "));
            const deep = "[".repeat(1900) + "]".repeat(1900);
            console.log(tokens(pretty(deep)).length, pretty(deep).length < 300_000);
            console.log(fault("[" + "1,".repeat(600_000) + "1]"), pretty("[" + "1,".repeat(600_000) + "1]").length);
            """#)
        #expect(
            output == """
                9 16000002
                1:2 the text has no end, or an invalid escape; 1:2 the text has no end, or an invalid escape; 1:2 the text has no end, or an invalid escape; 1:2 the text has no end, or an invalid escape; 1:2 the text has no end, or an invalid escape; 1:2 the text has no end, or an invalid escape
                3800 true
                other: too many tokens 1200003

                """)
    }

    @Test("A comparison of many changed lines marks whole lines once it has done enough work")
    func largeComparison() throws {
        let output = try run(
            #"""
            import { compareTexts } from "./base/diff.js";
            const lines = (letter) => Array.from({ length: 400 }, (_, index) => `${letter}${index} ${"same ".repeat(300)}`).join("\n");
            const { lines: found } = compareTexts(lines("a"), lines("b"));
            const exact = found.filter((line) => line.parts.length > 1).length;
            console.log(found.length, exact > 0 && exact < 20);
            """#)
        #expect(output == "800 true\n")
    }
}
