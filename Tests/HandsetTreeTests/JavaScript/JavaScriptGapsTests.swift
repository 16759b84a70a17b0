import Testing

@Suite struct JavaScriptGapsTests {
    @Test("A statement that is not understood is skipped, and all around it is read")
    func aStatementThatIsNotUnderstood() {
        let code = javaScript(
            """
            before();
            let 1 = = ;
            function f() { a b c; inside(); }
            x = [1, , 2, ? , 3];
            g({ a: 1 b: 2, c: 3 }, d e, h);
            after();
            """)
        #expect(
            code == """
                call "before" label "before()"
                  function: name "before"
                name "let"
                function "f" label "f()"
                  body: block
                    name "a"
                    call "inside" label "inside()"
                      function: name "inside"
                assignment "="
                  target: name "x"
                  value: list
                    number "1"
                    number "2"
                    other
                    number "3"
                call "g" label "g(_:_:_:)"
                  function: name "g"
                  argument: argument
                    value: dictionary
                      entry label "a"
                        value: number "1"
                      entry label "c"
                        value: number "3"
                  argument: argument
                    value: name "d"
                  argument: argument
                    value: name "h"
                call "after" label "after()"
                  function: name "after"
                gap notUnderstood at 2
                gap notUnderstood at 3
                gap notUnderstood at 4
                gap notUnderstood at 5
                """)
    }

    @Test("A file that ends within brackets is read up to there")
    func aFileThatEndsWithinBrackets() {
        let code = javaScript(
            """
            function f() { if (a) { g('b
            """)
        #expect(
            code == """
                function "f" label "f()"
                  body: block
                    if
                      condition: name "a"
                      then: block
                        call "g" label "g(_:)"
                          function: name "g"
                          argument: argument
                            value: string "b"
                """)
    }

    @Test("A word of the language is also a name")
    func aWordOfTheLanguageIs() {
        let code = javaScript(
            """
            type = from.as; async(of); get.set = static; let
            x = { if: 1, new: 2, async, get, type: await };
            a.default.class.function();
            """)
        #expect(
            code == """
                assignment "="
                  target: name "type"
                  value: member "as"
                    base: name "from"
                call "async" label "async(_:)"
                  function: name "async"
                  argument: argument
                    value: name "of"
                assignment "="
                  target: member "set"
                    base: name "get"
                  value: name "static"
                variable "x" ["let"]
                  value: dictionary
                    entry label "if"
                      value: number "1"
                    entry label "new"
                      value: number "2"
                    entry label "async"
                      value: name "async"
                    entry label "get"
                      value: name "get"
                    entry label "type"
                      value: name "await"
                call "function" label "function()"
                  function: member "function"
                    base: member "class"
                      base: member "default"
                        base: name "a"
                """)
    }

    @Test("Comments and regular expressions hide nothing")
    func commentsAndRegularExpressionsHideNothing() {
        let code = javaScript(
            ##"""
            a(); // b(
            /* c( */ d(/\/[/*]/, '//e');
            """##)
        #expect(
            code == ##"""
                call "a" label "a()"
                  function: name "a"
                call "d" label "d(_:_:)"
                  function: name "d"
                  argument: argument
                    value: other "/\/[/*]/"
                  argument: argument
                    value: string "//e"
                """##)
    }
}
