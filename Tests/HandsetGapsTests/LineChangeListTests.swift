import HandsetPorting
import Testing

@Suite struct LineChangeListTests {
    private let change = LineChange(
        line: 2, was: Array("import Firebase".utf8), now: Array("// gone".utf8))

    private func apply(_ source: String) -> (text: String, lost: Int) {
        let bytes = Array(source.utf8)
        let (changed, lost) = LineChangeList.apply([change], to: bytes, of: bytes)
        return (String(decoding: changed, as: UTF8.self), lost.count)
    }

    @Test("A list that is written is read again")
    func roundTrip() {
        let list = LineChangeList([("../a:b/App Delegate.swift", change)])
        let again = LineChangeList(reading: list.bytes)
        #expect(again.changes.map(\.path) == ["../a:b/App Delegate.swift"])
        #expect(again.changes.map(\.change) == [change])
    }

    @Test("A line that has moved is changed where it is now")
    func moved() {
        #expect(apply("a\nimport Firebase\nb") == ("a\n// gone\nb", 0))
        #expect(apply("a\nb\nc\nimport Firebase") == ("a\nb\nc\n// gone", 0))
    }

    @Test("A line that is another one now is lost")
    func lost() {
        #expect(apply("a\nimport FirebaseCore\nb") == ("a\nimport FirebaseCore\nb", 1))
        #expect(apply("") == ("", 1))
    }

    @Test(
        "Whatever a list holds, it is read",
        arguments: ["", "+", "-\n+", "a:1", "-a\n+b", "x:y\n-a\n+b"])
    func anything(_ text: String) {
        #expect(LineChangeList(reading: Array(text.utf8)).changes.isEmpty)
    }
}
