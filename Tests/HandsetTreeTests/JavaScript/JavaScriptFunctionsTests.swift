import Testing

@Suite struct JavaScriptFunctionsTests {
    @Test("A function has its parameters with names, defaults and types")
    func aFunctionHasItsParametersWith() {
        let code = javaScript(
            """
            function show(title: string, count = 1, ...rest: any[]): Promise<void> { return title }
            """)
        #expect(
            code == """
                function "show" label "show(_:_:_:)" type "Promise<void>"
                  parameter: parameter "title" label "_" type "string"
                  parameter: parameter "count" label "_"
                    value: number "1"
                  parameter: parameter "rest" label "_" type "any[]" ["..."]
                  body: block
                    return
                      value: name "title"
                """)
    }

    @Test("An arrow function is a closure whose expression is returned")
    func anArrowFunctionIsAClosure() {
        let code = javaScript(
            """
            const a = async message => message.data;
            const b = (x, y) => ({ x });
            const c = <T,>(x: T): T => { use(x); };
            """)
        #expect(
            code == """
                variable "a" ["const"]
                  value: closure ["async"]
                    parameter: parameter "message" label "_"
                    return
                      value: member "data"
                        base: name "message"
                variable "b" ["const"]
                  value: closure
                    parameter: parameter "x" label "_"
                    parameter: parameter "y" label "_"
                    return
                      value: dictionary
                        entry label "x"
                          value: name "x"
                variable "c" ["const"]
                  value: closure type "T"
                    parameter: parameter "x" label "_" type "T"
                    call "use" label "use(_:)"
                      function: name "use"
                      argument: argument
                        value: name "x"
                """)
    }

    @Test("A function without a name is a closure")
    func aFunctionWithoutANameIs() {
        let code = javaScript(
            """
            on('push', async function (event) { wait(); });
            (function run() {})();
            """)
        #expect(
            code == """
                call "on" label "on(_:_:)"
                  function: name "on"
                  argument: argument
                    value: string "push"
                  argument: argument
                    value: closure ["async"]
                      parameter: parameter "event" label "_"
                      call "wait" label "wait()"
                        function: name "wait"
                call
                  function: closure "run"
                """)
    }

    @Test("Parameters that take a value apart have a binding for each name")
    func parametersThatTakeAValueApart() {
        let code = javaScript(
            """
            function go({ data: { url, id: key = 1 }, ...rest }, [first, , third]) {}
            """)
        #expect(
            code == """
                function "go" label "go(_:_:)"
                  parameter: parameter label "_"
                    pattern: binding "url" label "data.url"
                    pattern: binding "key" label "data.id"
                      value: number "1"
                    pattern: binding "rest" label "..."
                  parameter: parameter label "_"
                    pattern: binding "first" label "0"
                    pattern: binding "third" label "2"
                  body: block
                """)
    }

    @Test("The type of a result does not hide the arrow")
    func theTypeOfAResultDoes() {
        let code = javaScript(
            """
            const a = (x): x is string => true;
            const b = y ? (x) : z;
            const c = (f: (n: number) => void): Promise<Array<string>> => f(1);
            """)
        #expect(
            code == """
                variable "a" ["const"]
                  value: closure type "x is string"
                    parameter: parameter "x" label "_"
                    return
                      value: boolean "true"
                variable "b" ["const"]
                  value: choice
                    condition: name "y"
                    then: name "x"
                    otherwise: name "z"
                variable "c" ["const"]
                  value: closure type "Promise<Array<string>>"
                    parameter: parameter "f" label "_" type "(n:number)=>void"
                    return
                      value: call "f" label "f(_:)"
                        function: name "f"
                        argument: argument
                          value: number "1"
                """)
    }
}
