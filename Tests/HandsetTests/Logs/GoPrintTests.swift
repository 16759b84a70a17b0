import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

/// The maps that Go prints.
@Suite struct GoPrintTests {
    private func only(_ log: String) throws -> FoundPayload {
        let run = LogRun(log + "\n")
        #expect(run.lines.count == 1, "\(run.lines)")
        return try #require(run.found.first, "\(run.lines)")
    }

    @Test(
        "A map is read, whatever stands around it",
        arguments: [
            "%", "2026/03/02 10:11:12 push: %", "sent % to 3f9a",
            "&{Token:3f9a Payload:% Priority:10}",
            #"{"level":"info","msg":"sent %"}"#, "[% %]", "map[message:map[payload:%]]",
            "payload=%,",
        ])
    func around(text: String) throws {
        let map = "map[aps:map[alert:map[title:Order] sound:default] kind:x tags:[a]]"
        let run = LogRun(text.replacing("%", with: map) + "\n")
        #expect(
            run.found.count == text.split(separator: "%", omittingEmptySubsequences: false).count
                - 1)
        for found in run.found {
            #expect(
                String(decoding: found.json, as: UTF8.self)
                    == #"{"aps":{"alert":{"title":"Order"},"sound":"default"},"kind":"x","tags":["a"]}"#
            )
            #expect(
                found.form == .go && found.grade == .exact && found.assumed == []
                    && found.guessed == [])
        }
    }

    @Test(
        "A text with blanks ends before the next key that can stand there, as a guess",
        arguments: [
            ("Order ready", true), ("Now: come at 10:30", true),
            ("see https://example.com/a:b", true),
            ("[Shop] hello", true), ("a ] b", true), ("Hi", false),
            ("a:b", false), ("", false),
        ])
    func texts(text: String, isGuess: Bool) throws {
        let found = try only("map[aps:map[alert:\(text) badge:3] id:x]")
        #expect(found.payload["aps"]?["alert"]?.string == text)
        #expect(
            found.payload["aps"]?["badge"]?.description == "3" && found.payload["id"]?.string == "x"
        )
        #expect(found.guessed == (isGuess ? ["aps.alert"] : []))
    }

    @Test("A key in aps that Apple does not define may belong to the text before it")
    func otherKeys() throws {
        let found = try only("map[aps:map[alert:see note:x badge:3] id:x]")
        #expect(
            String(decoding: found.json, as: UTF8.self)
                == #"{"aps":{"alert":"see","note":"x","badge":3},"id":"x"}"#)
        #expect(found.guessed == ["aps.alert"])
    }

    @Test("Old versions of Go do not sort the keys")
    func unsorted() throws {
        let found = try only("map[id:7 aps:map[sound:default badge:3 alert:Hi there]]")
        #expect(
            String(decoding: found.json, as: UTF8.self)
                == #"{"id":7,"aps":{"sound":"default","badge":3,"alert":"Hi there"}}"#)
    }

    @Test("A scalar has the types that print it")
    func types() throws {
        let found = try only(
            "map[aps:map[badge:3] a:true b:<nil> c:1.5 d:1.7e+09 e:007 f:[] g:map[] h:[1 x] i:[map[a:b] map[c:d]]]"
        )
        #expect(
            String(decoding: found.json, as: UTF8.self)
                == #"{"aps":{"badge":3},"a":true,"b":null,"c":1.5,"d":1.7e+09,"e":"007","f":[],"g":{},"h":[1,"x"],"#
                + #""i":[{"a":"b"},{"c":"d"}]}"#)
        #expect(found.assumed.map(\.path) == ["aps.badge", "a", "b", "c", "d", "h.0"])
        #expect(found.guessed == ["h.1"])
    }

    @Test("What is behind a pointer is lost")
    func pointers() throws {
        #expect(try only("map[a:0xc000010240 aps:map[alert:x]]").lost.map(\.path) == ["a"])
        let run = LogRun("map[aps:0xc000010240 id:7]\n")
        #expect(run.found.isEmpty && run.refusals.map(\.reason) == [.elided])
    }

    @Test("A map that is cut off is refused; other maps are passed over")
    func others() {
        #expect(LogRun("map[aps:map[alert:cut off bad\n").refusals.map(\.reason) == [.unfinished])
        #expect(LogRun("map[a:b] map[x\nmap[aps:map[count:3]]\nmap[string]any{}\n").lines == [])
    }
}
