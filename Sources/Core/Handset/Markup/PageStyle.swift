/// The colours that pages and pictures share, for light and dark, and the style of all pages.
///
/// Each colour has a contrast of at least 4.5 to its tint and to the ground.
package enum PageStyle {
    package static let variables = variables(of: Set(colours.map(\.name)))

    package static func variables(of names: Set<String>) -> String {
        """
        :root { color-scheme: light dark; \(declarations(of: names, \.light)) }
        @media (prefers-color-scheme: dark) { :root { \(declarations(of: names, \.dark)) } }
        """
    }

    /// The colours that tell sessions apart; each has a tint with `-t` after its name.
    ///
    /// The first one is that of a match on the page of `handset phone`.
    package static let hues = ["match", "blue", "twice", "ok", "pink"]

    /// Returns rules that give elements of a class a colour and its tint.
    package static func rule(_ selector: String, hue: String) -> String {
        "\(selector) { --c: var(--\(hue)); --t: var(--\(hue)-t) }"
    }

    /// The style sheet's rules that all pages have.
    package static let base = """
        body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
        main { display: flex; flex-direction: column; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem }
        main > * { min-width: 0 }
        header { order: -1; margin-bottom: 1.5rem }
        section + section { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: 1.5rem }
        h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .25rem; overflow-wrap: anywhere }
        h2 { font-size: 1.0625rem; line-height: 1.3; margin: 0 0 .25rem; overflow-wrap: anywhere }
        h3 { font-size: .9375rem; line-height: 1.4; margin: 1.25rem 0 .25rem; overflow-wrap: anywhere }
        p { margin: .5rem 0 0; overflow-wrap: anywhere }
        ul, ol { margin: .5rem 0 0; padding-left: 1.5rem; overflow-wrap: anywhere }
        ul.plain { list-style: none; padding: 0 }
        a { color: var(--blue) }
        .quiet { color: var(--quiet) }
        .good { --c: var(--ok); --t: var(--ok-t) }
        .warning { --c: var(--wait); --t: var(--wait-t) }
        .bad { --c: var(--lost); --t: var(--lost-t) }
        .chip { color: var(--c); background: var(--t); border-radius: 4px; padding: .0625rem .375rem; font-size: .8125rem; font-weight: 600; white-space: nowrap }
        code, pre, .mono { font: 13px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; unicode-bidi: isolate }
        pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4 }
        """

    private struct Colour {
        let name: String
        let light: String
        let dark: String
    }

    private static let colours = [
        Colour(name: "page", light: "#ffffff", dark: "#171b1e"),
        Colour(name: "panel", light: "#f6f7f8", dark: "#1e2327"),
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
        Colour(name: "blue", light: "#0b5fad", dark: "#7db8f5"),
        Colour(name: "blue-t", light: "#e6f1fb", dark: "#12263a"),
        Colour(name: "match", light: "#8a5300", dark: "#eeb64f"),
        Colour(name: "match-t", light: "#ffdb70", dark: "#5b4712"),
        Colour(name: "pink", light: "#a3246d", dark: "#f59bcb"),
        Colour(name: "pink-t", light: "#fbeaf4", dark: "#36182a"),
    ]

    private static func declarations(
        of names: Set<String>, _ value: KeyPath<Colour, String>
    ) -> String {
        colours.filter { names.contains($0.name) }
            .map { "--\($0.name): \($0[keyPath: value])" }.joined(separator: "; ")
    }
}
