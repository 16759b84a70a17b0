package enum HTMLElement: String, Sendable {
    case a, b, br, caption, code, details, div, figcaption, figure, h1, h2, h3, header, li, main,
        mark
    case nav, ol, p, pre, section, small, span, style, summary, sup, svg, symbol, table, tbody, td,
        tfoot, th, thead
    case title, tr, ul, use

    /// True if the element has neither content nor an end.
    var isVoid: Bool { self == .br }
}
