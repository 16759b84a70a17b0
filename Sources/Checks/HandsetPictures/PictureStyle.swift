import Handset

/// The colours and shapes of fates, which pages and pictures share.
enum PictureStyle {
    /// The style sheet's rules of the kinds, for elements with the kind as their class.
    static let kinds = MatrixCell.Kind.allCases.map { kind in
        PageStyle.rule(".\(kind.rawValue)", hue: variable(of: kind))
    }.joined(separator: "\n")

    static let colours = Set(
        ["page", "line", "ink", "quiet"]
            + MatrixCell.Kind.allCases.map(variable).flatMap { [$0, "\($0)-t"] })

    private static func variable(of kind: MatrixCell.Kind) -> String {
        switch kind {
        case .routed: "ok"
        case .twice: "twice"
        case .waiting: "wait"
        case .lost, .crashed: "lost"
        case .fault: "twice"
        case .passedBy, .dismissed, .impossible, .none: "none"
        }
    }

    /// Shapes, elements of SVG in a square of 14 units, differ so that readers need not tell colours apart.
    static func shape(of kind: MatrixCell.Kind) -> String {
        let check =
            #"<path d="M4 7.2 6.2 9.4 10 4.9" fill="none" stroke="var(--page)" stroke-width="1.6"/>"#
        switch kind {
        case .routed: return #"<circle cx="7" cy="7" r="6" fill="var(--c)"/>"# + check
        case .twice:
            return #"<circle cx="7" cy="7" r="6.4" fill="none" stroke="var(--c)"/>"#
                + #"<circle cx="7" cy="7" r="4.9" fill="var(--c)"/>"# + check
        case .waiting:
            return
                #"<circle cx="7" cy="7" r="5.6" fill="none" stroke="var(--c)" stroke-width="1.5"/>"#
                + #"<path d="M7 3.8V7l2.2 1.5" fill="none" stroke="var(--c)" stroke-width="1.4"/>"#
        case .lost:
            return #"<path d="m3 3 8 8m0-8-8 8" fill="none" stroke="var(--c)" stroke-width="2"/>"#
        case .crashed:
            return #"<path d="M7 1.2 13 12.4H1z" fill="var(--c)"/>"#
                + #"<path d="M7 5v3.6m0 1.2v1.4" stroke="var(--page)" stroke-width="1.6"/>"#
        case .fault:
            return #"<circle cx="7" cy="7" r="6" fill="var(--c)"/>"#
                + #"<path d="M7 3.6v4.2m0 1.2v1.4" stroke="var(--page)" stroke-width="1.6"/>"#
        case .passedBy:
            return
                #"<path d="M2 7h9m-3.5-3.5L11 7l-3.5 3.5" fill="none" stroke="var(--c)" stroke-width="1.5"/>"#
        case .dismissed:
            return
                #"<circle cx="7" cy="7" r="5.6" fill="none" stroke="var(--c)" stroke-width="1.5"/>"#
                + #"<path d="M4.2 7h5.6" fill="none" stroke="var(--c)" stroke-width="1.5"/>"#
        case .impossible: return #"<circle cx="7" cy="7" r="1.6" fill="var(--c)"/>"#
        case .none:
            return
                #"<circle cx="7" cy="7" r="5.4" fill="none" stroke="var(--c)" stroke-dasharray="2 2"/>"#
        }
    }
}
