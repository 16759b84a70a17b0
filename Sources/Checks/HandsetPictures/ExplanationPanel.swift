import Handset

/// A text of an explanation in a frame with a caption, with its marks.
struct ExplanationPanel {
    /// True if marks have the numbers of their sessions.
    let hasNumbers: Bool

    func write(
        _ caption: String, hasLineNumbers: Bool = false, into html: inout HTMLText,
        forEachLine: (([MarkedPiece]) throws -> Void) throws -> Void
    ) throws {
        try html.element(.figure) { html in
            html.element(.figcaption, text: caption)
            try html.element(.pre, ["class": hasLineNumbers ? "text numbered" : "text"]) { html in
                var number = 0
                var named: Set<Int> = []
                try forEachLine { line in
                    if number > 0 { html.endLine() }
                    number += 1
                    html.element(.span, ["class": "line"]) { html in
                        for piece in line { write(piece, &named, into: &html) }
                    }
                    try html.passOn()
                }
            }
        }
        html.endLine()
    }

    private func write(
        _ piece: MarkedPiece, _ named: inout Set<Int>, into html: inout HTMLText
    ) {
        guard piece.mark != nil || piece.isEvidence else { return html.writeShown(piece.text) }
        var style = piece.isEvidence ? ["evidence"] : []
        if let mark = piece.mark {
            style += [mark.kind == .captured ? "captured" : "matched"]
            style += [Self.style(ofSession: mark.session)]
            if piece.text.isEmpty { style.append("empty") }
            let isFirst = mark.kind == .captured && named.insert(mark.session).inserted
            if isFirst, hasNumbers {
                html.element(.sup, ["class": style.last ?? ""], text: "\(mark.session)")
            }
        }
        html.element(.mark, ["class": style.joined(separator: " ")]) { $0.writeShown(piece.text) }
    }

    /// Returns the class of a session, which has a colour.
    static func style(ofSession session: Int) -> String {
        session == 0 ? "s0" : "s\((session - 1) % PageStyle.hues.count + 1)"
    }

    static let style = """
        .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 1rem }
        figure { margin: 1rem 0 0; min-width: 0 }
        figcaption { color: var(--quiet); font-size: .875rem; margin-bottom: .25rem; overflow-wrap: anywhere }
        figure pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .5rem .75rem }
        .numbered { counter-reset: line }
        .numbered .line { display: inline-block; width: 100%; box-sizing: border-box; padding-left: 2.5rem; position: relative }
        .numbered .line::before { counter-increment: line; content: counter(line); color: var(--quiet); position: absolute; left: 0; width: 1.75rem; text-align: right }
        mark { color: inherit; background: none; -webkit-box-decoration-break: clone; box-decoration-break: clone }
        .matched { text-decoration: underline dotted 2px var(--c); text-underline-offset: 3px }
        .captured { background: color-mix(in srgb, var(--c) 22%, transparent); box-shadow: inset 0 -2px var(--c); border-radius: 2px }
        .captured.s1 { background: var(--t) }
        .evidence { text-decoration: underline wavy 1px var(--lost); text-underline-offset: 3px }
        .empty::before { content: "nothing"; font-size: .75em; color: var(--c) }
        pre sup { color: var(--c); font-size: .6875rem; font-weight: 700; line-height: 0; user-select: none }
        .sessions li, .hazards li { margin-top: .5rem }
        .hazards { margin-top: 1.25rem }
        .hazards p { margin-top: .125rem }
        .list li { margin-top: .25rem }
        @media (max-width: 44rem) { .pair { grid-template-columns: minmax(0, 1fr) } }
        """
}
