import Testing

@Suite struct DartStatementsTests {
    @Test("Variables and functions within a function have their words and types")
    func variablesAndFunctionsWithinAFunction() {
        let code = dart(
            """
            f() {
              final token = await messaging.getToken();
              const Duration d = Duration(seconds: 1);
              String? a;
              Future<void> go() async {}
              run() => 1;
              var (x, y) = pair;
              const Foo();
              late final int z;
            }
            """)
        #expect(
            code == """
                function "f" label "f()"
                  body: block
                    variable "token" ["final"]
                      value: effect "await"
                        value: call "getToken" label "getToken()"
                          function: member "getToken"
                            base: name "messaging"
                    variable "d" type "Duration" ["const"]
                      value: call "Duration" label "Duration(seconds:)"
                        function: name "Duration"
                        argument: argument label "seconds"
                          value: number "1"
                    variable "a" type "String?"
                    function "go" label "go()" type "Future<void>" ["async"]
                      body: block
                    function "run" label "run()"
                      body: block
                        return
                          value: number "1"
                    variable ["var"]
                      pattern: binding "x"
                      pattern: binding "y"
                      value: name "pair"
                    call "Foo" label "Foo()" ["const"]
                      function: name "Foo"
                    variable "z" type "int" ["late", "final"]
                """)
    }

    @Test("Branches and loops")
    func branchesAndLoops() {
        let code = dart(
            """
            f() {
              if (a) b(); else if (c is D && !e) { g(); } else { h(); }
              for (final i in list) use(i);
              for (var i = 0; i < 3; i++) {}
              await for (final m in stream) {}
              while (x) { break; }
              do { y(); } while (z);
            }
            """)
        #expect(
            code == """
                function "f" label "f()"
                  body: block
                    if
                      condition: name "a"
                      then: block
                        call "b" label "b()"
                          function: name "b"
                      otherwise: if
                        condition: operation "&&"
                          cast "is" type "D"
                            value: name "c"
                          operation "!"
                            name "e"
                        then: block
                          call "g" label "g()"
                            function: name "g"
                        otherwise: block
                          call "h" label "h()"
                            function: name "h"
                    loop "for"
                      pattern: variable "i" ["final"]
                      subject: name "list"
                      body: block
                        call "use" label "use(_:)"
                          function: name "use"
                          argument: argument
                            value: name "i"
                    loop "for"
                      variable "i" ["var"]
                        value: number "0"
                      condition: operation "<"
                        name "i"
                        number "3"
                      operation "++"
                        name "i"
                      body: block
                    loop "for" ["await"]
                      pattern: variable "m" ["final"]
                      subject: name "stream"
                      body: block
                    loop "while"
                      condition: name "x"
                      body: block
                        break
                    loop "do"
                      body: block
                        call "y" label "y()"
                          function: name "y"
                      condition: name "z"
                """)
    }

    @Test("A switch has patterns and conditions")
    func aSwitchHasPatternsAndConditions() {
        let code = dart(
            """
            f() {
              switch (a) {
                case 'push': case B.c: go(); break;
                case Foo(:final id, name: var n) when id > 1: stop();
                default: return;
              }
              final x = switch (y) { 1 || 2 => 'a', String s => s, _ => null };
              if (json case {'a': int b}) use(b);
            }
            """)
        #expect(
            code == """
                function "f" label "f()"
                  body: block
                    switch
                      subject: name "a"
                      switchCase
                        pattern: string "push"
                        body: block
                      switchCase
                        pattern: member "c"
                          base: name "B"
                        body: block
                          call "go" label "go()"
                            function: name "go"
                          break
                      switchCase
                        pattern: other "Foo(:final id,name:var n)"
                          pattern: binding "id"
                          pattern: binding "n"
                        condition: operation ">"
                          name "id"
                          number "1"
                        body: block
                          call "stop" label "stop()"
                            function: name "stop"
                      switchCase "default"
                        body: block
                          return
                    variable "x" ["final"]
                      value: switch
                        subject: name "y"
                        switchCase
                          pattern: operation "||"
                            number "1"
                            number "2"
                          body: string "a"
                        switchCase
                          pattern: other "String s"
                            pattern: binding "s"
                          body: name "s"
                        switchCase
                          pattern: name "_"
                          body: nothing "null"
                    if
                      condition: match
                        pattern: other "{'a':int b}"
                          pattern: binding "b" label "a" ["key"]
                        value: name "json"
                      then: block
                        call "use" label "use(_:)"
                          function: name "use"
                          argument: argument
                            value: name "b"
                """)
    }

    @Test("What is tried has what is caught and what runs at the end")
    func whatIsTriedHasWhatIs() {
        let code = dart(
            """
            f() {
              try { a(); } on FormatException catch (e, s) { b(e); } on Foo { rethrow; } catch (e) { throw e; } finally { c(); }
            }
            """)
        #expect(
            code == """
                function "f" label "f()"
                  body: block
                    do
                      body: block
                        call "a" label "a()"
                          function: name "a"
                      catch type "FormatException"
                        pattern: binding "e"
                        pattern: binding "s"
                        body: block
                          call "b" label "b(_:)"
                            function: name "b"
                            argument: argument
                              value: name "e"
                      catch type "Foo"
                        body: block
                          throw
                      catch
                        pattern: binding "e"
                        body: block
                          throw
                            value: name "e"
                      otherwise: block
                        call "c" label "c()"
                          function: name "c"
                """)
    }
}
