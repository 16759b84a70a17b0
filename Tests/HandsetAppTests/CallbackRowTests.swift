import HandsetTestSupport
import Testing

/// The rows of the page of callbacks in Apple's types.
@Suite struct CallbackRowTests {
    @Test(
        "Code in Apple's types gets the callbacks of Handset's own delegate, in the same order",
        arguments: Sweep.choose(sampled: [18], exhaustive: [4, 8, 9, 12, 18]))
    func rows(version: Int) async {
        await #expect(processExitsWith: .success) { [version] in
            // 6 states, 6 choices, 8 sets of methods, or a third of them.
            let least = Sweep.choose(sampled: 80, exhaustive: 288)
            let count = await CallbackRows().compare(version: version, hasScenes: false)
            #expect(count >= least)
            guard version >= 13 else { return }
            #expect(await CallbackRows().compare(version: version, hasScenes: true) >= least)
        }
    }
}
