import Handset
import HandsetApp
import HandsetUIKit
import Testing

/// Downloads, in a process that has no other phone.
@MainActor struct DownloadRuns {
    private let push: Payload = [
        "aps": ["alert": "hi", "mutable-content": 1], "image": "https://cdn.example.com/a",
    ]

    /// A service extension's download is attached, unless it is a page or the network is gone.
    func attachments() async throws {
        let phone = HandsetPhone(
            .iOS(18), answer: nil, serviceExtension: { DownloadExtension() },
            launch: { QuietApp() })
        try await phone.launch()
        try await phone.goHome()
        let picture: [UInt8] = [0x89, 0x50, 0x4e, 0x47]
        for (fixture, types) in [
            (RequestFixture("https://cdn.example.com/*", body: picture), ["public.png"]),
            (RequestFixture("https://cdn.example.com/*", body: "<html>".utf8), []),
            (RequestFixture("https://other.example.com/*", body: picture), []),
        ] {
            phone.requestFixtures = [fixture]
            let shown = try await phone.receive(push).shownAlert
            #expect(shown?.subtitle == (fixture.url.contains("cdn") ? "" : "no picture"))
            let center = UNUserNotificationCenter.current()
            let content = await center.deliveredNotifications().first?.request.content
            #expect(content?.attachments.map(\.type) == types)
            for file in content?.attachments ?? [] {
                #expect(try Data(contentsOf: file.url) == Data(picture))
            }
            center.removeAllDeliveredNotifications()
        }
        #expect(phone.requests.count == 3)
    }

    /// The file of a download is gone when the handler has returned.
    func downloadedFile() async throws {
        let phone = HandsetPhone(.iOS(18), answer: nil) { QuietApp() }
        phone.requestFixtures = [RequestFixture("*", body: "a".utf8)]
        let url = try #require(URL(string: "https://cdn.example.com/a"))
        let lines = Lines()
        let location = await withCheckedContinuation { continuation in
            URLSession.shared.downloadTask(with: url) { file, _, _ in
                let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                lines.note(text ?? "none")
                continuation.resume(returning: file)
            }
            .resume()
        }
        let path = try #require(location?.path)
        #expect(lines.all == ["a"])
        try await phone.phone.until { !FileManager.default.fileExists(atPath: path) }
    }
}
