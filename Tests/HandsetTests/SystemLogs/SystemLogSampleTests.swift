import Foundation
import Handset
import HandsetFuzzTargets
import HandsetSystemLog
import HandsetTestSupport
import Testing

/// The timelines of the sample logs, and what holds for each of them.
@Suite struct SystemLogSampleTests {
    static let paths =
        (try? Repository.files(in: "samples/system-logs", endingIn: [".log"])) ?? []

    @Test("The timeline of a sample is that of its golden", arguments: paths)
    func timeline(path: String) throws {
        let log = SystemLog(bytes: try Repository.bytes(of: path))
        try Golden("\(path).timeline.txt").expect(
            TimelineText(TimelineEntry.all(of: log), of: path).text)
    }

    @Test("A redacted timeline has nothing that an app or a person has named", arguments: paths)
    func redaction(path: String) throws {
        let log = SystemLog(bytes: try Repository.bytes(of: path))
        let entries = TimelineEntry.all(of: log)
        let redaction = TimelineRedaction(entries)
        let records = entries.map {
            String(
                decoding: TimelineRecord($0, of: path, redaction: redaction).json.bytes,
                as: UTF8.self)
        }
        let text =
            try TimelineText(entries, of: path, redacts: true).text + records.joined()
            + Self.page(entries, of: path, redacts: true)
        for name in ["org.example", "11223344", "7b226170", "Hello", "iPhone-of-Test"] {
            #expect(!text.contains(name), "\(path): \(name)")
        }
    }

    @Test("A page has each push, its verdict and its lines", arguments: paths)
    func page(path: String) throws {
        let entries = TimelineEntry.all(of: SystemLog(bytes: try Repository.bytes(of: path)))
        let html = try Self.page(entries, of: path, redacts: false)
        for entry in entries {
            #expect(html.contains(entry.verdict.cause.rawValue))
            for event in entry.push.events {
                #expect(html.contains("\(path):\(event.line)"))
            }
        }
        #expect(html.contains("<section id=\"push-\(entries.count)\">"))
        #expect(!html.contains("<script"))
    }

    private static func page(
        _ entries: [TimelineEntry], of path: String, redacts: Bool
    ) throws -> String {
        var html = ""
        var page = TimelinePage()
        try page.begin { html += $0 }
        try page.write(entries, of: path, redacts: redacts) { html += $0 }
        try page.end { html += $0 }
        return html
    }

    @Test(
        "A large log is read as a small one is, though most of it is jumped over",
        arguments: Sweep.every(11, of: paths))
    func jumping(path: String) throws {
        let noise =
            "2026-08-14 11:20:00.000000+0300 0x1    Default     0x0                  7   0    wifid: link is up\n"
        let sample = try Repository.bytes(of: path)
        let bytes =
            Array(String(repeating: noise, count: 6_000).utf8) + sample
            + Array(String(repeating: noise, count: 6_000).utf8)
        let whole = try SystemLogReader(bytes: bytes).readAll()
        let jumped = try SystemLogReader(bytes: bytes, wholeByteCount: 1).readAll()
        #expect(jumped.events.map(\.text) == whole.events.map(\.text))
        #expect(jumped.events.map(\.line) == whole.events.map(\.line))
        #expect(!jumped.events.isEmpty)
    }

    @Test(
        "Four times a log takes some four times the work, and not sixteen times",
        arguments: Sweep.every(5, from: 2, of: paths))
    func growth(path: String) throws {
        let sample = try Repository.bytes(of: path)
        let work = [4, 16].map { count in
            SystemLogTarget.workByteCount(of: Array(repeatElement(sample, count: count).joined()))
        }
        #expect(work[1] <= 6 * work[0])
    }

    @Test(
        "The work on hostile lines follows their number",
        arguments: Sweep.every(
            5,
            of: [
                "{", "{\n", "{\"a\":1\n", "[{\"eventMessage\":\"",
                "com.apple.pushLaunch.a:111111:[",
                "[a] Saving notification ",
                "{\"a\":{", "xpcservice<a([", "<private>: Delivering message from apsd: ",
                "\t{name:\n",
                "default\t08:01:10.100001+0200\tSpringBoard\t\n",
                "[a] Received remote notification request\n",
            ]))
    func hostileLines(piece: String) {
        let work = [16_000, 64_000].map { count in
            SystemLogTarget.workByteCount(
                of: Array(String(repeating: piece, count: count / piece.utf8.count).utf8))
        }
        #expect(work[1] <= 6 * work[0] + 64_000)
        #expect(work[1] <= 64 * 64_000 + (4 << 20))
    }
}
