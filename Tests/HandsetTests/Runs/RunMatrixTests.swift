import Handset
import Testing

/// The matrix of an app whose own code has run.
@Suite struct RunMatrixTests {
    private let payload: Payload = ["aps": ["alert": "hi"], "chat": "7"]
    private let opens = AppEffect(.opens, "chat 7")

    private func cell(
        _ state: AppState, _ action: UserAction, opens effects: [AppEffect] = [],
        shown: Bool = true, in selectors: [AppCallback.Selector] = [],
        change: (inout RunCell) -> Void = { _ in }
    ) -> RunCell {
        var scenario = Scenario(.iOS(18), app: state, action: action)
        scenario.delegates = .userNotifications
        var cell = RunCell(
            scenario,
            steps: [.display(NotificationDisplay(showsAlert: shown))]
                + selectors.map { .callback(AppCallback($0, in: .active)) },
            isActionPossible: true, run: AppRun(), effects: effects)
        change(&cell)
        return cell
    }

    private func fates(_ cells: [RunCell]) -> [Fate] {
        matrix(cells).rows.map(\.fate)
    }

    private func matrix(_ cells: [RunCell]) -> ScenarioMatrix {
        ScenarioMatrix(of: payload, by: "Chat", in: Scenario(.iOS(18)), cells: cells)
    }

    @Test func whatIsOpenedInOneCellIsLostWhereATapOpensNothing() {
        #expect(
            fates([
                cell(.background, .tap, opens: [opens], in: [.didReceiveResponse]),
                cell(.notRunning, .tap, in: [.didFinishLaunching]),
            ]) == [.routed(times: 1), .lost(.launchOptionsOnly)])
    }

    @Test func anAppThatOpensNothingAnywhereHasNoSession() {
        #expect(fates([cell(.background, .tap, in: [.didReceiveResponse])]) == [.none])
    }

    @Test func anAppThatEndsBehindACutIsNotJudged() {
        let crash = AppCrash(message: "Unexpectedly found nil", trace: [])
        let ended = matrix([cell(.background, .tap) { $0.run.crash = crash }])
        #expect(ended.rows.map(\.fate) == [.lost(crash.reason)])
        #expect(ended.linesOfRuns(by: "Chat") == ["Chat opens nothing"])
        let cut = matrix([
            cell(.background, .tap, opens: [opens]) {
                $0.run.crash = crash
                $0.run.cuts = ["AppDelegate.swift:42"]
            }
        ])
        #expect(cut.rows.map(\.fate) == [.none])
        let hung = cell(.background, .tap) {
            $0.run.isHung = true
            $0.run.cuts = ["AppDelegate.swift:42"]
        }
        #expect(fates([hung]) == [.none])
        #expect(
            cut.linesOfRuns(by: "Chat")
                == ["Chat was not seen to open anything; 1 cell is not judged"])
        #expect(
            RunNote.all(of: cut).last?.lines == [
                "not judged: the app comes to AppDelegate.swift:42, where a statement is cut or a delegate is not here"
            ])
    }

    @Test func aCallThatIsNotReportedAfterAnAnswerOfWhatStandsInIsNotJudged() {
        let fault = AppRun.Fault(code: "call-not-reported", words: "no call")
        #expect(fault.after(asking: []) == fault)
        #expect(fault.isJudged)
        let other = fault.after(asking: ["Calls.isMissed()"])
        #expect(!other.isJudged)
        #expect(
            other.words
                == "no call, after it had asked Calls.isMissed(), which stands in: not judged")
        let late = AppRun.Fault(code: "handler-called-late", words: "late")
        #expect(late.after(asking: ["Calls.isMissed()"]) == late)
    }

    @Test func anExtensionWhoseHandlerWhatStandsInHasIsNotJudged() {
        let fault = AppRun.Fault(
            code: "service-extension", words: "\(ServiceExtensionFault(.neverCalled))")
        #expect(fault.given(to: []) == fault)
        #expect(!fault.given(to: ["Pictures.load"]).isJudged)
        let again = AppRun.Fault(
            code: "service-extension", words: "\(ServiceExtensionFault(.calledAgain))")
        #expect(again.given(to: ["Pictures.load"]) == again)
    }

    @Test func whereTheUserCanStillTapItWaits() {
        #expect(
            fates([
                cell(.background, .nothing),
                cell(.background, .tap, opens: [opens], in: [.didReceiveResponse]),
            ]).first == .waiting(.onScreen))
    }

    @Test func theSameTwiceIsOpenedTwice() {
        #expect(
            fates([cell(.background, .tap, opens: [opens, opens], in: [.didReceiveResponse])])
                == [.routed(times: 2)])
    }

    @Test func aCallbackThatOpensNothingIsNamed() {
        #expect(
            fates([
                cell(.background, .tap, opens: [opens], in: [.didReceiveResponse]),
                cell(.active, .nothing, shown: false, in: [.willPresentNotification]),
            ]).last == .lost(.opensNothing(["willPresent"])))
    }

    @Test func aCrashIsLostWithItsPlace() {
        let crash = AppCrash(
            message: "Index out of range",
            trace: [AppCrash.Frame(function: "f()", file: "Chat/Router.swift", line: 3)])
        let cell = cell(.background, .tap) { $0.run.crash = crash }
        #expect(fates([cell]) == [.lost(.appCrashed("Index out of range, Chat/Router.swift:3"))])
    }

    @Test func aRunWithoutEndIsLost() {
        #expect(fates([cell(.active, .nothing) { $0.run.isHung = true }]) == [.lost(.appHung)])
    }

    @Test func cellsWithTheSameLinesAreOneNote() {
        let cells = [AppState.background, .suspended].map { state in
            cell(state, .tap, opens: [opens]) { $0.run.log = ["tapped"] }
        }
        #expect(
            RunNote.all(of: matrix(cells)) == [
                RunNote(
                    title: "iOS 18.0, tap: background, suspended",
                    lines: ["opens chat 7", "log: tapped"])
            ])
    }

    @Test func aCellThatDiffersFromTheDescriptionIsMarked() throws {
        var described = Scenario(.iOS(18))
        described.delegates = .userNotifications
        let path = try #require(SessionKeyPath("chat"))
        let rule = SessionRule(name: "chat", source: .value(at: path))
        var matrix = matrix([
            cell(.background, .tap, opens: [opens], in: [.didReceiveResponse]),
            cell(.suspended, .tap, in: [.didReceiveResponse]),
        ])
        matrix.compare(
            with: try ReceivingApp(rules: SessionRules([rule]), scenario: described)
                .matrix(of: payload))
        #expect(matrix.rows.map(\.descriptionMark) == ["", " ≠ routed"])
    }
}
