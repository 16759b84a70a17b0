import Handset
import Testing

@Suite struct APSKeyTests {
    @Test("The keys are Apple's, with their types")
    func keys() {
        #expect(
            APSKey.all.map { "\($0.name): \($0.type)" } == [
                "alert: a text or a dictionary", "badge: a number",
                "sound: a text or a dictionary", "content-available: a number",
                "category: a text", "thread-id: a text", "mutable-content: a number",
                "target-content-id: a text", "interruption-level: a text",
                "relevance-score: a number", "filter-criteria: a text", "timestamp: a number",
                "event: a text", "content-state: a dictionary", "stale-date: a number",
                "dismissal-date: a number", "attributes-type: a text",
                "attributes: a dictionary", "input-push-channel: a text",
                "input-push-token: a number", "content-changed: true or false",
                "url-args: an array of texts", "account-id: a text",
            ])
        #expect(
            APSKey.allOfAlert.map { "\($0.name): \($0.type)" } == [
                "title: a text", "subtitle: a text", "body: a text",
                "title-loc-key: a text or null", "title-loc-args: an array of texts or null",
                "subtitle-loc-key: a text or null",
                "subtitle-loc-args: an array of texts or null", "loc-key: a text",
                "loc-args: an array of texts", "action-loc-key: a text or null",
                "action: a text", "launch-image: a text", "summary-arg: a text",
                "summary-arg-count: a number",
            ])
        #expect(
            APSKey.allOfSound.map { "\($0.name): \($0.type)" } == [
                "critical: a number", "name: a text", "volume: a number",
            ])
    }

    @Test("No key comes twice")
    func unique() {
        for keys in [APSKey.all, APSKey.allOfAlert, APSKey.allOfSound] {
            #expect(Set(keys.map(\.name)).count == keys.count)
        }
    }
}
