import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

/// The maps that Java and Kotlin print without quotes.
@Suite struct PrintedMapTests {
    private func only(_ log: String) throws -> FoundPayload {
        let run = LogRun(log + "\n")
        #expect(run.lines.count == 1, "\(run.lines)")
        return try #require(run.found.first, "\(run.lines)")
    }

    @Test(
        "A map of Java is split at its keys, whatever stands around it",
        arguments: [
            "%", "sending %", "a=b %", "(%)",
            "2026-03-02 10:11:12.000  INFO 1 --- [x-1] o.e.Sender : %",
            "I/Push ( 12): got %", "{message={apns={payload=%}}}", "[%]", "tags=[a, b], payload=%",
        ])
    func java(text: String) throws {
        let map = "{aps={alert={title=Order, body=Ready}, badge=1, sound=default}, k=v}"
        let found = try only(text.replacing("%", with: map))
        #expect(
            String(decoding: found.json, as: UTF8.self)
                == #"{"aps":{"alert":{"title":"Order","body":"Ready"},"badge":1,"sound":"default"},"k":"v"}"#
        )
        #expect(found.form == .java && found.grade == .exact && found.repairs == [])
        #expect(found.assumed.map(\.path) == ["aps.badge"] && found.guessed == [])
    }

    @Test(
        "A text with a comma, a bracket or a quote has an end that is a guess, in Dart's maps too")
    func guesses() throws {
        let java = try only(
            "{aps={alert={title=a, b, body=(c) {d}, subtitle=e}}, f=say \"g\", h=[i, j]}")
        #expect(java.guessed == ["aps.alert.title", "aps.alert.body", "f"])
        #expect(java.payload["aps"]?["alert"]?["title"]?.string == "a, b")
        #expect(java.payload["h"]?.count == 2)
        let dart = try only("{aps: {alert: {title: a, b, body: c}}, id: 7}")
        #expect(dart.guessed == ["aps.alert.title"] && dart.grade == .exact)
        let record = String(decoding: java.record, as: UTF8.self)
        #expect(record.contains(#""guessed":["aps.alert.title","aps.alert.body","f"],"payload""#))
    }

    @Test(
        "A scalar of Java has the types that print it, and documented keys have theirs",
        arguments: [
            ("badge", "3", "3"), ("alert", "3", #""3""#), ("sound", "", #""""#),
            ("x", "true", "true"),
            ("x", "null", "null"), ("x", "007", #""007""#), ("x", "1.5", "1.5"),
            ("x", "a=b", #""a=b""#), ("x", "[]", "[]"), ("x", "{}", "{}"), ("x", "a;b", #""a;b""#),
        ])
    func types(key: String, text: String, json: String) throws {
        let found = try only("{aps={category=c, \(key)=\(text)}}")
        #expect(
            String(decoding: found.json, as: UTF8.self)
                == #"{"aps":{"category":"c","\#(key)":\#(json)}}"#)
    }

    @Test(
        "aps alone is known by its name before the map",
        arguments: ["aps=%", "entry aps=%", "aps=%, id=7", "Push(aps=%, id=7)", "aps: %"])
    func inner(text: String) throws {
        let found = try only(text.replacing("%", with: "{alert=Hello, badge=3}"))
        #expect(
            String(decoding: found.json, as: UTF8.self) == #"{"aps":{"alert":"Hello","badge":3}}"#)
        #expect(found.form == .aps && found.grade == .exact)
    }

    @Test(
        "Objects in maps are dictionaries, with the names of their classes left out",
        arguments: [
            ("{aps={alert=Alert(title=Order, body=(a), b), badge=3}, id=x}", LogGrade.exact),
            ("{aps=Aps(alert=o.e.Alert(title=Order, body=(a), b), badge=3), id=x}", .exact),
            ("{aps=Aps[alert=Alert[title=Order, body=(a), b], badge=3], id=x}", .exact),
            ("{aps=Aps{alert=Alert{title='Order', body='(a), b'}, badge=3}, id=x}", .repaired),
        ])
    func objects(log: String, grade: LogGrade) throws {
        let found = try only(log)
        #expect(
            String(decoding: found.json, as: UTF8.self)
                == #"{"aps":{"alert":{"title":"Order","body":"(a), b"},"badge":3},"id":"x"}"#)
        #expect(found.form == .java && found.grade == grade && found.guessed == ["aps.alert.body"])
        #expect(found.repairs == (grade == .exact ? [] : [.quotes]))
    }

    @Test("Maps without the name are other things")
    func others() {
        #expect(LogRun("settings {alert=Hello, badge=3}\nperhaps={alert=a, badge=1}\n").lines == [])
        #expect(LogRun("{site={aps=none, b=c}}\n").found.isEmpty)
    }

    @Test("Darwin's text stays Darwin's, and people's commas separate its members")
    func darwin() throws {
        let exact = try only("{\n    aps =     {\n        alert = hi;\n    };\n}")
        #expect(exact.form == .description && exact.grade == .exact)
        let repaired = try only("{aps = {alert = Hello, badge = 3}, id = 7}")
        #expect(repaired.form == .description && repaired.repairs == [.separator])
        #expect(
            String(decoding: repaired.json, as: UTF8.self)
                == #"{"aps":{"alert":"Hello","badge":3},"id":7}"#)
        #expect(try only("{aps={alert=hi;badge=3;};}").form == .description)
    }

    @Test("Several maps stand on a line; one that is cut off is refused")
    func several() {
        let run = LogRun("{aps={alert=a}} {aps={alert=b, sound=}} {aps={alert=c, badge=1\n")
        #expect(run.payloads == [#"{"aps":{"alert":"a"}}"#, #"{"aps":{"alert":"b","sound":""}}"#])
        #expect(run.refusals.map(\.reason) == [.unfinished])
    }

    @Test("A map that holds none with aps keeps no payload behind it from being found")
    func behind() {
        let filler = String(repeating: "a={b=c}, ", count: 40)
        let run = LogRun(
            "{x={\(filler)d={e=f}}} {aps={alert=a, badge=1}}\n{\(filler)\n{aps={badge=2}}\n")
        #expect(run.payloads == [#"{"aps":{"alert":"a","badge":1}}"#, #"{"aps":{"badge":2}}"#])
    }
}
