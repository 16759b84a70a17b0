import Testing

/// Apps that crash or are killed: each launch that must find clean statics is an exit test.
@Suite struct CrashTests {
    @Test("A crash of an app fails the process of its test alone, with its text")
    func crash() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try await CrashRuns().tap(["aps": ["alert": "hi"]])
            })
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("a push without a chat"))
    }

    @Test("A launch in another process finds clean statics, and one after a kill does not")
    func statics() async throws {
        for _ in 0..<2 {
            let result = try #require(
                await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                    try await CrashRuns().tap(["aps": ["alert": "hi"], "chat": "7"])
                })
            let text = String(decoding: result.standardOutputContent, as: UTF8.self)
            #expect(text.contains("opened 7"))
        }
        await #expect(processExitsWith: .success) { try await CrashRuns().kill() }
    }
}
