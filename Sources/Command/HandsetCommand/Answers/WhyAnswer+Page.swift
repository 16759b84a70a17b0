import Handset
import HandsetClaims
import HandsetFacts
import HandsetPictures
import HandsetWhy

// The answer as a page of HTML: one file that needs no other, and no scripts.

extension WhyAnswer {
    private static let style = """
        ol.causes { padding-left: 1.5rem } ol.causes > li { margin-top: 1rem }
        .causes pre { background: var(--panel); border-radius: 4px; margin-top: .5rem; padding: .5rem .75rem }
        """

    /// The head of the page; `name` is its only payload's, `nil` for several or none.
    static func beginning(of name: String?) -> [UInt8] {
        var html = HTMLText()
        HTMLPage.begin(
            title: (name.map { "\($0): " } ?? "") + "why the push does not do what it should",
            style: style, into: &html)
        return Array(html.text.utf8)
    }

    static var end: [UInt8] {
        var html = HTMLText()
        HTMLPage.end(into: &html)
        return Array(html.text.utf8)
    }

    /// Returns the section of one payload, or of the app alone.
    func section(of diagnosis: Diagnosis, _ origin: PayloadOrigin?) -> [UInt8] {
        let title = origin.map { PayloadTitle($0, diagnosis.reception?.payload) }
        let explaining = diagnosis.causes.filter(\.explains)
        let others = diagnosis.causes.filter { !$0.explains }
        var html = HTMLText()
        html.element(.section) { html in
            html.element(.h1, text: title?.name ?? folder.map(PathText.shown) ?? "Why")
            if let details = title?.details {
                html.element(.p, ["class": "quiet"], text: details)
            }
            if let phone = PhoneWords(diagnosis).text {
                html.element(.p, text: "The phone: \(phone).")
            }
            for line in LogWords(diagnosis).lines { html.element(.p, text: line) }
            if explaining.isEmpty {
                html.element(.p) { html in
                    html.element(.b, text: missing(in: diagnosis, besides: others))
                }
            } else {
                html.element(.ol, ["class": "causes"]) { html in
                    for cause in explaining.prefix(5) { write(cause, into: &html) }
                }
            }
            if explaining.contains(where: { $0.station > .request }) {
                html.element(.p) { html in
                    html.write("To see that it helped: ")
                    html.element(.code, text: command)
                }
            }
            if !others.isEmpty { write(others, besides: !explaining.isEmpty, into: &html) }
            if !diagnosis.complaint.hasApp {
                html.element(.p, ["class": "quiet"], text: "No app was looked at: \(advice)")
            }
        }
        html.endLine()
        return Array(html.text.utf8)
    }

    private func write(_ cause: Cause, into html: inout HTMLText) {
        html.element(.li) { html in
            html.element(.b, text: cause.words)
            html.write(" ")
            html.element(.code, text: cause.code)
            html.write(" ")
            let isCertain = cause.confidence == .certain
            html.element(
                .span, ["class": "chip \(isCertain ? "good" : "warning")"],
                text: cause.confidence.rawValue)
            html.element(
                .p,
                text: "Lost \(cause.station.words)."
                    + (cause.cell.map { " Seen with \($0)." } ?? ""))
            let places = cause.places.prefix(3).map { place in
                shown(place) + (place.text.isEmpty ? "" : ": \(place.text)")
            }
            write(lines: Array(places), into: &html)
            html.element(.p, text: "Change: \(cause.change)")
            write(lines: cause.lines, into: &html)
            if let decides = cause.decides {
                html.element(
                    .p, ["class": "quiet"], text: "To tell it from the others: \(decides).")
            }
            for claim in claims(behind: cause) {
                html.element(.p, ["class": "quiet"], text: "Known: \(ClaimWords(claim).line)")
            }
        }
        html.endLine()
    }

    private func write(lines: [String], into html: inout HTMLText) {
        guard !lines.isEmpty else { return }
        html.element(.pre) { html in
            for (index, line) in lines.enumerated() {
                if index > 0 { html.element(.br) }
                html.write(line)
            }
        }
    }

    private func write(_ others: [Cause], besides: Bool, into html: inout HTMLText) {
        if besides { html.element(.h3, text: "Besides") }
        html.element(.ul) { html in
            for cause in others.prefix(5) {
                html.element(.li) { html in
                    html.element(.code, text: cause.code)
                    html.write(": \(cause.words)")
                    if let place = cause.places.first { html.write(" (\(shown(place)))") }
                }
            }
        }
    }
}
