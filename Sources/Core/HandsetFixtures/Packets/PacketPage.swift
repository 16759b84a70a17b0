internal import Handset

/// The events of a sender's streams as a page of HTML: one file that needs no other, and no scripts.
///
/// The bytes of a notification are laid out by their fields, each kind with its colour, and a fault stands below
/// the field that it is in.
package struct PacketPage {
    private var totals = PacketTotals()
    /// The stream that was written last.
    private var source: String?

    package init() {}

    package func begin(into text: inout some TextOutputStream) {
        var html = HTMLText()
        HTMLPage.begin(
            title: "What is in a sender's packets", style: PacketTable.style, into: &html)
        text.write(html.text)
    }

    /// Writes an event of a stream, whose name is `nil` if it is the only one.
    package mutating func write(
        _ event: PacketEvent, source: String?, into text: inout some TextOutputStream
    ) {
        totals.add(event)
        let isNew = source != self.source
        self.source = source
        var html = HTMLText()
        if isNew, let source { html.element(.h2, ["class": "source"], text: source) }
        html.element(.section) { Self.write(event, into: &$0) }
        html.endLine()
        text.write(html.text)
    }

    /// Writes the totals, which are shown at the top, and the end of the page.
    package func end(into text: inout some TextOutputStream) {
        var html = HTMLText()
        HTMLPage.writeHeading(totals.title, lines: totals.lines, into: &html)
        HTMLPage.end(into: &html)
        text.write(html.text)
    }

    private static func write(_ event: PacketEvent, into html: inout HTMLText) {
        switch event {
        case .notification(let unpacked):
            let command = unpacked.notification.command.rawValue
            html.element(.h3) { html in
                html.write("Notification at offset \(unpacked.offset) ")
                let faults = unpacked.faults
                let style =
                    faults.isEmpty ? "good" : faults.allSatisfy(\.isWarning) ? "warning" : "bad"
                html.element(
                    .span, ["class": "chip \(style)"],
                    text: faults.isEmpty
                        ? "no faults" : "\(faults.count) fault\(faults.count == 1 ? "" : "s")")
            }
            html.element(
                .p, ["class": "quiet"], text: "command \(command), \(unpacked.byteCount) bytes")
            PacketTable(unpacked).write(into: &html)
        case .damage(let fault):
            html.element(.h3, text: "Damage at offset \(fault.offset)")
            PacketTable.write(fault, as: .p, into: &html)
        case .errorResponse, .feedbackRecord, .skipped:
            // Their text has no fields.
            var text = ""
            PacketText(event).write(into: &text)
            let lines = text.split(separator: "\n")
            html.element(.p, ["class": "mono"], text: String(lines.first ?? ""))
            for line in lines.dropFirst() {
                html.element(.p, ["class": "quiet"], text: String(line))
            }
        }
    }
}
