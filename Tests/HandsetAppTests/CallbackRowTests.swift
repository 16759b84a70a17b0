import HandsetTestSupport
import Testing

/// The rows of the page of callbacks in Apple's types.
@Suite struct CallbackRowTests {
    @Test(
        "Code in Apple's types gets the callbacks of Handset's own delegate, in the same order",
        arguments: Sweep.choose(sampled: [18], exhaustive: [4, 8, 9, 12, 18]))
    func rows(version: Int) async {
        await #expect(processExitsWith: .success) { [version] in
            // 6 states, 6 choices, 8 sets of methods.
            let count = await CallbackRows().compare(version: version, hasScenes: false)
            #expect(count == 288)
            guard version >= 13 else { return }
            #expect(await CallbackRows().compare(version: version, hasScenes: true) == 288)
        }
    }
}
