import HandsetTree
import Testing

@Suite("Declarations in Swift")
struct SwiftDeclarationTests {
    @Test("Imports have their paths and words")
    func importsHavePaths() {
        #expect(
            SwiftTexts.text(
                """
                @testable import UIKit
                import os.log
                import class Foundation.NSObject
                """)
                    == """
                    module "UIKit" ["@testable"]
                    module "os.log"
                    module "Foundation.NSObject" ["class"]
                    """)
    }

    @Test("Types have their words, inherited names and members")
    func typesHaveMembers() {
        #expect(
            SwiftTexts.text(
                """
                @main
                final class AppDelegate: UIResponder, UIKit.UIApplicationDelegate, Store<Item> {
                    struct State {}
                    actor Worker {}
                    protocol Source: AnyObject {}
                    typealias Handler = Completion
                }
                """)
                    == """
                    type "AppDelegate" type "class" ["@main", "final"]
                      inherited: inherited "UIResponder"
                      inherited: inherited "UIApplicationDelegate"
                      inherited: inherited "Store"
                      type "State" type "struct"
                      type "Worker" type "actor"
                      type "Source" type "protocol"
                        inherited: inherited "AnyObject"
                      type "Handler" label "Completion" type "typealias"
                        inherited: inherited "Completion"
                    """)
    }

    @Test("An extension has the last part of its name")
    func extensionHasLastPart() {
        #expect(
            SwiftTexts.text(
                """
                extension UIKit.UIView: @unchecked Sendable, A & B {}
                """)
                    == """
                    type "UIView" label "UIKit.UIView" type "extension"
                      inherited: inherited "Sendable"
                      inherited: inherited "A"
                      inherited: inherited "B"
                    """)
    }

    @Test("Methods have labels, types and words")
    func methodsHaveLabels() {
        #expect(
            SwiftTexts.text(
                """
                @objc func application(
                    _ app: UIApplication, didReceive userInfo: [AnyHashable: Any],
                    handler: @escaping @MainActor (UIBackgroundFetchResult) -> Void
                ) async throws -> [String: any Item]? {}
                """)
                    == """
                    function "application" label "application(_:didReceive:handler:)" type "[String:Item]?" ["@objc", "async", "throws"]
                      parameter: parameter "app" label "_" type "UIApplication"
                      parameter: parameter "userInfo" label "didReceive" type "[AnyHashable:Any]"
                      parameter: parameter "handler" label "handler" type "(UIBackgroundFetchResult)->Void"
                      body: block
                    """)
    }

    @Test("Parameters have values and words")
    func parametersHaveValues() {
        #expect(
            SwiftTexts.text(
                """
                static func add(
                    @ViewBuilder _ a: () -> some View, b: inout [Int] = [],
                    c: sending Int...
                ) {}
                """)
                    == """
                    function "add" label "add(_:b:c:)" ["static"]
                      parameter: parameter "a" label "_" type "()->someView" ["@ViewBuilder"]
                      parameter: parameter "b" label "b" type "[Int]"
                        value: list
                      parameter: parameter "c" label "c" type "Int..."
                      body: block
                    """)
    }

    @Test("Initializers, subscripts and the end of a class are functions")
    func specialFunctions() {
        #expect(
            SwiftTexts.text(
                """
                class A {
                    convenience init?(coder: NSCoder) { nil }
                    deinit { stop() }
                    subscript(index: Int, at place: Int) -> Int { 1 }
                    subscript(key: String) -> Int { get { 2 } set(new) {} }
                }
                """)
                    == """
                    type "A" type "class"
                      function "init" label "init(coder:)" ["convenience"]
                        parameter: parameter "coder" label "coder" type "NSCoder"
                        body: block
                          nothing
                      function "deinit" label "deinit"
                        body: block
                          call "stop" label "stop()"
                            function: name "stop"
                      function "subscript" label "subscript(_:at:)" type "Int"
                        parameter: parameter "index" label "_" type "Int"
                        parameter: parameter "place" label "at" type "Int"
                        body: block
                          number "1"
                      function "subscript" label "subscript(_:)" type "Int"
                        parameter: parameter "key" label "_" type "String"
                        accessor: function "get"
                          body: block
                            number "2"
                        accessor: function "set"
                          parameter: parameter "new"
                          body: block
                    """)
    }

    @Test("Properties have types, values and accessors")
    func propertiesHaveAccessors() {
        #expect(
            SwiftTexts.text(
                """
                struct A {
                    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
                    weak var window: UIWindow?
                    lazy private(set) var a = 1, b: Int = 2
                    var short: Int { 1 }
                    var full: Int { get async throws { 1 } set {} }
                    var seen = 0 { willSet(new) {} didSet { show() } }
                }
                """)
                    == """
                    type "A" type "struct"
                      variable "delegate" ["@UIApplicationDelegateAdaptor(AppDelegate.self)"]
                      variable "window" type "UIWindow?" ["weak"]
                      variable "a" ["lazy", "private(set)"]
                        value: number "1"
                      variable "b" type "Int" ["lazy", "private(set)"]
                        value: number "2"
                      variable "short" type "Int"
                        accessor: function "get"
                          body: block
                            number "1"
                      variable "full" type "Int"
                        accessor: function "get" ["async", "throws"]
                          body: block
                            number "1"
                        accessor: function "set"
                          body: block
                      variable "seen"
                        value: number "0"
                        accessor: function "willSet"
                          parameter: parameter "new"
                          body: block
                        accessor: function "didSet"
                          body: block
                            call "show" label "show()"
                              function: name "show"
                    """)
    }

    @Test("Tuples are taken apart")
    func tuplesAreTakenApart() {
        #expect(
            SwiftTexts.text(
                """
                let (a, (b, _), key: c) = make()
                """)
                    == """
                    variable ["let"]
                      pattern: binding "a" label "0"
                      pattern: binding label "1"
                        pattern: binding "b" label "0"
                        pattern: binding "_" label "1"
                      pattern: binding "c" label "key"
                      value: call "make" label "make()"
                        function: name "make"
                    """)
    }

    @Test("Cases have raw values and parameters")
    func casesHaveRawValues() {
        #expect(
            SwiftTexts.text(
                """
                enum Kind: String {
                    case a = "x", b
                    indirect case c(Int, name: String)
                }
                """)
                    == """
                    type "Kind" type "enum"
                      inherited: inherited "String"
                      enumCase "a"
                        value: string "x"
                      enumCase "b"
                      enumCase "c" label "c(_:name:)" ["indirect"]
                        parameter: parameter label "_" type "Int"
                        parameter: parameter "name" label "name" type "String"
                    """)
    }

    @Test("Swift 5 takes a space within an attribute for Objective-C")
    func spaceInAttribute() throws {
        let code = "@objc (Shelf)\nclass Shelf: NSObject {\n@objc  (open) func show() {}\n}"
        let tree = try #require(CodeTree(path: "A.swift", bytes: Array(code.utf8)))
        #expect(tree.gaps.isEmpty)
        #expect(
            tree.nodes.filter { $0.kind == .type || $0.kind == .function }.map(\.line) == [2, 3])
    }
}
