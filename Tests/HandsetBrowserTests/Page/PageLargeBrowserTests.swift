import Foundation
import HandsetBrowser
import HandsetCommandSupport
import HandsetTestSupport
import Testing

extension PageBrowserTests {
    /// Payloads that would make more elements than a browser can draw.
    @Suite(.waitsForPrograms, .timeLimit(.minutes(30)), .needs(.chromium), .needs(.curl))
    struct LargeTests {
        private let lease: BrowserLease
        private var browser: BrowserSession { lease.browser }

        init() throws {
            lease = try BrowserLease()
        }

        private static let count = "document.getElementsByTagName('*').length"

        @Test(
            "Of many keys, deep levels and long strings the page draws a part, and says how much is left",
            .exhaustive
        )
        func large() throws {
            let run = try PageRun()
            let folder = try TemporaryFolder()
            let keys = (0..<40_000).map { #""key\#($0)":\#($0)"# }.joined(separator: ",")
            let payloads = [
                #"{"aps":{"alert":"many","session":"1"},\#(keys),"last":"session = 2;"}"#,
                #"{"aps":{"alert":"deep","session":"1"},"x":\#(String(repeating: "[", count: 1_900))\#(String(repeating: "]", count: 1_900))}"#,
                #"{"aps":{"alert":"long","session":"1"},"x":"\#(String(repeating: "W", count: 1_000_000))"}"#,
            ]
            for (payload, number) in zip(payloads, 1...) {
                try folder.write(payload, to: "payload\(number)")
                _ = try CommandResult.line(
                    "curl -sS -H 'content-type: application/json' --data-binary '@\(folder.path)/payload\(number)' '\(run.page)/api/v1/notifications'"
                )
            }
            try browser.open(run.page)
            try browser.expect("document.querySelector('.dh h2')?.textContent", "long #3")
            let folds =
                "[...document.querySelectorAll('.panels .fold')].map((fold) => fold.textContent).join()"
            func expect(_ number: Int, _ tab: String, _ expected: String) throws {
                try browser.choose("#row-\(number)")
                try browser.expect(
                    "document.querySelector('.dh h2 .q')?.textContent", "#\(number)")
                try browser.choose("#tab-\(tab)")
                try browser.expect("document.querySelector('.p-\(tab)') !== null", "true")
                try browser.expect(folds, expected)
                let elements = Int(try browser.evaluate(Self.count)) ?? .max
                #expect(elements < 10_000, "\(number) \(tab)")
            }
            // The last key has a match, so that it is shown.
            try expect(1, "printed", "39,901 more keys")
            try browser.expect(
                "[...document.querySelectorAll('.p-printed .kt code')].at(-1).textContent", "last")
            try expect(1, "payload", "Colour it,38,007 more lines")
            try expect(2, "printed", "1,800 more lines")
            try expect(2, "payload", "1,805 more lines")
            try expect(3, "payload", "Colour it,999,937 more characters")
            #expect(
                try browser.evaluate("document.querySelector('.p-payload .kt').textContent")
                    == "Colour it")
        }
    }
}
