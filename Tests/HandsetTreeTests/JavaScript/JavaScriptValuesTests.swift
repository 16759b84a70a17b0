import Testing

@Suite struct JavaScriptValuesTests {
    @Test("An object has its keys, methods, shorthands and spreads")
    func anObjectHasItsKeysMethods() {
        let code = javaScript(
            """
            x = { a: 1, 'b-c': true, d, ...e, [f]: null, async g(h) { i(); }, get j() { return 2 }, 3: [4, ...k] };
            """)
        #expect(
            code == """
                assignment "="
                  target: name "x"
                  value: dictionary
                    entry label "a"
                      value: number "1"
                    entry label "b-c"
                      value: boolean "true"
                    entry label "d"
                      value: name "d"
                    other "..."
                      value: name "e"
                    entry
                      key: name "f"
                      value: nothing "null"
                    entry label "g"
                      value: closure ["async"]
                        parameter: parameter "h" label "_"
                        call "i" label "i()"
                          function: name "i"
                    entry label "j"
                      value: closure ["get"]
                        return
                          value: number "2"
                    entry label "3"
                      value: list
                        number "4"
                        other "..."
                          value: name "k"
                """)
    }

    @Test("Templates are strings, with a mark for each value")
    func templatesAreStringsWithAMark() {
        let code = javaScript(
            ##"""
            a = `plain`;
            b = `to ${user.name}\u{41}${`in ${x}`}`;
            c = css`color: ${d};`;
            """##)
        #expect(
            code == ##"""
                assignment "="
                  target: name "a"
                  value: string "plain"
                assignment "="
                  target: name "b"
                  value: interpolation "to \()A\()"
                    member "name"
                      base: name "user"
                    interpolation "in \()"
                      name "x"
                assignment "="
                  target: name "c"
                  value: call "css" label "css(_:)" ["template"]
                    function: name "css"
                    argument: argument
                      value: interpolation "color: \();"
                        name "d"
                """##)
    }

    @Test("Slashes are divisions behind values, else regular expressions")
    func slashesAreDivisionsBehindValuesElse() {
        let code = javaScript(
            """
            a = b / c / d;
            if (e) /[/]x/g.test(f);
            g = h.replace(/"/g, '') / 2;
            """)
        #expect(
            code == """
                assignment "="
                  target: name "a"
                  value: operation "/"
                    name "b"
                    name "c"
                    name "d"
                if
                  condition: name "e"
                  then: block
                    call "test" label "test(_:)"
                      function: member "test"
                        base: other "/[/]x/g"
                      argument: argument
                        value: name "f"
                assignment "="
                  target: name "g"
                  value: operation "/"
                    call "replace" label "replace(_:_:)"
                      function: member "replace"
                        base: name "h"
                      argument: argument
                        value: other "/"/g"
                      argument: argument
                        value: string
                    number "2"
                """)
    }

    @Test("Optional members, elements and calls are unwrapped")
    func optionalMembersElementsAndCallsAre() {
        let code = javaScript(
            """
            a?.b?.[c]?.(d)!.e;
            """)
        #expect(
            code == """
                member "e"
                  base: unwrap "!"
                    value: call
                      function: unwrap "?"
                        value: subscript
                          base: unwrap "?"
                            value: member "b"
                              base: unwrap "?"
                                value: name "a"
                          argument: argument
                            value: name "c"
                      argument: argument
                        value: name "d"
                """)
    }

    @Test("Operators of a level are one operation")
    func operatorsOfALevelAreOne() {
        let code = javaScript(
            """
            a + b - c * d === e && !f || g ?? typeof h;
            i ? j : k ? l : m;
            n ??= o, p++;
            q >>> 2;
            """)
        #expect(
            code == """
                operation "|| ??"
                  operation "&&"
                    operation "==="
                      operation "+ -"
                        name "a"
                        name "b"
                        operation "*"
                          name "c"
                          name "d"
                      name "e"
                    operation "!"
                      name "f"
                  name "g"
                  operation "typeof"
                    name "h"
                choice
                  condition: name "i"
                  then: name "j"
                  otherwise: choice
                    condition: name "k"
                    then: name "l"
                    otherwise: name "m"
                operation ","
                  assignment "??="
                    target: name "n"
                    value: name "o"
                  operation "++"
                    name "p"
                operation ">>>"
                  name "q"
                  number "2"
                """)
    }

    @Test("Values that are awaited and constructed")
    func valuesThatAreAwaitedAndConstructed() {
        let code = javaScript(
            """
            const m = await messaging().getToken();
            const u = new URL(m.link).search;
            new Foo;
            const i = new class extends A {};
            """)
        #expect(
            code == """
                variable "m" ["const"]
                  value: effect "await"
                    value: call "getToken" label "getToken()"
                      function: member "getToken"
                        base: call "messaging" label "messaging()"
                          function: name "messaging"
                variable "u" ["const"]
                  value: member "search"
                    base: call "URL" label "URL(_:)" ["new"]
                      function: name "URL"
                      argument: argument
                        value: member "link"
                          base: name "m"
                call "Foo" label "Foo()" ["new"]
                  function: name "Foo"
                variable "i" ["const"]
                  value: call ["new"]
                    function: type type "class"
                      inherited: inherited "A"
                """)
    }

    @Test("Casts and types in calls are skipped")
    func castsAndTypesInCallsAre() {
        let code = javaScript(
            """
            const a = <any>b;
            const c = d as unknown as string[];
            const e = useState<Array<string>>([]);
            const f = g < h && i > (j);
            const k = {} satisfies L;
            const m = (n: O);
            """)
        #expect(
            code == """
                variable "a" ["const"]
                  value: cast "as" type "any"
                    value: name "b"
                variable "c" ["const"]
                  value: cast "as" type "string[]"
                    value: cast "as" type "unknown"
                      value: name "d"
                variable "e" ["const"]
                  value: call "useState" label "useState(_:)"
                    function: name "useState"
                    argument: argument
                      value: list
                variable "f" ["const"]
                  value: operation "&&"
                    operation "<"
                      name "g"
                      name "h"
                    operation ">"
                      name "i"
                      name "j"
                variable "k" ["const"]
                  value: dictionary
                variable "m" ["const"]
                  value: cast "as" type "O"
                    value: name "n"
                """)
    }

    @Test("An assignment takes a value apart")
    func anAssignmentTakesAValueApart() {
        let code = javaScript(
            """
            ({ a, b: c = 1 } = d);
            [e, f] = [f, e];
            """)
        #expect(
            code == """
                variable
                  pattern: binding "a" label "a"
                  pattern: binding "c" label "b"
                    value: number "1"
                  value: name "d"
                variable
                  pattern: binding "e" label "0"
                  pattern: binding "f" label "1"
                  value: list
                    name "f"
                    name "e"
                """)
    }
}
