import HandsetTree
import Testing

@Suite("Statements in Swift")
struct SwiftStatementTests {
    @Test("Conditions bind, match and ask for versions")
    func conditionsBind() {
        #expect(
            SwiftTexts.text(
                """
                if let a, let b: Int = c, case .some(let d) = e, #available(iOS 14, *), f {
                } else if g {
                } else {
                }
                """)
                    == """
                    if
                      condition: variable "a"
                        value: name "a"
                      condition: variable "b" type "Int"
                        value: name "c"
                      condition: match
                        pattern: call "some" label "some(_:)"
                          function: member "some"
                          argument: argument
                            value: variable "d"
                        value: name "e"
                      condition: availability "#available(iOS 14, *)"
                      condition: name "f"
                      then: block
                      otherwise: if
                        condition: name "g"
                        then: block
                        otherwise: block
                    """)
    }

    @Test("A guard has its branch")
    func guardHasBranch() {
        #expect(
            SwiftTexts.text(
                """
                guard let self else { return nil }
                """)
                    == """
                    guard
                      condition: variable "self"
                        value: name "self"
                      otherwise: block
                        return
                          value: nothing
                    """)
    }

    @Test("A switch has cases with patterns and conditions")
    func switchHasCases() {
        #expect(
            SwiftTexts.text(
                """
                switch value {
                case .a(let x), let .b(y, _) where y > 1: break
                case 1...2, is Int: continue
                case let z as Int: fallthrough
                @unknown default: throw error
                }
                """)
                    == """
                    switch
                      subject: name "value"
                      switchCase
                        pattern: call "a" label "a(_:)"
                          function: member "a"
                          argument: argument
                            value: variable "x"
                        pattern: call "b" label "b(_:_:)"
                          function: member "b"
                          argument: argument
                            value: variable "y"
                          argument: argument
                            value: name "_"
                        condition: operation ">"
                          name "y"
                          number "1"
                        body: block
                          break
                      switchCase
                        pattern: operation "..."
                          number "1"
                          number "2"
                        pattern: cast "is" type "Int"
                        body: block
                          continue
                      switchCase
                        pattern: cast "as" type "Int"
                          value: variable "z"
                        body: block
                          fallthrough
                      switchCase "default" ["@unknown"]
                        body: block
                          throw
                            value: name "error"
                    """)
    }

    @Test("Loops have patterns, subjects and conditions")
    func loopsHaveParts() {
        #expect(
            SwiftTexts.text(
                """
                outer: for (i, x) in list where x > 0 { break outer }
                for try await x in stream {}
                while let y = next() {}
                repeat {} while z
                """)
                    == """
                    loop "for" label "outer"
                      pattern: binding "i" label "0"
                      pattern: binding "x" label "1"
                      subject: name "list"
                      condition: operation ">"
                        name "x"
                        number "0"
                      body: block
                        break label "outer"
                    loop "for" ["try", "await"]
                      pattern: variable "x"
                      subject: name "stream"
                      body: block
                    loop "while"
                      condition: variable "y"
                        value: call "next" label "next()"
                          function: name "next"
                      body: block
                    loop "repeat"
                      body: block
                      condition: name "z"
                    """)
    }

    @Test("What is tried has its catches")
    func tryHasCatches() {
        #expect(
            SwiftTexts.text(
                """
                do { defer { end() }; try start() } catch Failure.a {
                } catch let error as Other where error.b {
                } catch {}
                """)
                    == """
                    do
                      body: block
                        defer
                          body: block
                            call "end" label "end()"
                              function: name "end"
                        effect "try"
                          value: call "start" label "start()"
                            function: name "start"
                      catch
                        pattern: member "a"
                          base: name "Failure"
                        body: block
                      catch
                        pattern: cast "as" type "Other"
                          value: variable "error"
                        condition: member "b"
                          base: name "error"
                        body: block
                      catch
                        body: block
                    """)
    }

    @Test("Branches of `#if` for iOS are kept as if there were no `#if`")
    func activeBranchesAreKept() {
        #expect(
            SwiftTexts.text(
                """
                #if os(iOS) && canImport(UIKit)
                a()
                #else
                b()
                #endif
                #if os(macOS) || targetEnvironment(simulator)
                c()
                #elseif swift(>=6.0) && !compiler(<6.2)
                d()
                #endif
                """)
                    == """
                    call "a" label "a()"
                      function: name "a"
                    call "d" label "d()"
                      function: name "d"
                    """)
    }

    @Test("Branches that flags decide are all kept")
    func undecidedBranchesAreKept() {
        #expect(
            SwiftTexts.text(
                """
                #if DEBUG && os(iOS)
                a()
                #elseif os(macOS)
                b()
                #elseif STAGING
                c()
                #else
                d()
                #endif
                """)
                    == """
                    compiled
                      compiledBranch "DEBUG && os(iOS)"
                        call "a" label "a()"
                          function: name "a"
                      compiledBranch "STAGING"
                        call "c" label "c()"
                          function: name "c"
                      compiledBranch "!(DEBUG && os(iOS)) && !(STAGING)"
                        call "d" label "d()"
                          function: name "d"
                    """)
    }

    @Test("`#if` stands among members, cases, attributes and calls")
    func compiledPlaces() {
        #expect(
            SwiftTexts.text(
                """
                class A {
                    #if canImport(AppKit)
                    var a = 1
                    #else
                    #if DEBUG
                    @objc
                    #endif
                    var b = 2
                    #endif
                }
                switch x {
                #if os(iOS)
                case 1: a()
                #endif
                default: b()
                }
                View()
                    .a()
                    #if os(iOS)
                    .b()
                    #endif
                    .c()
                View()
                    #if DEBUG
                    .d()
                    #else
                    .e()
                    #endif
                """)
                    == """
                    type "A" type "class"
                      variable "b" ["@objc"]
                        value: number "2"
                    switch
                      subject: name "x"
                      switchCase
                        pattern: number "1"
                        body: block
                          call "a" label "a()"
                            function: name "a"
                      switchCase "default"
                        body: block
                          call "b" label "b()"
                            function: name "b"
                    call "c" label "c()"
                      function: member "c"
                        base: call "b" label "b()"
                          function: member "b"
                            base: call "a" label "a()"
                              function: member "a"
                                base: call "View" label "View()"
                                  function: name "View"
                    compiled
                      compiledBranch "DEBUG"
                        call "d" label "d()"
                          function: member "d"
                            base: call "View" label "View()"
                              function: name "View"
                      compiledBranch "!(DEBUG)"
                        call "e" label "e()"
                          function: member "e"
                    """)
    }
}
