import Handset
import Testing

@testable import HandsetCommand
@testable import HandsetRunner

/// The limits of the commands without an option, beside those of the library.
@Suite struct LimitDefaultTests {
    @Test("A search has 10 seconds and a program 30, in the library as in the commands")
    func times() {
        #expect(Limit.matchTime.standard == 10 && MatchTimeLimit.default.duration == .seconds(10))
        #expect(Limit.programTime.standard == 30)
        #expect(SessionRouter.defaultTimeLimit == .seconds(30))
        #expect(Limit.webViewTime.standard == 10)
    }

    @Test("An app's process has 2 GiB of memory, and 64 MiB of lines for one request")
    func app() {
        #expect(Limit.appMemory.standard == Double(2 << 30))
        #expect(AppWatch.maximumLog == 64 << 20)
        #expect(Handset.AppRun.maximumLogCount == 200)
    }

    @Test("Of a slow reader 64 MiB are held, and of the input 65,536 payloads are read ahead")
    func held() {
        #expect(Limit.heldBytes.standard == Double(64 << 20))
        #expect(Limit.inFlight.standard == 65_536)
    }
}
