import HandsetGaps
import Testing

@Suite struct CompilerErrorTests {
    @Test("Errors have their places, the last one of a file first; warnings and notes are none")
    func reading() {
        let errors = CompilerError.all(
            in: """
                /t/a.swift:3:5: error: cannot find 'a' in scope
                   3 | a
                /t/a.swift:9:1: error: lost
                /t/a.swift:9:1: warning: unused
                <unknown>:0: error: none
                """)
        #expect(errors.map(\.line) == [9, 3])
        #expect(errors.last?.message == "cannot find 'a' in scope")
        #expect(errors.last?.column == 5)
    }
}
