import HandsetGaps
import Testing

/// The tests of which files are in, and of the time that others have.
@Suite struct GapSearchOrderTests {
    private func source(_ text: String, _ path: String = "App/AppDelegate.swift") -> GapSource {
        GapSource(path: path, bytes: Array(text.utf8))
    }

    @Test("An extension of the delegate's class stays with it, however long its rounds take")
    func extensionOfDelegate() async throws {
        // One name more in each round, each of which takes longer than other files have in all.
        let compiler = ScriptedCompiler(processorTime: .seconds(9)) { texts in
            guard let file = texts.keys.first(where: { $0.hasSuffix("_Pushes.swift") }) else {
                return []
            }
            let declared = texts["StandIns.swift"] ?? ""
            return ["Router", "Store"].first { !declared.contains("class \($0):") }
                .map { [(file, "\($0) ", "cannot find type '\($0)' in scope")] } ?? []
        }
        let answer = try await GapSearch(
            [source("class AppDelegate {}")],
            calling: [
                source("class Scene {}", "App/Scene.swift"),
                source(
                    "extension AppDelegate {\n    func a(_: Router ) {}\n    func b(_: Store ) {}\n}",
                    "App/Pushes.swift"),
            ], beside: [], compiler
        ).answer()
        #expect(answer.isComplete)
        #expect(answer.files.contains { $0.path == "App/Pushes.swift" })
        #expect(!answer.leftOut.contains("App/Pushes.swift"))
    }

    @Test("A file for which the compiler has no end is left out, and its time is bounded")
    func withoutEnd() async throws {
        let compiler = ScriptedCompiler(
            processorTime: .seconds(1),
            isEndless: { texts in texts.keys.contains { $0.hasSuffix("_Main.swift") } },
            errors: { _ in [] })
        let answer = try await GapSearch(
            [source("class AppDelegate {}")],
            preferring: [source("struct Main {}", "App/Main.swift")], beside: [], compiler
        ).answer()
        #expect(answer.isComplete)
        #expect(answer.files.map(\.path) == ["App/AppDelegate.swift"])
        #expect(answer.time <= .seconds(8))
    }

    @Test("An extension of the delegate's class that does not compile leaves the class in")
    func extensionOutOfReach() async throws {
        let compiler = ScriptedCompiler { texts in
            texts.keys.filter { $0.hasSuffix("_Pushes.swift") }.map { ($0, "extension", "lost") }
        }
        let answer = try await GapSearch(
            [source("class AppDelegate {}")],
            calling: [source("extension AppDelegate {}", "App/Pushes.swift")], beside: [], compiler
        ).answer()
        #expect(answer.isComplete)
        #expect(answer.files.map(\.path) == ["App/AppDelegate.swift"])
        #expect(answer.leftOut == ["App/Pushes.swift"])
    }

    @Test("A long file that iOS calls is not tried where a line takes long, and a short one is")
    func longFile() async throws {
        let compiler = ScriptedCompiler(processorTime: .seconds(1)) { _ in [] }
        let text = String(repeating: "// A line\n", count: 2_000)
        let answer = try await GapSearch(
            [source("class A {\n\n\n}\n")],
            calling: [
                source(text + "class Client {}", "App/Client.swift"),
                source("class B {}", "App/B.swift"),
            ], beside: [], compiler
        ).answer()
        #expect(answer.files.map(\.path) == ["App/AppDelegate.swift", "App/B.swift"])
        #expect(answer.leftOut == ["App/Client.swift"])
        #expect(answer.rounds == 1)
    }
}
