import HandsetGaps
import HandsetPorting
import Testing

/// The tests of what the compiler finds where all types are right.
@Suite struct GapFlowTests {
    private static let copy = "0_AppDelegate.swift"

    /// Fills the gaps of a file with an error, which is there until the file has a text; returns the lines that are changed.
    private func lines(
        of text: String, until wanted: String, at place: String, _ message: String
    ) async throws -> [String] {
        let compiler = ScriptedCompiler { texts in
            texts[Self.copy]?.contains(wanted) == true ? [] : [(Self.copy, place, message)]
        }
        let source = GapSource(path: "App/AppDelegate.swift", bytes: Array(text.utf8))
        let answer = try await GapSearch([source], beside: [], compiler).answer()
        #expect(answer.isComplete)
        #expect(answer.cuts.isEmpty)
        return answer.files.flatMap(\.changes).map { String(decoding: $0.now, as: UTF8.self) }
    }

    @Test(
        "A function returns a value at its end where no case of a switch does",
        arguments: [
            ("func a() -> Int {\n    b()\n}", " return Asked.give(\"otherwise\") }"),
            (
                "func a() -> Int { b() }",
                "func a() -> Int { b() ; return Asked.give(\"otherwise\") }"
            ),
            ("func a() -> Int { }", "func a() -> Int {  return Asked.give(\"otherwise\") }"),
        ])
    func missingReturn(text: String, line: String) async throws {
        let lines = try await lines(
            of: text, until: "otherwise", at: "}",
            "missing return in global function expected to return 'Int'")
        #expect(lines == [line])
    }

    @Test("A constant that no case of a switch sets has a value when it is read")
    func valueWithoutBeginning() async throws {
        let text = "func a() -> Int {\n    let x: Int // one\n    if b { x = 1 }\n    return x\n}"
        let lines = try await lines(
            of: text, until: "lazy", at: "x\n}", "constant 'x' used before being initialized")
        #expect(lines == ["    lazy var x: Int = Asked.give(\"x\") // one"])
    }

    @Test(
        "A property that an initializer does not set has a value",
        arguments: [("class", "lazy "), ("struct", "")])
    func property(kind: String, prefix: String) async throws {
        let text = "\(kind) A {\n    let name: String\n    init() {\n        b()\n    }\n}"
        let lines = try await lines(
            of: text, until: "give", at: "b()",
            "immutable value 'self.name' may only be initialized once")
        #expect(lines == ["    \(prefix)var name: String = Asked.give(\"name\")"])
    }

    @Test(
        "A closure that a stand-in gets may stay",
        arguments: [
            "escaping closure captures non-escaping parameter 'done'",
            "converting non-escaping value to 'Any' may allow it to escape",
        ])
    func closure(message: String) async throws {
        let text = "func a(b: Int, done: () -> Void) {\n    Later.do(done)\n}"
        let lines = try await lines(of: text, until: "@escaping", at: "done)", message)
        #expect(lines == ["func a(b: Int, done: @escaping () -> Void) {"])
    }

    @Test("A type of what may stay is a closure, with the arguments of its call")
    func typeOfClosure() async throws {
        let compiler = ScriptedCompiler { texts in
            let standIns = texts["StandIns.swift"] ?? ""
            guard standIns.contains("Later") else {
                return [(Self.copy, "Later", "cannot find type 'Later' in scope")]
            }
            return standIns.contains("typealias Later = (Any?, Any?) -> Void")
                ? []
                : [(Self.copy, "@escaping", "'@escaping' only applies to function types")]
        }
        let text = "func a(then: @escaping Later) { then(1, nil) }"
        let source = GapSource(path: "App/AppDelegate.swift", bytes: Array(text.utf8))
        let answer = try await GapSearch([source], beside: [], compiler).answer()
        #expect(answer.isComplete)
        #expect(answer.files.flatMap(\.changes).isEmpty)
        #expect(
            !StandInFile(of: "App", answer, isExtension: false).text.contains("Asked.make(Later"))
    }

    @Test("A class that stands in for a value of another one inherits from it")
    func superclass() async throws {
        let compiler = ScriptedCompiler { texts in
            let standIns = texts["StandIns.swift"] ?? ""
            if !standIns.contains("class Coordinating") {
                return [(Self.copy, "Coordinating", "cannot find type 'Coordinating' in scope")]
            }
            if !standIns.contains("class Coordinator") {
                return [(Self.copy, "Coordinator)", "cannot find type 'Coordinator' in scope")]
            }
            return standIns.contains("class Coordinator: Coordinating { }")
                ? []
                : [
                    (
                        Self.copy, "c }",
                        "cannot assign value of type 'Coordinator' to type 'Coordinating'"
                    )
                ]
        }
        let text = "var a: Coordinating!\nfunc b(c: Coordinator) { a = c }"
        let source = GapSource(path: "App/AppDelegate.swift", bytes: Array(text.utf8))
        let answer = try await GapSearch([source], beside: [], compiler).answer()
        #expect(answer.isComplete)
        #expect(answer.cuts.isEmpty)
    }

    @Test("A path of keys begins at what stands in")
    func keyPath() async throws {
        let lines = try await lines(
            of: "let a = accounts.map(\\.token)", until: "StandIn.token", at: "\\.token",
            "cannot infer key path type from context; consider explicitly specifying a root type")
        #expect(lines == ["let a = accounts.map(\\StandIn.token)"])
    }

    @Test("An initializer that sets no value is cut whole")
    func initializer() async throws {
        let text = "struct A {\n    init() {\n        b()\n    }\n}"
        let compiler = ScriptedCompiler { texts in
            texts[Self.copy]?.contains("b()") == false
                ? []
                : [
                    (
                        Self.copy, "b()",
                        "return from initializer without initializing all stored properties"
                    )
                ]
        }
        let source = GapSource(path: "App/AppDelegate.swift", bytes: Array(text.utf8))
        let answer = try await GapSearch([source], beside: [], compiler).answer()
        #expect(answer.isComplete)
        #expect(answer.cuts.map(\.place) == ["AppDelegate.swift:3"])
    }

    @Test(
        "A class whose extension is in another file conforms to the protocol of a library",
        arguments: [
            "cannot assign value of type 'A' to type '(any MessagingDelegate)?'",
            "argument type 'A' does not conform to expected type 'MessagingDelegate'",
        ])
    func conformance(message: String) async throws {
        let extensionOfA = "\nimport FirebaseMessaging; extension A: MessagingDelegate {}"
        let compiler = ScriptedCompiler { texts in
            texts["StandIns.swift"]?.contains(extensionOfA) == true
                ? [] : [(Self.copy, "self", message)]
        }
        let text =
            "import FirebaseMessaging\nfinal class A {\n    func a() { messaging.delegate = self }\n}"
        let source = GapSource(path: "App/AppDelegate.swift", bytes: Array(text.utf8))
        let answer = try await GapSearch([source], beside: [], compiler).answer()
        #expect(answer.isComplete)
        #expect(answer.cuts.isEmpty)
        #expect(StandInFile(of: "App", answer, isExtension: false).text.contains(extensionOfA))
    }
}
