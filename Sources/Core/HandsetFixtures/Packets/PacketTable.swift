internal import Handset

/// The fields of a notification as a table of HTML, with faults at their places.
struct PacketTable {
    /// The number of bytes without a blank between them.
    private static let groupByteCount = 4

    private let unpacked: UnpackedNotification

    init(_ unpacked: UnpackedNotification) { self.unpacked = unpacked }

    func write(into html: inout HTMLText) {
        let places = Dictionary(grouping: unpacked.faults, by: index(of:))
        let offsets = Set(unpacked.faults.map(\.offset))
        html.element(.table) { html in
            html.element(.tr, ["class": "head"]) { html in
                for name in ["offset", "bytes", "meaning"] {
                    html.element(.th, ["scope": "col"], text: name)
                }
            }
            for (index, field) in unpacked.fields.enumerated() {
                html.endLine()
                html.element(.tr, ["class": Self.style(of: field.kind)]) { html in
                    html.element(.td, ["class": "offset"], text: "\(field.offset)")
                    html.element(.td, ["class": "bytes"]) { html in
                        Self.write(field, offsets, into: &html)
                    }
                    html.element(.td, ["class": "meaning"], text: PacketMeaning.text(of: field))
                }
                for fault in places[index] ?? [] {
                    html.element(.tr) { html in
                        Self.write(fault, as: .td, into: &html)
                    }
                }
            }
        }
    }

    static func write(_ fault: PacketFault, as name: HTMLElement, into html: inout HTMLText) {
        let style = fault.isWarning ? "warning" : "bad"
        let attributes: KeyValuePairs =
            name == .td ? ["class": "fault \(style)", "colspan": "3"] : ["class": "fault \(style)"]
        html.element(name, attributes) { html in
            html.element(
                .span, ["class": "chip"], text: fault.isWarning ? "warning" : "error")
            html.write(" at offset \(fault.offset): ")
            html.element(.b, text: "\(fault.kind)")
            html.write(": \(fault.finding)")
            guard let status = fault.status else { return }
            html.element(.br)
            html.element(
                .span, ["class": "quiet"], text: "the gateway's status: \(status.code), \(status)")
        }
    }

    /// Returns the index of the field that a fault is in; the last one for a fault after all of them.
    private func index(of fault: PacketFault) -> Int {
        let index = unpacked.fields.lastIndex { $0.offset <= fault.offset && !$0.bytes.isEmpty }
        return index ?? max(0, unpacked.fields.count - 1)
    }

    private static func write(
        _ field: PacketField, _ faultOffsets: Set<Int>, into html: inout HTMLText
    ) {
        var run = ""
        for (index, byte) in field.bytes.enumerated() {
            if index > 0, index.isMultiple(of: groupByteCount) { run += " " }
            let digits = String(hexOf: [byte])
            if faultOffsets.contains(field.offset + index) {
                html.writeShown(run)
                run = ""
                html.element(.mark, text: digits)
            } else {
                run += digits
            }
            if run.utf8.count >= 16 << 10 {
                html.writeShown(run)
                run = ""
            }
        }
        html.writeShown(run)
    }

    /// Returns the class of a kind of field, which has a colour.
    private static func style(of kind: PacketField.Kind) -> String {
        switch kind {
        case .command, .frameLength, .itemNumber, .itemLength, .tokenLength, .payloadLength:
            "frame"
        case .token: "token"
        case .payload: "payload"
        case .identifier, .expiration, .priority: "detail"
        case .unknown: "bad"
        }
    }

    static let style =
        [("frame", "none"), ("token", "twice"), ("payload", "blue"), ("detail", "wait")]
        .map { PageStyle.rule(".\($0)", hue: $1) }.joined(separator: "\n") + """

            .source { margin-top: 2.5rem }
            table { border-collapse: collapse; width: 100%; margin-top: .75rem }
            th { text-align: left; font-weight: 500; font-size: .875rem; color: var(--quiet); padding: 0 .75rem .25rem 0 }
            td { vertical-align: top; padding: .1875rem .75rem .1875rem 0; overflow-wrap: anywhere }
            td.offset { color: var(--quiet); text-align: right; width: 4.5rem; font-size: .875rem; font-variant-numeric: tabular-nums }
            .head th:first-child { text-align: right }
            td.bytes { width: 36ch; font: 13px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; color: var(--c); background: var(--t); box-shadow: inset 3px 0 var(--c); padding-left: .75rem }
            td.meaning { font-size: .875rem; line-height: 1.5; padding-left: .75rem }
            .head th:last-child { padding-left: .75rem }
            .fault { color: var(--c); background: var(--t); box-shadow: inset 3px 0 var(--c); padding: .375rem .75rem; font-size: .875rem }
            td.fault { border: solid var(--page); border-width: 2px 0 }
            .fault .chip { background: none; padding: 0 }
            mark { color: var(--page); background: var(--lost); border-radius: 2px }
            @media (max-width: 44rem) {
              table, tr, td { display: block }
              .head { display: none }
              tr { display: grid; grid-template-columns: 3rem 1fr; margin-top: .375rem }
              td.offset { width: auto }
              td.meaning { order: 1; padding-left: 0 }
              td.bytes { order: 2; width: auto }
              td.bytes, td.fault { grid-column: 1 / -1 }
            }
            """
}
