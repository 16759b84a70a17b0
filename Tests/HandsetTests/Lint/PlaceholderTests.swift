import Handset
import HandsetLint
import Testing

/// Placeholders of templates that nobody has filled in.
@Suite struct PlaceholderTests {
    static let placeholders = [
        "{{ unread }}", "{{unread}}", "{{{unread}}}", "#(count)", "${count}", "<%= count %>",
        "%{count}", "{count}", "#{count}", "$(count)", "{% count %}", "{{ .Count }}",
        "{{ user.unread | default: 1 }}",
    ]

    @Test("In quotes it is one finding, with none about its type", arguments: placeholders)
    func quoted(text: String) throws {
        let lint = try MessageLint(#"{"aps":{"alert":"x","badge":"\#(text)"}}"#)
        #expect(lint.rules == ["template-placeholder"])
        #expect(lint.findings.first?.keys == ["aps", "badge"])
        #expect(lint.findings.first?.place?.column == 29)
    }

    @Test("Without quotes it is refused as what it is", arguments: placeholders)
    func bare(text: String) throws {
        for end in ["}}", ",\"sound\":\"a\"}}"] {
            let refusal = try MessageLint(#"{"aps":{"alert":"x","badge":\#(text)\#(end)"#).refusals
                .first
            #expect(refusal?.finding == "found \(text), a placeholder of a template")
            #expect(refusal?.advice == "fill it in first")
            #expect(refusal?.place.column == 29)
        }
    }

    @Test(
        "A text with braces is no placeholder",
        arguments: [
            "Hello {name}", "{smile}", "{}", "{{}}", "${}", "a {{ b", "{{ a }} and more",
            "f(x) = {x}", "$(", "50 %", "#1", #"{ \"a\": 1 }"#, "<b>a</b>", "🙂{a}",
        ])
    func ordinary(text: String) throws {
        #expect(try MessageLint(#"{"aps":{"alert":"\#(text)"},"own":"\#(text)"}"#).findings.isEmpty)
    }

    @Test(
        "What is no JSON for another reason keeps its own words",
        arguments: [
            (#"{a:1}"#, "found a instead of a key in double quotes"),
            (#"{"aps":{badge:1}}"#, "found badge instead of a key in double quotes"),
            (#"{"aps":{"badge":$a}}"#, "found $a, which is not JSON"),
        ])
    func other(json: String, finding: String) throws {
        let found = try MessageLint(json).refusals.first?.finding
        #expect(found == finding || found?.contains("placeholder") == false)
    }

    @Test("A service that fills templates in has no finding")
    func services() throws {
        let azure =
            ##"{"installationId":"a","templates":{"t":{"body":{"aps":{"badge":"#(count)"}}}}}"##
        let oneSignal = #"{"app_id":"a","contents":{"en":"{{ user.name }}"}}"#
        for json in [azure, oneSignal] {
            let lint = try MessageLint(json)
            #expect(lint.payload != nil && lint.findings.isEmpty)
        }
    }
}
