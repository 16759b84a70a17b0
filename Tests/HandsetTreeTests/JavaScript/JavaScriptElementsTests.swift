import Testing

@Suite struct JavaScriptElementsTests {
    @Test("An element is a call with attributes and children as arguments")
    func anElementIsACallWith() {
        let code = javaScript(
            """
            const view = <View style={styles.a} {...props} title="Hi" hidden>
              Text {'a'} {/* nothing */}
              <Nav.Screen name="x" render={() => <A />} />
              <>{list.map(i => <B key={i}>{i}</B>)}</>
            </View>;
            """)
        #expect(
            code == """
                variable "view" ["const"]
                  value: call "View" ["element"]
                    argument: argument label "style"
                      value: member "a"
                        base: name "styles"
                    argument: argument
                      value: other "..."
                        value: name "props"
                    argument: argument label "title"
                      value: string "Hi"
                    argument: argument label "hidden"
                      value: boolean "true"
                    argument: argument label "children"
                      value: string "a"
                    argument: argument label "children"
                      value: call "Nav.Screen" ["element"]
                        argument: argument label "name"
                          value: string "x"
                        argument: argument label "render"
                          value: closure
                            return
                              value: call "A" ["element"]
                    argument: argument label "children"
                      value: call ["element"]
                        argument: argument label "children"
                          value: call "map" label "map(_:)"
                            function: member "map"
                              base: name "list"
                            argument: argument
                              value: closure
                                parameter: parameter "i" label "_"
                                return
                                  value: call "B" ["element"]
                                    argument: argument label "key"
                                      value: name "i"
                                    argument: argument label "children"
                                      value: name "i"
                """)
    }

    @Test("A comparison and types are no elements")
    func aComparisonAndTypesAreNo() {
        let code = javaScript(
            """
            const a = b <c && d> e;
            const f = <T extends object>(x: T) => x;
            function g<T>(x: Array<T>) { return x < y; }
            """)
        #expect(
            code == """
                variable "a" ["const"]
                  value: operation "&&"
                    operation "<"
                      name "b"
                      name "c"
                    operation ">"
                      name "d"
                      name "e"
                variable "f" ["const"]
                  value: closure
                    parameter: parameter "x" label "_" type "T"
                    return
                      value: name "x"
                function "g" label "g(_:)"
                  parameter: parameter "x" label "_" type "Array<T>"
                  body: block
                    return
                      value: operation "<"
                        name "x"
                        name "y"
                """)
    }
}
