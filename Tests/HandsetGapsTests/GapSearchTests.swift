import Foundation
import HandsetGaps
import HandsetPorting
import Testing

@Suite struct GapSearchTests {
    private static let copy = "0_AppDelegate.swift"

    private func source(_ text: String, _ path: String = "App/AppDelegate.swift") -> GapSource {
        GapSource(path: path, bytes: Array(text.utf8))
    }

    private func answer(
        _ text: String, beside others: [GapSource] = [], by compiler: ScriptedCompiler
    ) async throws -> GapAnswer {
        try await GapSearch([source(text)], beside: others, compiler).answer()
    }

    private func standIns(_ answer: GapAnswer) -> String {
        StandInFile(of: "App", answer, isExtension: false).text
    }

    @Test("A file that compiles needs nothing")
    func nothing() async throws {
        let answer = try await answer("class A {}", by: ScriptedCompiler { _ in [] })
        #expect(answer.isComplete)
        #expect(answer.names.isEmpty && answer.cuts.isEmpty)
        #expect(answer.files.map(\.changes.count) == [0])
    }

    @Test("A property that stands in for an object of the app's own type is one of its own names")
    func ownProperty() async throws {
        let text =
            "class A {\n    @Dependency(\\.router) var router\n    @Dependency(\\.clock) var clock\n}"
        let compiler = ScriptedCompiler { texts in
            for name in ["router", "clock"]
            where texts[Self.copy]?.contains("Dependency(\\.\(name))") == true {
                return [(Self.copy, "@Dependency(\\.\(name)", "unknown attribute 'Dependency'")]
            }
            return []
        }
        let router = source("class Router {}", "App/Router.swift")
        let answer = try await answer(text, beside: [router], by: compiler)
        #expect(answer.isComplete)
        #expect(standIns(answer).contains("own: [\"router\"]"))
    }

    @Test("A type that is missing stands in, with the places that name it")
    func type() async throws {
        let text = "class A {\n    var router: Router?\n    let other = Router(id: 1)\n}"
        let compiler = ScriptedCompiler { texts in
            texts["StandIns.swift"]?.contains("class Router: NSObject") == true
                ? [] : [(Self.copy, "Router?", "cannot find type 'Router' in scope")]
        }
        let answer = try await answer(text, by: compiler)
        #expect(answer.isComplete)
        #expect(answer.names.map(\.name) == ["Router"])
        #expect(answer.names.first?.places == ["AppDelegate.swift:2", "AppDelegate.swift:3"])
        #expect(standIns(answer).contains("convenience init(id a0: Any? = nil)"))
    }

    @Test("A type in the clause of a struct stands in as a protocol, which is made")
    func protocolType() async throws {
        let compiler = ScriptedCompiler { texts in
            texts["StandIns.swift"]?.contains("protocol Routing") == true
                ? [] : [(Self.copy, "Routing", "cannot find type 'Routing' in scope")]
        }
        let answer = try await answer("struct A: Routing {}", by: compiler)
        #expect(standIns(answer).contains("Asked.make((any Routing).self) { Routing_() }"))
    }

    @Test("A value that is missing stands in")
    func value() async throws {
        let compiler = ScriptedCompiler { texts in
            texts["StandIns.swift"]?.contains("var log = StandIn(\"log\")") == true
                ? [] : [(Self.copy, "log.info", "cannot find 'log' in scope")]
        }
        let answer = try await answer("func a() { log.info(1) }", by: compiler)
        #expect(answer.isComplete)
        #expect(answer.names.map(\.name) == ["log"])
    }

    @Test("The import of a module that is not here is a change of its line alone")
    func importOfOther() async throws {
        let answer = try await answer(
            "import UIKit\nimport FirebaseCore\nclass A {}", by: ScriptedCompiler { _ in [] })
        #expect(answer.modules == ["FirebaseCore"])
        let change = LineChange(line: 2, was: Array("import FirebaseCore".utf8), now: [])
        #expect(answer.files.first?.changes == [change])
    }

    @Test("The import of a framework that is not here changes no line")
    func importOfFramework() async throws {
        let answer = try await answer(
            "// App\nimport CoreData\nimport UIKit\nclass A {}", by: ScriptedCompiler { _ in [] })
        #expect(answer.files.map(\.changes.count) == [0])
    }

    @Test("A file that iOS calls comes with the small files that declare what it names")
    func needed() async throws {
        let compiler = ScriptedCompiler { texts in
            guard texts["1_Ferry.swift"] != nil || texts["2_Ferry.swift"] != nil,
                !texts.values.contains(where: { $0.contains("enum Harbour") })
            else { return [] }
            return texts.keys.filter { $0.hasSuffix("_Ferry.swift") }
                .map { ($0, "struct", "type 'Ferry' does not conform to protocol 'Decodable'") }
        }
        let answer = try await GapSearch(
            [source("class A {}")],
            calling: [source("struct Ferry: Codable { var at: Harbour }", "App/Ferry.swift")],
            beside: [
                source("enum Harbour: String, Codable { case a }", "App/Harbour.swift"),
                source("enum Other { case b }", "App/Other.swift"),
            ], compiler
        ).answer()
        #expect(answer.isComplete)
        #expect(
            answer.files.map(\.path) == [
                "App/AppDelegate.swift", "App/Harbour.swift", "App/Ferry.swift",
            ])
        #expect(answer.cuts.isEmpty)
    }

    @Test("A statement that no rule helps is cut, with its place")
    func cut() async throws {
        let text = """
            class A {
                func userNotificationCenter(didReceive: Int) {
                    first()
                    broken(\\.key)
                    last()
                }
            }
            """
        let compiler = ScriptedCompiler { texts in
            texts[Self.copy]?.contains("broken") == true
                ? [(Self.copy, "broken", "the compiler is lost")] : []
        }
        let answer = try await answer(text, by: compiler)
        #expect(answer.isComplete)
        #expect(answer.cuts.map(\.place) == ["AppDelegate.swift:4"])
        #expect(answer.cuts.first?.isInPushMethod == true)
        let change = try #require(answer.files.first?.changes.first)
        let line = String(decoding: change.now, as: UTF8.self)
        #expect(line.contains("StandIn.cut(\"AppDelegate.swift:4\")"))
        #expect(standIns(answer).contains("cuts: [\"AppDelegate.swift:4\"]"))
    }

    @Test("A body that is cut is one cut, whatever was cut in it before")
    func bodyAfterStatement() async throws {
        let text = "class A {\n    func load(didReceive: Int) {\n        broken()\n    }\n}"
        let compiler = ScriptedCompiler { texts in
            let text = texts[Self.copy] ?? ""
            if text.contains("broken()") { return [(Self.copy, "broken", "the compiler is lost")] }
            return text.contains("        StandIn.cut") || text.contains("{\n StandIn.cut")
                ? [(Self.copy, "StandIn.cut", "the compiler is lost")] : []
        }
        let answer = try await answer(text, by: compiler)
        #expect(answer.isComplete)
        #expect(answer.cuts.map(\.text) == ["load"])
        #expect(answer.cuts.map(\.isInPushMethod) == [true])
    }

    @Test("A closure's parameter without a type is one that stands in")
    func closure() async throws {
        let compiler = ScriptedCompiler { texts in
            texts[Self.copy]?.contains("(result: StandIn)") == true
                ? []
                : [(Self.copy, "result in", "unable to infer type of a closure parameter 'result'")]
        }
        let answer = try await answer("let a = b { result in print(result) }", by: compiler)
        #expect(answer.isComplete)
        #expect(answer.cuts.isEmpty)
    }

    @Test("A small file of the app is taken in, unless a statement more is cut for it")
    func smallFile() async throws {
        let compiler = ScriptedCompiler { texts in
            let isThere =
                texts.values.contains { $0.contains("enum Keys") }
                || texts["StandIns.swift"]?.contains("Keys") == true
            return isThere ? [] : [(Self.copy, "Keys", "cannot find 'Keys' in scope")]
        }
        let keys = source("enum Keys { static let a = 1 }", "App/Keys.swift")
        let taken = try await answer("let a = Keys.a", beside: [keys], by: compiler)
        #expect(taken.files.map(\.path) == ["App/AppDelegate.swift", "App/Keys.swift"])
        #expect(taken.names.isEmpty)
        let strict = ScriptedCompiler { texts in
            compiler.errors(texts)
                + (texts["1_Keys.swift"]?.contains("static let a") == true
                    ? [("1_Keys.swift", "static let a", "the compiler is lost")] : [])
        }
        let left = try await answer("let a = Keys.a", beside: [keys], by: strict)
        #expect(left.files.map(\.path) == ["App/AppDelegate.swift"])
        #expect(left.names.map(\.isOwn) == [true])
    }

    @Test("A file that shows screens stays out: what the app asks of it is what it opens")
    func screens() async throws {
        let compiler = ScriptedCompiler { texts in
            texts["StandIns.swift"]?.contains("Router") == true
                ? [] : [(Self.copy, "Router", "cannot find 'Router' in scope")]
        }
        for text in [
            "enum Router { static func open() { window.rootViewController = nil } }",
            "struct Router: View {}",
        ] {
            let answer = try await answer(
                "func a() { Router.open() }", beside: [source(text, "App/Router.swift")],
                by: compiler)
            #expect(answer.files.map(\.path) == ["App/AppDelegate.swift"])
            #expect(answer.names.map(\.isOwn) == [true])
        }
    }

    @Test(
        "The time of a processor counts: when it is over, the files that iOS calls are in, and no more"
    )
    func time() async throws {
        let compiler = ScriptedCompiler(processorTime: .seconds(4)) { texts in
            let isThere =
                texts.values.contains { $0.contains("enum Keys") }
                || texts["StandIns.swift"]?.contains("Keys") == true
            return isThere ? [] : [(Self.copy, "Keys", "cannot find 'Keys' in scope")]
        }
        let answer = try await GapSearch(
            [source("let a = Keys.a")],
            calling: [source("extension Scene {}", "App/Scene.swift")],
            beside: [source("enum Keys { static let a = 1 }", "App/Keys.swift")], compiler
        ).answer()
        #expect(answer.isComplete)
        #expect(answer.files.map(\.path) == ["App/AppDelegate.swift", "App/Scene.swift"])
        // Both files share each round of the compiler.
        #expect(answer.time == .seconds(8) && answer.leftOut.isEmpty)
    }

    @Test(
        "A file that iOS calls and that does not compile is left out, and the app's delegate stays")
    func leftOut() async throws {
        let compiler = ScriptedCompiler { texts in
            let scene = texts.keys.first { $0.hasSuffix("_Scene.swift") }
            return scene.map { [($0, "extension", "lost")] } ?? []
        }
        let answer = try await GapSearch(
            [source("class A {}")],
            calling: [
                source("extension Scene {}", "App/Scene.swift"),
                source("class B {}", "App/B.swift"),
            ], beside: [], compiler
        ).answer()
        #expect(answer.isComplete)
        #expect(answer.files.map(\.path) == ["App/AppDelegate.swift", "App/B.swift"])
        #expect(answer.leftOut == ["App/Scene.swift"])
    }

    @Test(
        "A file that iOS calls has some seconds: then it is left out, however much could be answered"
    )
    func late() async throws {
        let names = (1...60).map { "Name\($0)" }
        // One name more in each round.
        let compiler = ScriptedCompiler(processorTime: .seconds(1)) { texts in
            guard texts["1_Scene.swift"] != nil else { return [] }
            let declared = texts["StandIns.swift"] ?? ""
            return names.first { !declared.contains("class \($0):") }
                .map { [("1_Scene.swift", "\($0) ", "cannot find type '\($0)' in scope")] } ?? []
        }
        let text = "struct Scene {\n" + names.map { "    var a: \($0) ?\n" }.joined() + "}"
        let answer = try await GapSearch(
            [source("class A {}")], calling: [source(text, "App/Scene.swift")], beside: [], compiler
        ).answer()
        #expect(answer.isComplete)
        #expect(answer.leftOut == ["App/Scene.swift"])
        #expect(answer.names.isEmpty)
        #expect(answer.time < .seconds(10))
    }

    @Test("Errors that stay the same, whatever is changed for them, end the search")
    func stale() async throws {
        let compiler = ScriptedCompiler { _ in [(Self.copy, "class", "lost 'A'")] }
        let text = "class A {\n    func a() {\n        b()\n    }\n}"
        let answer = try await answer(text, by: compiler)
        #expect(!answer.isComplete && answer.rounds < 10)
    }

    @Test("Errors that are left are told by the lines of the app's file")
    func errorsLeft() async throws {
        let compiler = ScriptedCompiler { _ in [("StandIns.swift", "import", "lost")] }
        let answer = try await answer("class A {}", by: compiler)
        #expect(!answer.isComplete)
        #expect(answer.errors == ["StandIns.swift:1: lost"])
    }

    @Test("The lines of the team in the file of stand-ins stay")
    func values() async throws {
        let compiler = ScriptedCompiler { _ in [] }
        let answer = try await answer("class A {}", by: compiler)
        let first = standIns(answer)
        let edited = first.replacing(
            "    // The end of yours.", with: "    Settings.isOn = true\n    // The end of yours.")
        let again = StandInFile(of: "App", answer, isExtension: false, after: edited).text
        #expect(again.contains("    Settings.isOn = true\n"))
        #expect(again == edited)
    }
}
