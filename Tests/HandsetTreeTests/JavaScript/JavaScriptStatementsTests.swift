import Testing

@Suite struct JavaScriptStatementsTests {
    @Test("Branches hold blocks, also without braces")
    func branchesHoldBlocksAlsoWithoutBraces() {
        let code = javaScript(
            """
            if (a) b(); else if (c) { d() } else e()
            """)
        #expect(
            code == """
                if
                  condition: name "a"
                  then: block
                    call "b" label "b()"
                      function: name "b"
                  otherwise: if
                    condition: name "c"
                    then: block
                      call "d" label "d()"
                        function: name "d"
                    otherwise: block
                      call "e" label "e()"
                        function: name "e"
                """)
    }

    @Test("Loops have their pattern, subject, condition and body")
    func loopsHaveTheirPatternSubjectCondition() {
        let code = javaScript(
            """
            for (const [key, value] of Object.entries(a)) b(key)
            for (let i = 0; i < 3; i++) { continue }
            for (k in o) ;
            for await (const m of n) {}
            while (c) d()
            do { e() } while (f)
            """)
        #expect(
            code == """
                loop "for"
                  pattern: variable ["const"]
                    pattern: binding "key" label "0"
                    pattern: binding "value" label "1"
                  subject: call "entries" label "entries(_:)"
                    function: member "entries"
                      base: name "Object"
                    argument: argument
                      value: name "a"
                  body: block
                    call "b" label "b(_:)"
                      function: name "b"
                      argument: argument
                        value: name "key"
                loop "for"
                  variable "i" ["let"]
                    value: number "0"
                  condition: operation "<"
                    name "i"
                    number "3"
                  operation "++"
                    name "i"
                  body: block
                    continue
                loop "for" ["in"]
                  pattern: name "k"
                  subject: name "o"
                  body: block
                loop "for" ["await"]
                  pattern: variable "m" ["const"]
                  subject: name "n"
                  body: block
                loop "while"
                  condition: name "c"
                  body: block
                    call "d" label "d()"
                      function: name "d"
                loop "do"
                  body: block
                    call "e" label "e()"
                      function: name "e"
                  condition: name "f"
                """)
    }

    @Test("A switch has its cases with their statements")
    func aSwitchHasItsCasesWith() {
        let code = javaScript(
            """
            switch (a.type) { case 'push': case B.c: go(); break; default: stop() }
            """)
        #expect(
            code == """
                switch
                  subject: member "type"
                    base: name "a"
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
                  switchCase "default"
                    body: block
                      call "stop" label "stop()"
                        function: name "stop"
                """)
    }

    @Test("What is tried has what is caught and what runs at the end")
    func whatIsTriedHasWhatIs() {
        let code = javaScript(
            """
            try { a() } catch ({ code }) { b(code) } finally { c() }
            try { d() } catch (e) { throw e }
            try { f() } catch {}
            """)
        #expect(
            code == """
                do
                  body: block
                    call "a" label "a()"
                      function: name "a"
                  catch
                    pattern: binding "code" label "code"
                    body: block
                      call "b" label "b(_:)"
                        function: name "b"
                        argument: argument
                          value: name "code"
                  otherwise: block
                    call "c" label "c()"
                      function: name "c"
                do
                  body: block
                    call "d" label "d()"
                      function: name "d"
                  catch
                    pattern: binding "e"
                    body: block
                      throw
                        value: name "e"
                do
                  body: block
                    call "f" label "f()"
                      function: name "f"
                  catch
                    body: block
                """)
    }

    @Test("A line ends a statement if nothing can continue it")
    func aLineEndsAStatementIf() {
        let code = javaScript(
            """
            let a = b
            let c = d
              .e()
            return
            f()
            outer: for (;;) { break outer }
            """)
        #expect(
            code == """
                variable "a" ["let"]
                  value: name "b"
                variable "c" ["let"]
                  value: call "e" label "e()"
                    function: member "e"
                      base: name "d"
                return
                call "f" label "f()"
                  function: name "f"
                loop "for"
                  body: block
                    break "outer"
                """)
    }

    @Test("Vue's files have the statements of their scripts")
    func vuesFilesHaveTheStatementsOf() {
        let code = javaScript(
            """
            <template><div v-if="a < b">{{ c }}</div></template>
            <script setup lang="ts">
            const a = ref(0)
            </script>
            <style>.a { color: red }</style>
            """)
        #expect(
            code == """
                variable "a" ["const"]
                  value: call "ref" label "ref(_:)"
                    function: name "ref"
                    argument: argument
                      value: number "0"
                """)
    }
}
