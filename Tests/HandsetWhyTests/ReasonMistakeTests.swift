import Handset
import HandsetWhy
import Testing

/// The mistakes that reasons name.
@Suite struct ReasonMistakeTests {
    @Test("A reason that is a mistake names one of the table")
    func named() {
        let reasons: [Reason] =
            [
                .lateDelegate, .emptyLaunchOptions, .connectionOptionsOnly,
                .noMethod, .noMethodForTap, .noMethodForButton, .noMethodBeforePresenting,
                .otherCallbacksOnly(["fetch"]), .silentPush(.delayed), .alertsNotAllowed,
                .nothingAllowed, .unusableAlert, .noButton(.unknownCategory, isWaiting: false),
            ] + Reason.Obstacle.allCases.map { .notWoken($0, isShown: false) }
        let codes = Mistake.all.map(\.code)
        for reason in reasons {
            #expect(reason.mistake.map(codes.contains) == true, "\(reason.code)")
        }
    }

    @Test("A reason for which the user has still to act names none")
    func waiting() {
        for reason: Reason in [
            .onScreen, .inNotificationCenter, .inSummary, .dismissed, .openedByIcon,
        ] {
            #expect(reason.mistake == nil)
        }
    }
}
