import Testing

@Suite struct DartGapsTests {
    @Test("A statement that is not understood is skipped, and all around it is read")
    func aStatementThatIsNotUnderstood() {
        let code = dart(
            """
            f() {
              before();
              int = ) ;
              g(a: 1, b c, d);
              after();
            }
            class A { int 5 x; void go() {} }
            """)
        #expect(
            code == """
                function "f" label "f()"
                  body: block
                    call "before" label "before()"
                      function: name "before"
                    assignment "="
                      target: name "int"
                      value: other
                    call "g" label "g(a:_:_:)"
                      function: name "g"
                      argument: argument label "a"
                        value: number "1"
                      argument: argument
                        value: name "b"
                      argument: argument
                        value: name "d"
                    call "after" label "after()"
                      function: name "after"
                type "A" type "class"
                  variable "int"
                  function "go" label "go()" type "void"
                    body: block
                gap notUnderstood at 3
                gap notUnderstood at 4
                gap notUnderstood at 7
                """)
    }

    @Test("A file that ends within brackets is read up to there")
    func aFileThatEndsWithinBrackets() {
        let code = dart(
            """
            void f() { if (a) { g('b
            """)
        #expect(
            code == """
                function "f" label "f()" type "void"
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
        let code = dart(
            """
            class get { int set = 1; bool get async => on; void show() {} static late; }
            f(as, {required on}) { part.of(import: type); dynamic.x; }
            """)
        #expect(
            code == """
                type "get" type "class"
                  variable "set" type "int"
                    value: number "1"
                  function "async" label "async" type "bool" ["get"]
                    body: block
                      return
                        value: name "on"
                  function "show" label "show()" type "void"
                    body: block
                  variable "late" ["static"]
                function "f" label "f(_:on:)"
                  parameter: parameter "as" label "_"
                  parameter: parameter "on" label "on" ["required"]
                  body: block
                    call "of" label "of(import:)"
                      function: member "of"
                        base: name "part"
                      argument: argument label "import"
                        value: name "type"
                    member "x"
                      base: name "dynamic"
                """)
    }

    @Test("Comments are within each other, and strings within values of strings")
    func commentsAreWithinEachOtherAnd() {
        let code = dart(
            ##"""
            /* a /* b */ c */
            var d = 'e ${f('g ${h['i']}')} // j';
            """##)
        #expect(
            code == ##"""
                variable "d" ["var"]
                  value: interpolation "e \() // j"
                    call "f" label "f(_:)"
                      function: name "f"
                      argument: argument
                        value: interpolation "g \()"
                          subscript
                            base: name "h"
                            argument: argument
                              value: string "i"
                """##)
    }

    @Test("A generic call is told from two comparisons")
    func aGenericCallIsToldFrom() {
        let code = dart(
            """
            var a = f(g < h, i > 7);
            var b = f(g<h, i>(7));
            var c = j<k>.new;
            var d = l >> 2 >= m;
            """)
        #expect(
            code == """
                variable "a" ["var"]
                  value: call "f" label "f(_:_:)"
                    function: name "f"
                    argument: argument
                      value: operation "<"
                        name "g"
                        name "h"
                    argument: argument
                      value: operation ">"
                        name "i"
                        number "7"
                variable "b" ["var"]
                  value: call "f" label "f(_:)"
                    function: name "f"
                    argument: argument
                      value: call "g" label "g(_:)" type "h,i"
                        function: name "g"
                        argument: argument
                          value: number "7"
                variable "c" ["var"]
                  value: member "new"
                    base: name "j"
                variable "d" ["var"]
                  value: operation ">="
                    operation ">>"
                      name "l"
                      number "2"
                    name "m"
                """)
    }

    @Test("Parameters may be functions, have annotations and older defaults")
    func parametersMayBeFunctionsHaveAnnotations() {
        let code = dart(
            """
            f(void onPush(RemoteMessage message), @A() final B? b, {List<int> Function(int)? c, d: 1}) sync* {}
            """)
        #expect(
            code == """
                function "f" label "f(_:_:c:d:)" ["sync*"]
                  parameter: parameter "onPush" label "_" type "void Function(RemoteMessage message)"
                  parameter: parameter "b" label "_" type "B?" ["@A()", "final"]
                  parameter: parameter "c" label "c" type "List<int>Function(int)?"
                  parameter: parameter "d" label "d"
                    value: number "1"
                  body: block
                """)
    }
}
