import Foundation
import Handset
import Testing

/// Steps that an app's program tells to another process.
@Suite struct RunStepTests {
    static let steps: [ScenarioPlan.Step] =
        AppCallback.Selector.allCases.map {
            .callback(
                AppCallback(
                    $0, in: .background, carriesPayload: false, actionIdentifier: "a", userText: "b"
                ))
        }
        + NotificationDisplay.Place.allCases.map {
            .display(
                NotificationDisplay(
                    showsAlert: true, badge: 3,
                    sound: APSSound(name: "a", isCritical: true, volume: 0.5), place: $0))
        }
        + [
            .display(.nothing), .log(.backgroundModeMissing), .log(.completionHandlerCalledTwice),
            .log(.completionHandlerNeverCalled(.didReceiveResponse)), .log(.callNotReported),
            .log(.appEndedWithoutCall), .log(.appBlockedForCalls("a")), .log(.startWithoutAlert),
            .log(.contentStateUndecodable(isMissing: true)),
            .log(.contentStateUndecodable(isMissing: false)), .log(.startBudgetExceeded("a")),
        ]

    @Test(arguments: steps) func everyStepComesBack(_ step: ScenarioPlan.Step) throws {
        let bytes = try JSONEncoder().encode(RunStep(step))
        #expect(try JSONDecoder().decode(RunStep.self, from: bytes).step == step)
    }

    @Test func aStepOfAnotherVersionIsNone() throws {
        let text = #"{"callback":{"selector":"new:","applicationState":0,"carriesPayload":true}}"#
        #expect(try JSONDecoder().decode(RunStep.self, from: Data(text.utf8)).step == nil)
    }

    @Test func aCategoryComesBack() throws {
        var category = NotificationCategory(
            identifier: "order", actions: [NotificationAction("ask", takesText: true)])
        category.options = .customDismissAction
        let bytes = try JSONEncoder().encode(RunCategory(category))
        #expect(try JSONDecoder().decode(RunCategory.self, from: bytes).category == category)
    }
}
