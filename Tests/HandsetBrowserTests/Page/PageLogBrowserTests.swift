import Foundation
import HandsetBrowser
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// A phone's own log that is dropped on the page, in a real browser.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30)), .needs(.chromium), .needs(.curl))
struct PageLogBrowserTests {
    private let lease: BrowserLease
    private var browser: BrowserSession { lease.browser }

    init() throws {
        lease = try BrowserLease()
    }

    /// Drops a file, as a person does.
    private func drop(_ name: String, _ bytes: [UInt8]) throws {
        let text = Data(bytes).base64EncodedString()
        try browser.evaluate(
            """
            (() => {
                const bytes = Uint8Array.from(atob("\(text)"), (each) => each.charCodeAt(0));
                const files = new DataTransfer();
                files.items.add(new File([bytes], "\(name)"));
                for (const type of ["dragover", "drop"]) {
                    document.body.dispatchEvent(
                        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: files }));
                }
            })()
            """)
    }

    private func sample(_ name: String) throws -> [UInt8] {
        try Repository.bytes(of: "samples/system-logs/\(name)")
    }

    @Test("A dropped log shows each push with its lines and its verdict, beside the phone")
    func timeline() throws {
        let run = try PageRun()
        try browser.open(run.page)
        try browser.expect("document.querySelector('.start h2') !== null", "true")
        try drop("phone.log", try sample("refused-permission.log"))
        try browser.expect("document.querySelectorAll('.logged').length", "1")
        try browser.expect(
            "document.querySelector('.logged h3').textContent", "Push 1: org.example.garden")
        try browser.expect(
            "document.querySelector('.logged .verdict code').textContent", "permission-not-asked")
        try browser.expect("document.querySelectorAll('.logged .tl li').length", "5")
        try browser.expect(
            "document.querySelector('.logged .next').textContent.includes('Line 4 decides.')",
            "true"
        )
        try browser.expect("document.querySelector('#phone').checkVisibility()", "true")
        // What comes meanwhile does not take its place.
        try run.push(#"{"aps":{"alert":"x","session":"42"}}"#)
        try browser.expect("document.querySelector('#rows').textContent.includes('x')", "true")
        try browser.expect("document.querySelectorAll('.logged').length", "1")
        try browser.choose("[data-keep=close-log]")
        try browser.expect("document.querySelectorAll('.logged').length", "0")
        #expect(browser.messages == [])
    }

    @Test("The payload of a log's line, and a dropped payload, are given to the phone", .exhaustive)
    func payload() throws {
        let run = try PageRun()
        try browser.open(run.page)
        try browser.expect("document.querySelector('.start h2') !== null", "true")
        try drop("phone.log", try sample("payload-and-tap.log"))
        try browser.expect("document.querySelectorAll('.logged .hd button').length", "1")
        try browser.evaluate("document.querySelector('.logged .hd button').click()")
        try browser.expect(
            "document.querySelector('#rows').textContent.includes('Hello')", "true")
        try browser.choose("[data-keep=close-log]")
        try drop("push.json", Array(#"{"aps":{"alert":"Roses"}}"#.utf8))
        try browser.expect("document.querySelector('#details h2')?.textContent", "Roses #2")
        #expect(browser.messages == [])
    }
}
