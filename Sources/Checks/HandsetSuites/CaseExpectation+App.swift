import Handset

extension CaseExpectation {
    /// True if the payload alone decides.
    var isAboutPayload: Bool {
        switch content {
        case .hazards, .refused: true
        case .session, .url, .javaScript, .calls, .none, .callbacks, .display, .badge, .webView:
            false
        }
    }

    func failure(given finding: AppFinding) -> CaseFailure? {
        let (opened, delivery) = (finding.opened, finding.delivery)
        let isMet: Bool
        let (expected, found): (String, String)
        switch content {
        case .session(let text), .url(let text), .javaScript(let text):
            // An app that opens a link twice is at fault; a case that wants it lists both as calls.
            isMet = opened.count == 1 && ComparedText.areEqual(opened[0], text)
            (expected, found) = (text, ComparedText.inWords(opened, else: "nothing opened"))
        case .calls(let calls):
            isMet = opened.elementsEqual(calls, by: ComparedText.areEqual)
            expected = ComparedText.inWords(calls, else: "nothing opened")
            found = ComparedText.inWords(opened, else: "nothing opened")
        case .none:
            isMet = opened.isEmpty
            (expected, found) = (
                "nothing opened", ComparedText.inWords(opened, else: "nothing opened")
            )
        case .callbacks(let names):
            let made = delivery.selectors.map(\.shortName)
            isMet = names == made
            expected = ComparedText.inWords(names, else: "no callback")
            found = ComparedText.inWords(made, else: "no callback")
        case .display(let parts):
            let shown = delivery.display.partNames
            isMet = parts == Set(shown)
            expected = ComparedText.inWords(parts.sorted(), else: "nothing")
            found = ComparedText.inWords(shown, else: "nothing")
        case .badge(let number):
            isMet = number == delivery.display.badge
            (expected, found) = (Self.inWords(number), Self.inWords(delivery.display.badge))
        case .hazards, .refused, .webView: return nil
        }
        return isMet ? nil : failure(expected, found)
    }
}
