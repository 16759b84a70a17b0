import HandsetGaps
import HandsetPorting
import Testing

/// The tests of what is cut, and of what stays beside it.
@Suite struct GapCutTests {
    private static let copy = "0_AppDelegate.swift"

    private func answer(_ text: String, by compiler: ScriptedCompiler) async throws -> GapAnswer {
        let source = GapSource(path: "App/AppDelegate.swift", bytes: Array(text.utf8))
        return try await GapSearch([source], beside: [], compiler).answer()
    }

    @Test("The condition of an else is cut with its if, and nothing else is")
    func conditionOfElse() async throws {
        let text = """
            class A {
                func load() {
                    if first() {
                        second()
                    } else if broken(\\.key) {
                        third()
                    }
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
        #expect(answer.cuts.map(\.text.count) == [60])
        #expect(answer.cuts.allSatisfy { $0.text.hasPrefix("if first() {") })
        #expect(answer.files.flatMap(\.changes).map(\.line) == [3, 4, 5, 6, 7])
    }

    @Test("An error in a body that is cut changes nothing around it")
    func errorInBody() async throws {
        let text = """
            class A {
                let number: Int
                init() {
                    run { value in print(value) }
                }
                func other() { next() }
            }
            """
        let compiler = ScriptedCompiler { texts in
            texts[Self.copy]?.contains("fatalError") == true
                ? []
                : [
                    (
                        Self.copy, "value in",
                        "unable to infer type of a closure parameter 'value'"
                    ),
                    (
                        Self.copy, "}\n    func",
                        "return from initializer without initializing all stored properties"
                    ),
                ]
        }
        let answer = try await answer(text, by: compiler)
        #expect(answer.isComplete)
        #expect(answer.cuts.map(\.text) == ["init"])
        #expect(answer.files.flatMap(\.changes).map(\.line) == [3, 4, 5])
    }
}
