import HandsetWhy
import Testing

/// People's own words, and how they are understood.
@Suite struct SymptomTests {
    @Test(
        "People's own words name a symptom",
        arguments: [
            ("tap does nothing when killed", Symptom.tapDoesNothingWhenKilled),
            ("clicking the notification doesn't open the right screen", .tapDoesNothing),
            ("Notification not showing in foreground", .notShownInForeground),
            ("background fetch not called", .notWoken),
            ("silent push never arrives", .notWoken), ("badge count does not update", .badge),
            ("custom sound not playing", .sound),
            ("image not displayed in rich notification", .picture),
            ("action buttons are missing", .buttons),
            ("no valid aps-environment entitlement string found for application", .noToken),
            ("APNs answers 400 BadDeviceToken", .refused), ("no banner", .notShown),
        ])
    func understood(words: String, symptom: Symptom) {
        #expect(Symptom.all(in: words).first == symptom)
    }

    @Test("Other words name none")
    func none() {
        #expect(Symptom.all(in: "it is strange") == [])
        #expect(Symptom.all(in: "") == [])
    }
}
