import Foundation
import Handset
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import Testing

/// The example of the catalog's landing page works as the page says.
@Suite(.timeLimit(.minutes(30))) struct GatewayExampleTests {
    private func send(_ count: Int, to address: String?) async throws {
        let sender = try await HTTP2Sender.connect(to: address)
        for stream in stride(from: 1, to: 2 * count, by: 2) {
            sender.send(on: stream)
            _ = await sender.response(on: stream)
        }
        await sender.close()
    }

    @Test("The example prints the text below it")
    func example() async throws {
        var printed = ""
        func print(_ items: Any...) {
            printed += items.map { "\($0)" }.joined(separator: " ")
        }

        // Page begins
        var configuration = GatewayConfiguration()
        configuration.allowsAnonymousProviders = true
        configuration.answers = [.reason(.unregistered)]
        let inbox = ArrivalInbox()
        let gateway = try await Gateway.start(configuration, receiver: inbox)
        try await send(2, to: gateway.addresses.http2)
        let arrivals = await inbox.next(2, within: .seconds(5))
        await gateway.stop()
        let counts = gateway.counts
        print(arrivals.map(\.notification.number), counts.rejected, counts.delivered)
        // Page ends

        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let body = source.components(separatedBy: "// Page begins\n")[1]
            .components(separatedBy: "        // Page ends")[0]
            .split(separator: "\n").map { $0.dropFirst(8) }.joined(separator: "\n")
        let page = "Sources/Gateway/HandsetGateway/HandsetGateway.docc/HandsetGateway.md"
        let text = String(decoding: try Repository.bytes(of: page), as: UTF8.self)
        #expect(
            text.contains(
                "```swift\nimport Handset\nimport HandsetGateway\n\n\(body)\n```\n\n```text\n\(printed)\n```\n"
            ))
    }
}
