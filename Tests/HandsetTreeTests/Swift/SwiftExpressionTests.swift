import HandsetTree
import Testing

@Suite("Expressions in Swift")
struct SwiftExpressionTests {
    @Test("A call has its function and arguments")
    func callHasArguments() {
        #expect(
            SwiftTexts.text(
                """
                center.current().add(request, withCompletionHandler: nil)
                """)
                    == """
                    call "add" label "add(_:withCompletionHandler:)"
                      function: member "add"
                        base: call "current" label "current()"
                          function: member "current"
                            base: name "center"
                      argument: argument
                        value: name "request"
                      argument: argument label "withCompletionHandler"
                        value: nothing
                    """)
    }

    @Test("Closures behind a call are arguments")
    func trailingClosures() {
        #expect(
            SwiftTexts.text(
                """
                UIView.animate(withDuration: 0.5) { move() } completion: {
                    [weak self, x = y] (done: Bool) -> Void in end()
                }
                """)
                    == """
                    call "animate" label "animate(withDuration:_:completion:)"
                      function: member "animate"
                        base: name "UIView"
                      argument: argument label "withDuration"
                        value: number "0.5"
                      argument: argument ["trailing"]
                        value: closure
                          call "move" label "move()"
                            function: name "move"
                      argument: argument label "completion" ["trailing"]
                        value: closure type "Void" ["weak self"]
                          parameter: parameter "done" type "Bool"
                          variable "x"
                            value: name "y"
                          call "end" label "end()"
                            function: name "end"
                    """)
    }

    @Test("Calls of values and types have their names")
    func callsHaveNames() {
        #expect(
            SwiftTexts.text(
                """
                handler?(1)
                handler!(2)
                Foo.init(a: 3)
                self.init()
                Foo<Bar>(4)
                ({ 5 })()
                """)
                    == """
                    call "handler" label "handler(_:)"
                      function: unwrap "?"
                        value: name "handler"
                      argument: argument
                        value: number "1"
                    call "handler" label "handler(_:)"
                      function: unwrap "!"
                        value: name "handler"
                      argument: argument
                        value: number "2"
                    call "Foo" label "Foo(a:)"
                      function: member "init"
                        base: name "Foo"
                      argument: argument label "a"
                        value: number "3"
                    call "init" label "init()"
                      function: member "init"
                        base: name "self"
                    call "Foo" label "Foo(_:)"
                      function: name "Foo" type "Foo<Bar>"
                      argument: argument
                        value: number "4"
                    call label "()"
                      function: closure
                        number "5"
                    """)
    }

    @Test("Optional chains have unwrapped bases")
    func optionalChains() {
        #expect(
            SwiftTexts.text(
                """
                a?.b!.c[0]?.d = e
                """)
                    == """
                    assignment "="
                      target: member "d"
                        base: unwrap "?"
                          value: subscript
                            base: member "c"
                              base: unwrap "!"
                                value: member "b"
                                  base: unwrap "?"
                                    value: name "a"
                            argument: argument
                              value: number "0"
                      value: name "e"
                    """)
    }
}
