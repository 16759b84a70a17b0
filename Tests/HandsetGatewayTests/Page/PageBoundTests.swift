import Testing

@testable import HandsetListen
@testable import HandsetPage

/// The bounds of the page's server and of the recording, as the page of `handset listen` states them.
@Suite struct PageBoundTests {
    @Test("By default a reader of an answer has 60 seconds for a byte, and clients hold 64 MiB")
    func defaults() {
        let configuration = PageConfiguration()
        #expect(configuration.idleTimeout == 60)
        #expect(PageConfiguration.defaultByteLimit == 64 << 20)
        #expect(configuration.connectionLimit == 8_192)
    }

    @Test("10,000 events are kept in 16 MiB, and 4,096 clients may wait")
    func stores() {
        #expect(PageEventLog.defaultCountLimit == 10_000)
        #expect(PageEventLog.defaultByteLimit == 16 << 20)
        #expect(NotificationStore.waiterLimit == 4_096)
    }

    @Test("Where no file can be opened, notifications wait to be recorded for a minute at most")
    func recording() { #expect(ArrivalWriter.shortageLimit == .seconds(60)) }
}
