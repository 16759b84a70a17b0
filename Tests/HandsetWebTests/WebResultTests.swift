import Handset
import HandsetWeb
import Testing

@Suite struct WebResultTests {
    private var full: WebViewResult {
        var result = WebViewResult(
            of: "f();",
            end: .exception(
                WebException(name: "TypeError", message: "a\u{1B}b", line: 2, column: 3)))
        result.loading = [WebConsoleLine(level: "error", text: "there is no file a.js")]
        result.opened = ["u", "v\u{7}"]
        result.console = [WebConsoleLine(text: "x")]
        result.dialogs = [WebDialog(.prompt, message: "m", answer: "n")]
        result.navigations = ["a:b"]
        result.requests = [
            WebRequest(
                AppRequest(method: "PUT", url: "u", headers: ["A": "b"], body: [0x63]),
                answer: .status(502))
        ]
        result.isReplaced = true
        result.text = "shown"
        return result
    }

    @Test("A result is told in a few words, without control characters")
    func words() {
        #expect(
            "\(full)"
                == "TypeError: a␛b; opened \"u\" and 1 more; 1 dialog; 1 request; 1 navigation; "
                + "1 line on the console; the page was replaced")
        #expect("\(WebViewResult(of: ""))" == "it ran, and did nothing that is seen")
        #expect("\(WebViewResult(of: "", end: .hung))" == "it did not end")
        #expect("\(WebViewResult(of: "", end: .flooded))" == "it did more than can be read")
        #expect("\(WebViewResult(of: "", end: .crashed))" == "the page's process crashed")
    }

    @Test("Each thing has a line")
    func lines() {
        #expect(
            full.lines == [
                "TypeError: a␛b (line 2, column 3)",
                "while the page loads: error: there is no file a.js", #"handleOpenURL("u")"#,
                #"handleOpenURL("v␇")"#, #"prompt("m"), answered with "n""#,
                "request PUT u: 502, without a fixture", "goes to a:b", "console.log: x",
                "nothing of the page is left", #"shows "shown""#,
            ])
    }

    @Test("A record has what was done, and nothing else")
    func record() {
        #expect(
            String(decoding: full.json, as: UTF8.self)
                == #"{"end":"exception","name":"TypeError","message":"a\u001Bb","line":2,"column":3,"#
                + #""opened":["u","v\u0007"],"loading":[{"level":"error","text":"there is no file a.js"}],"#
                + #""console":[{"level":"log","text":"x"}],"#
                + #""dialogs":[{"kind":"prompt","message":"m","answer":"n"}],"navigations":["a:b"],"#
                + #""requests":[{"method":"PUT","url":"u","headers":{"A":"b"},"body":"c","status":502}],"#
                + #""replaced":true,"text":"shown"}"#)
        #expect(
            String(decoding: WebViewResult(of: "", end: .hung).json, as: UTF8.self)
                == #"{"end":"hung"}"#)
    }
}
