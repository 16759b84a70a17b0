import Handset
import Testing

@testable import HandsetApp

/// The wait for late effects of an app.
@Suite struct EffectWaitTests {
    private static let effects = (0..<1_000).map { AppEffect(.opens, "\($0)") }

    /// Returns the number of looks until the end, where the app has `effects(look)` effects at each.
    private func lookCount(
        quietFor time: Duration = EffectWait.quietTime, _ effects: (Int) -> Int
    ) -> Int {
        var wait = EffectWait(after: [], quietFor: time)
        var count = 0
        while !wait.isOver, count < 10_000 {
            count += 1
            wait.look(at: Array(Self.effects.prefix(effects(count))))
        }
        return count
    }

    @Test("A process ends a tenth of a second after the app's last effect")
    func quiet() {
        #expect(EffectWait.interval * 10 == .milliseconds(100))
        #expect(lookCount { _ in 0 } == 10)
        #expect(lookCount { $0 < 7 ? 0 : 1 } == 17)
        #expect(lookCount(quietFor: .milliseconds(20)) { _ in 0 } == 2)
        #expect(lookCount(quietFor: .zero) { _ in 0 } == 1)
    }

    @Test("An app with ever new effects is waited for two seconds")
    func endless() {
        #expect(EffectWait.interval * lookCount { $0 } == .seconds(2))
    }
}
