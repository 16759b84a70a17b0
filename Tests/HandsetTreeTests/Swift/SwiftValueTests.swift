import HandsetTree
import Testing

@Suite("Values in Swift")
struct SwiftValueTests {
    @Test("Logical operators and comparisons are outside of all others, which stand flat")
    func operatorsBind() {
        #expect(
            SwiftTexts.text(
                """
                let x = a + b * -1 == c && !d
                y += (e) ?? f
                """)
                    == """
                    variable "x" ["let"]
                      value: operation "&&"
                        operation "=="
                          operation "+ *"
                            name "a"
                            name "b"
                            number "-1"
                          name "c"
                        operation "!"
                          name "d"
                    assignment "+="
                      target: name "y"
                      value: operation "??"
                        name "e"
                        name "f"
                    """)
    }

    @Test("Operators of one strength are one operation")
    func operatorsOfOneStrength() {
        #expect(
            SwiftTexts.text("let x = a == 1 || b ?? c ?? d != e || f")
                == """
                variable "x" ["let"]
                  value: operation "||"
                    operation "=="
                      name "a"
                      number "1"
                    operation "!="
                      operation "??"
                        name "b"
                        name "c"
                        name "d"
                      name "e"
                    name "f"
                """)
    }

    @Test("Choices and casts bind as they should")
    func choicesAndCasts() {
        #expect(
            SwiftTexts.text(
                """
                handle(x == 1 ? [.alert, .sound] : y ? [] : z as? Set<Int> ?? [:])
                let b = try? await load() as! [String: Any]
                _ = x is Int
                """)
                    == """
                    call "handle" label "handle(_:)"
                      function: name "handle"
                      argument: argument
                        value: choice
                          condition: operation "=="
                            name "x"
                            number "1"
                          then: list
                            member "alert"
                            member "sound"
                          otherwise: choice
                            condition: name "y"
                            then: list
                            otherwise: operation "??"
                              cast "as?" type "Set<Int>"
                                value: name "z"
                              dictionary
                    variable "b" ["let"]
                      value: cast "as!" type "[String:Any]"
                        value: effect "try?"
                          value: effect "await"
                            value: call "load" label "load()"
                              function: name "load"
                    assignment "="
                      target: name "_"
                      value: cast "is" type "Int"
                        value: name "x"
                    """)
    }

    @Test("Strings have their content")
    func stringsHaveContent() {
        #expect(
            SwiftTexts.text(
                ##"""
                a("a\n\u{41}\"", #"a\n\#t"#, """
                    first
                      second \
                    end
                    """)
                """##)
                    == #"""
                    call "a" label "a(_:_:_:)"
                      function: name "a"
                      argument: argument
                        value: string "a
                    A""
                      argument: argument
                        value: string "a\n	"
                      argument: argument
                        value: string "first
                      second end"
                    """#)
    }

    @Test("Strings with values have these as children")
    func stringsHaveValues() {
        #expect(
            SwiftTexts.text(
                #"""
                "a \(b) c \(d.e(1))"
                """#)
                    == #"""
                    interpolation "a \() c \()"
                      name "b"
                      call "e" label "e(_:)"
                        function: member "e"
                          base: name "d"
                        argument: argument
                          value: number "1"
                    """#)
    }

    @Test("Selectors and key paths are texts")
    func selectorsAreTexts() {
        #expect(
            SwiftTexts.text(
                #"""
                #selector(AppDelegate.refresh(_:))
                list.map(\.name.first)
                #keyPath(A.b)
                """#)
                    == #"""
                    selector "AppDelegate.refresh(_:)"
                    call "map" label "map(_:)"
                      function: member "map"
                        base: name "list"
                      argument: argument
                        value: selector "\.name.first"
                    selector "A.b"
                    """#)
    }

    @Test("Macros are calls")
    func macrosAreCalls() {
        #expect(
            SwiftTexts.text(
                """
                #Preview("A") { View() }
                log(#function)
                """)
                    == """
                    call "#Preview" label "#Preview(_:_:)"
                      function: name "#Preview"
                      argument: argument
                        value: string "A"
                      argument: argument ["trailing"]
                        value: closure
                          call "View" label "View()"
                            function: name "View"
                    call "log" label "log(_:)"
                      function: name "log"
                      argument: argument
                        value: name "#function"
                    """)
    }

    @Test("Literals have their kinds")
    func literalsHaveKinds() {
        #expect(
            SwiftTexts.text(
                """
                [1, 2.5, true, nil, ["a": 1, .b: 2], (1, x: 2), [:]]
                """)
                    == """
                    list
                      number "1"
                      number "2.5"
                      boolean "true"
                      nothing
                      dictionary
                        entry label "a"
                          key: string "a"
                          value: number "1"
                        entry
                          key: member "b"
                          value: number "2"
                      list
                        number "1"
                        argument label "x"
                          value: number "2"
                      dictionary
                    """)
    }

    @Test("Branches and tries are values, too")
    func branchesAreValues() {
        #expect(
            SwiftTexts.text(
                """
                let a = if b { 1 } else { 2 }
                let c = switch d { default: 3 }
                """)
                    == """
                    variable "a" ["let"]
                      value: if
                        condition: name "b"
                        then: block
                          number "1"
                        otherwise: block
                          number "2"
                    variable "c" ["let"]
                      value: switch
                        subject: name "d"
                        switchCase "default"
                          body: block
                            number "3"
                    """)
    }

    @Test("Views are closures with calls")
    func viewsAreClosures() {
        #expect(
            SwiftTexts.text(
                """
                var body: some View {
                    VStack {
                        Text("A").bold()
                    }
                    .onAppear { load() }
                }
                """)
                    == """
                    variable "body" type "someView"
                      accessor: function "get"
                        body: block
                          call "onAppear" label "onAppear(_:)"
                            function: member "onAppear"
                              base: call "VStack" label "VStack(_:)"
                                function: name "VStack"
                                argument: argument ["trailing"]
                                  value: closure
                                    call "bold" label "bold()"
                                      function: member "bold"
                                        base: call "Text" label "Text(_:)"
                                          function: name "Text"
                                          argument: argument
                                            value: string "A"
                            argument: argument ["trailing"]
                              value: closure
                                call "load" label "load()"
                                  function: name "load"
                    """)
    }
}
