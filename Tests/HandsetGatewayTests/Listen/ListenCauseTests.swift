import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen`, and senders whose notifications are refused: each place tells why.
@Suite(
    .waitsForPrograms, .timeLimit(.minutes(30)),
    .needs(.curl))
struct ListenCauseTests {
    private let run: ListenRun
    private let token = ListenRun.tokens[0]

    init() throws {
        run = try ListenRun()
    }

    @Test("The line on standard error tells the cause after Apple's reason, once for each place")
    func line() throws {
        // Without TLS, the token of the first one is ignored: it names no key here.
        let output = try run.run(
            "--tls off --topic com.example.app",
            """
            push \(token) '{}' -H 'authorization: bearer x'
            header=$(printf '{"alg":"none","kid":"%s"}' "$(jq -r .keyID state/ready.json)" | base64 -w0)
            push \(token) '{}' -H "authorization: bearer ${header//=}.e30.AA"; push 0a '{}'
            push \(token) '{}' -H 'apns-push-type: voip'; stop TERM
            """)
        #expect(output.split(separator: "\n").first == "200")
        let causes = try run.messages().dropLast().map { $0.split(separator: ": HTTP ").last ?? "" }
        #expect(
            causes.joined(separator: "\n") == """
                403 InvalidProviderToken: the provider token's alg is none; sign with ES256
                400 BadDeviceToken: the device token has 1 byte; send one of 32 to 100 bytes
                400 TopicDisallowed: the topic is com.example.app; that of the push type voip ends in \
                .voip, as com.example.app.voip
                """)
    }

    @Test("The record and the page's API have the cause with its code and its words")
    func records() throws {
        let output = try run.run(
            "--tls off --page --port page=0 --format json",
            """
            push 0a '{}' > /dev/null; push \(token) '{}' > /dev/null
            jq -c .notification.answer.cause out
            for number in 1 2; do
                curl -sS "$page/api/v1/notifications/$number" | jq -c .answer.cause
            done
            stop TERM
            """)
        let cause =
            #"{"code":"device-token-length","words":"the device token has 1 byte; send one of 32 to 100 bytes"}"#
        #expect(output == "\(cause)\nnull\n\(cause)\nnull\nstatus 0\n")
    }
}
