import Handset
import HandsetTestSupport
import Testing

@Suite struct PhoneGapAppTests {
    private final class Lines {
        var text = ""
    }

    private func log(to lines: Lines) -> DeviceLog {
        DeviceLog(prefix: nil) { lines.text += String(decoding: $0, as: UTF8.self) }
    }

    @Test("The launch logs the registration and the token")
    func launch() {
        let lines = Lines()
        PhoneGapApp(log: log(to: lines)).launch(Application.ofTheApp, registration: Registration())
        #expect(
            lines.text == """
                Registering for APN
                Device Token=<dc67b56c eb5dd9f9 782c37fd cfdcca87 3b7bc77c 3b090ac4 c538e007 a2f23a24>

                """)
    }

    @Test("Keys and sessions are logged in payload order, and handled in it")
    func receive() async throws {
        let lines = Lines()
        let handler = RecordingHandler()
        let app = PhoneGapApp(router: SessionRouter(handler: handler), log: log(to: lines))
        let payload = try Payload(
            json: #"{"z":{"session":1},"aps":"session = 'x;","a":{"session":"é"}}"#)
        let outcomes = try await app.application(
            .ofTheApp, didReceiveRemoteNotification: payload)
        #expect(
            lines.text == #"""
                key: z, value: {
                    session = 1;
                }
                Found session value in payload: 1
                key: aps, value: session = 'x;
                key: a, value: {
                    session = "\U00e9";
                }
                Found session value in payload: "\U00e9"

                """#)
        #expect(handler.routes.map(\.match.session) == ["1", #""\U00e9""#])
        #expect(outcomes.map(\.route) == handler.routes)
        #expect(outcomes.map(\.result) == [.done, .done])
    }
}
