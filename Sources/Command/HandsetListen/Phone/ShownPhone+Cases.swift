import Handset
import HandsetCommand
import HandsetGateway
import HandsetPage
import HandsetSuites

// Failed cases of suites, which the page shows as their suites have run them.

extension ShownPhone {
    /// Keeps a case with what its own app makes of it; throws a ``PageRefusal`` if the app cannot be used here.
    func keep(_ testCase: PageCase) throws(PageRefusal) -> PageNotification {
        let answer = try topics.answer(for: testCase, options)
        let arrival = Arrival(
            ReceivedNotification(given: testCase.payload, headers: testCase.headers, number: 0),
            .delivered)
        var notification =
            switch answer.receive(arrival) {
            case .reception(let reception):
                PageNotification(arrival.notification, reception, by: answer.payloadAnswer)
            case .refused(let record, _):
                PageNotification(arrival.notification, refused: record)
            }
        notification.testCase = testCase
        return store.append([notification])[0]
    }
}

extension TopicApps {
    /// Returns the app of a case: its rules and its device, and nothing of the apps here.
    func answer(
        for testCase: PageCase, _ options: AppOptions
    ) throws(PageRefusal) -> ArrivalAnswer {
        var answer = answers[0]
        do {
            let app = try AppFile(untrusted: testCase.app, source: "the case")
            answer.payloadAnswer = try options.makeAnswer(
                of: app, inPlaceOf: answer.payloadAnswer.with(.ofTheApp))
        } catch {
            throw .invalid("The app of the case cannot be used here: \(error)")
        }
        return answer
    }
}
