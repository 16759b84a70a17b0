import Foundation
import FoundationXML
import Handset
import HandsetPictures
import HandsetSuites
import HandsetTestSupport
import Testing

/// Explanations as HTML and SVG.
@Suite struct ExplanationPageTests {
    private static let hostile = #"</mark></script><b onclick=x>'\" &amp; \u001B[31m \u202E"#

    private static func page(_ payloads: String..., hasRefusals: Bool = false) throws -> String {
        var (page, text) = (ExplanationPage(), "")
        try page.begin { text += $0 }
        for json in payloads {
            try page.write(
                try PayloadExplanation(of: try Payload(json: json)), maximumHazardCount: 10
            ) { text += $0 }
        }
        try page.end(hasRefusals: hasRefusals) { text += $0 }
        return text
    }

    private static func picture(_ json: String) throws -> String {
        var text = ""
        ExplanationPicture(try PayloadExplanation(of: try Payload(json: json))).write(into: &text)
        return text
    }

    /// Returns the marked texts of a panel, with their classes.
    private static func marks(_ page: String, in caption: String) -> [String] {
        guard
            let panel = page.components(separatedBy: "<figcaption>\(caption)</figcaption>").last?
                .components(separatedBy: "</figure>").first
        else { return [] }
        return panel.matches(of: #/<mark class="([^"]*)">([^<]*)</mark>/#).map {
            "\($0.1): \($0.2)"
        }
    }

    @Test("What a rule takes has the colour that it has on the page of handset phone")
    func colour() throws {
        let bytes = try Repository.bytes(
            of: "Sources/Gateway/HandsetPage/Files/page/style/base.css")
        let style = String(decoding: bytes, as: UTF8.self)
        let names = try #require(style.firstMatch(of: #/--group:light-dark\((#\w+),(#\w+)\)/#))
        let page = try Self.page(#"{"aps":{"session":"42"}}"#)
        for colour in [names.1, names.2] {
            #expect(page.contains("--match-t: \(colour)"), "\(colour)")
        }
        #expect(page.contains(".s1 { --c: var(--match); --t: var(--match-t) }"))
        #expect(page.contains(".captured.s1 { background: var(--t) }"))
    }

    @Test("A colour joins the values in the JSON, the printed text, the URL and the statement")
    func joined() throws {
        let page = try Self.page(#"{"aps":{"sound":"default","session":"42","badge":1}}"#)
        #expect(
            Self.marks(page, in: "The payload") == [
                "captured s1: &quot;sound&quot;", "captured s1: &quot;default&quot;",
                "matched s1: &quot;session&quot;", "captured s1: &quot;42&quot;",
            ])
        #expect(
            Self.marks(page, in: "aps, as the app prints it") == [
                "matched s1: session = ", "captured s1: 42;", "captured s1: \u{21B5}",
                "captured s1:     sound = default", "matched s1: ;",
            ])
        #expect(
            Self.marks(page, in: "URL") == [
                "captured s1: 42;", "captured s1: \u{21B5}", "captured s1:     sound = default",
            ])
        #expect(
            Self.marks(page, in: "Statement") == [
                "captured s1: 42;", "evidence captured s1: \u{21B5}",
                "captured s1:     sound = default",
            ])
    }

    @Test("Each session has a colour and a number where there are several")
    func several() throws {
        let page = try Self.page(#"{"aps":{"session":"a"},"own":{"session":"b"}}"#)
        #expect(
            Self.marks(page, in: "The payload") == [
                "matched s1: &quot;session&quot;", "captured s1: &quot;a&quot;",
                "matched s2: &quot;session&quot;", "captured s2: &quot;b&quot;",
            ])
        #expect(Self.marks(page, in: "URL of session 2") == ["captured s2: b"])
        #expect(page.contains(#"<sup class="s2">2</sup>"#))
        #expect(try !Self.page(#"{"aps":{"session":"a"}}"#).contains("<sup"))
    }

    @Test("Equal values elsewhere in the payload are not marked")
    func equalValues() throws {
        let page = try Self.page(
            #"{"aps":{"a":[true,"42"],"session":true,"z":[{"session":null}]},"b":true,"c":[]}"#)
        #expect(
            Self.marks(page, in: "The payload") == [
                "matched s1: &quot;session&quot;", "captured s1: true",
                "captured s1: &quot;z&quot;", "captured s1: &quot;session&quot;",
                "captured s1: null",
            ])
    }

    @Test("Elements of an array that are captured are marked by their place")
    func elements() throws {
        let page = try Self.page(#"{"aps":{"a":[7,8],"session":"1","z":[7,[7,8],7]}}"#)
        #expect(
            Self.marks(page, in: "The payload") == [
                "matched s1: &quot;session&quot;", "captured s1: &quot;1&quot;",
                "captured s1: &quot;z&quot;", "captured s1: 7", "captured s1: 7",
                "captured s1: 8", "captured s1: 7",
            ])
    }

    @Test("A value at a key path is marked in the JSON and in the URL")
    func keyPath() throws {
        let rules = try SessionRules(
            json: Array(#"{"rules":[{"name":"order","keyPath":"order.id"}]}"#.utf8), source: "rules"
        )
        let explanation = try PayloadExplanation(
            of: try Payload(json: #"{"aps":{},"order":{"id":7,"no":7}}"#), rules: rules)
        var (page, text) = (ExplanationPage(), "")
        try page.write(explanation, maximumHazardCount: 1) { text += $0 }
        #expect(Self.marks(text, in: "The payload") == ["captured s1: 7"])
        #expect(Self.marks(text, in: "URL") == ["captured s1: 7"])
        #expect(Self.marks(text, in: "order, as the app prints it") == [])
    }

    @Test("The nearest miss is marked, and its reason given")
    func miss() throws {
        let page = try Self.page(#"{"session":"42"}"#)
        #expect(Self.marks(page, in: "The payload") == ["matched s0: &quot;42&quot;"])
        #expect(page.contains("opens nothing, 2 findings"))
        #expect(page.contains("rule app: session is at the top level"))
    }

    @Test("Several payloads have a list at the top; one has none")
    func list() throws {
        let two = try Self.page(#"{"aps":{"session":"1"}}"#, #"{"aps":{}}"#, hasRefusals: true)
        #expect(two.matches(of: #/<section id="payload-\d">/#).count == 2)
        #expect(two.matches(of: #/<a href="#payload-\d">/#).count == 2)
        #expect(two.contains("1 with a session, 1 without"))
        #expect(two.contains("Some input was rejected"))
        let one = try Self.page(#"{"aps":{"session":"1"}}"#)
        #expect(!one.contains("<a ") && !one.contains("rejected"))
    }

    @Test("Hostile text is neither markup nor a control, and the elements stay balanced")
    func hostileText() throws {
        let json = #"{"aps":{"session":"\#(Self.hostile)","\#(Self.hostile)":1}}"#
        let page = try Self.page(json)
        #expect(!page.contains("<b onclick") && page.contains("&lt;b onclick=x&gt;"))
        #expect(!page.contains("\u{1B}") && !page.contains("\u{202E}"))
        let body = page.components(separatedBy: "<main>").last?.replacing("</html>\n", with: "")
        #expect(try XMLDocument(xmlString: "<main>" + (body ?? "")).rootElement()?.name == "main")
        let picture = try Self.picture(json)
        #expect(!picture.contains("<b") && !picture.contains("\u{1B}"))
        #expect(try XMLDocument(xmlString: picture).rootElement()?.name == "svg")
    }

    @Test("A page needs no other file, and has no script")
    func selfContained() throws {
        let page = try Self.page(#"{"aps":{"session":"1"}}"#)
        #expect(!page.contains("<script") && !page.contains("src=") && !page.contains("url("))
        #expect(page.contains("default-src 'none'"))
    }

    @Test("A picture marks the session in the JSON, the printed text and the URL")
    func picture() throws {
        let picture = try Self.picture(#"{"aps":{"session":"42"}}"#)
        #expect(picture.matches(of: #/class="captured"/#).count == 3)
        #expect(picture.matches(of: #/class="join"/#).count == 2)
        #expect(try Self.picture(#"{"aps":{}}"#).contains("opens nothing"))
    }

    @Test("A picture of a long payload has few rows, with the session among them")
    func longPicture() throws {
        let members = (1...3_000).map { #""key\#($0)":\#($0)"# }.joined(separator: ",")
        let picture = try Self.picture(#"{"aps":{\#(members),"session":"42"}}"#)
        #expect(picture.matches(of: #/class="captured"/#).count == 3)
        #expect(picture.matches(of: #/<text/#).count < 130)
    }
}
