import Testing

extension PageModuleTests {
    @Test(
        "Only the app's one call with one string is a statement in which no script of a payload runs"
    )
    func oneCall() throws {
        let output = try run(
            #"""
            import { isOneCall } from "./base/statement.js";
            const call = (text) => `handleOpenURL("${text}");`;
            console.log(["", "a:b", "\\\\", "\\\"", "\u2028", "x".repeat(9_000_000)].map((text) => isOneCall(call(text))).join());
            console.log([call('");alert(1);("'), call('"'), call("\\"), call("\n"), call("a\r"), 'handleOpenURL("")', 'handleOpenURL(");', "",
              'alert(1);handleOpenURL("");', 'handleOpenURL("");alert(1)'].map(isOneCall).join());
            """#)
        #expect(
            output == """
                true,true,true,true,true,true
                false,false,false,false,false,false,false,false,false,false

                """)
    }

    @Test("A frame that sends too many messages, or too much in them, is heard no longer")
    func budget() throws {
        let output = try run(
            #"""
            import { MessageBudget, unitsOf } from "./base/budget.js";
            const count = (budget, step, times) => { let taken = 0; for (let index = 0; index < times; index += 1) taken += budget.take(index * step) ? 1 : 0; return taken; };
            console.log(count(new MessageBudget(), 1, 1000), count(new MessageBudget(), 10, 1000));
            const long = new MessageBudget();
            console.log(long.take(0) && long.read(unitsOf({ handset: 1, value: "x".repeat(1_000_001) }), 0), long.take(5000));
            const slow = new MessageBudget();
            console.log(slow.read(1, 200), slow.read(1, 51));
            console.log(unitsOf({ a: "xy", b: ["abc", 1], c: {} }), unitsOf("abcd"), unitsOf(null));
            """#)
        #expect(
            output == """
                200 1000
                false false
                true false
                7 4 0

                """)
    }
}
