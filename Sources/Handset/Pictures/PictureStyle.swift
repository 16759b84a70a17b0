/// The colours and shapes that pages and pictures share, for light and dark.
///
/// Each colour has a contrast of at least 4.5 to its tint and to the ground.
enum PictureStyle {
    /// The variables of a style sheet.
    static let variables = """
        :root { color-scheme: light dark; \(declarations(\.light)) }
        @media (prefers-color-scheme: dark) { :root { \(declarations(\.dark)) } }
        """

    /// The style sheet's rules of the kinds, for elements with the kind as their class.
    static let kinds = MatrixCell.Kind.allCases.map { kind in
        let name = variable(of: kind)
        return ".\(kind.rawValue) { --c: var(--\(name)); --t: var(--\(name)-t) }"
    }.joined(separator: "\n")

    private struct Colour {
        let name: String
        let light: String
        let dark: String
    }

    private static let colours = [
        Colour(name: "page", light: "#ffffff", dark: "#171b1e"),
        Colour(name: "line", light: "#dce0e3", dark: "#2a3035"),
        Colour(name: "ink", light: "#14181b", dark: "#e9ecee"),
        Colour(name: "quiet", light: "#5c666e", dark: "#97a1a9"),
        Colour(name: "ok", light: "#0a7040", dark: "#57c98c"),
        Colour(name: "ok-t", light: "#e9f6ee", dark: "#13251b"),
        Colour(name: "wait", light: "#8a5300", dark: "#eeb64f"),
        Colour(name: "wait-t", light: "#fcf4e2", dark: "#2f2410"),
        Colour(name: "lost", light: "#b3261e", dark: "#ff8d85"),
        Colour(name: "lost-t", light: "#fdeeec", dark: "#2e1918"),
        Colour(name: "none", light: "#5f6972", dark: "#97a1a9"),
        Colour(name: "none-t", light: "transparent", dark: "transparent"),
        Colour(name: "twice", light: "#6236c4", dark: "#bda4ff"),
        Colour(name: "twice-t", light: "#f3eefc", dark: "#261d40"),
    ]

    private static func declarations(_ value: KeyPath<Colour, String>) -> String {
        colours.map { "--\($0.name): \($0[keyPath: value])" }.joined(separator: "; ")
    }

    private static func variable(of kind: MatrixCell.Kind) -> String {
        switch kind {
        case .routed: "ok"
        case .twice: "twice"
        case .waiting: "wait"
        case .lost: "lost"
        case .impossible, .none: "none"
        }
    }

    /// Returns the shape of a kind in a square of 14 units, as elements of SVG.
    ///
    /// The shapes differ, so that nobody has to tell colours apart.
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
        case .impossible: return #"<circle cx="7" cy="7" r="1.6" fill="var(--c)"/>"#
        case .none:
            return
                #"<circle cx="7" cy="7" r="5.4" fill="none" stroke="var(--c)" stroke-dasharray="2 2"/>"#
        }
    }
}
