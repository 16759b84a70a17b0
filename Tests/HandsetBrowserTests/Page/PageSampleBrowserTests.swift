import Foundation
import HandsetBrowser
import HandsetTestSupport
import Testing

extension PageBrowserTests {
    /// The first push and the samples, which are those of the app in use.
    @Suite(.waitsForPrograms, .timeLimit(.minutes(30)), .needs(.chromium), .needs(.curl))
    struct SampleTests {
        private let lease: BrowserLease
        private var browser: BrowserSession { lease.browser }
        private static let titles =
            "[...document.querySelectorAll('.smp b')].map((each) => each.textContent).join('|')"
        private static let placeholder =
            "document.querySelector('.start textarea')?.placeholder ?? ''"

        init() throws {
            lease = try BrowserLease()
        }

        private func open(_ run: PageRun) throws {
            try browser.open(run.page)
            try browser.expect("document.querySelector('.live')?.textContent", "Live")
        }

        private func click(sample title: String) throws {
            try browser.evaluate(
                "[...document.querySelectorAll('.smp button')].find((each) => each.querySelector('b').textContent === '\(title)').click()"
            )
        }

        @Test(
            "The first push of an app file opens something, and its tap is the user's", .exhaustive)
        func keyPath() throws {
            let run = try PageRun(["--app", "samples/apps/shop.json"])
            try open(run)
            try browser.expect(
                Self.placeholder,
                #"{"aps":{"alert":"Your order is ready"},"order":{"id":"7C41D9"}}"#)
            try browser.expect(
                "document.querySelector('.curl pre').textContent.includes('\"order\":{\"id\":\"7C41D9\"}')",
                "true")
            try browser.expect(
                Self.titles,
                "A target that opens|A target that tries to break out|Without order.id|A dictionary in its place|Silent push|Not JSON"
            )
            try click(sample: "A target that opens")
            try browser.expectVerdict("Routed. The tap opened target 7C41D9 in the app’s page.")
            try browser.expect("document.querySelector('#tab-printed').textContent", "Rule")
            try browser.expect(
                "document.querySelector('.p-printed .code mark').textContent", #""7C41D9""#)
            // The file's action is a scene, which is played a good second later.
            try browser.expect(
                "document.querySelectorAll('.trail li small')[2].textContent.slice(0, 12)",
                "tapped after")
        }

        @Test(
            "The first push of an app with links opens one, and a sample breaks that app",
            .exhaustive)
        func links() throws {
            let folder = try TemporaryFolder()
            let rules = try String(
                contentsOf: Repository.root.appending(path: "samples/rules/delegates.json"),
                encoding: .utf8)
            try folder.write(rules, to: "rules.json")
            try folder.write(#"{"rules":"rules.json"}"#, to: "app.json")
            let run = try PageRun(["--app", "\(folder.path)/app.json"])
            try open(run)
            try browser.expect(
                Self.placeholder,
                #"{"aps":{"alert":"Your order is ready"},"data":{"deeplink":"app://orders/7"}}"#)
            try browser.expect(
                Self.titles,
                "A target that opens|A target that breaks out|Quotes in the target|Silent push|Not JSON"
            )
            try click(sample: "A target that breaks out")
            try browser.expectVerdict("The target broke out.")
        }

        @Test("To remove the app is asked for first", .exhaustive)
        func removal() throws {
            let run = try PageRun()
            try open(run)
            try run.push(#"{"aps":{"alert":"x","session":"A1"}}"#)
            try browser.expectVerdict("Routed.")
            try browser.choose("#tab-sender")
            let remove = ".p-sender dd .hd button:last-child"
            let label = "document.querySelector('\(remove)')?.textContent ?? ''"
            try browser.expect(label, "Remove the app")
            try browser.choose(remove)
            try browser.expect(label, "Press again to remove it")
            try run.push(#"{"aps":{"alert":"y","session":"B2"}}"#)
            try browser.expect(
                "document.querySelector('#row-2 .st svg')?.ariaLabel ?? ''", "Routed")
        }
    }
}
