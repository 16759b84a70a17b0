/// The frame of a page of HTML: one file that needs no other, and runs no scripts but its own.
package enum HTMLPage {
    /// The style is what the page has besides the rules of all pages.
    ///
    /// `script` is the one script that may run: the page's policy has its hash. `nil` for none.
    package static func begin(
        title: String, style: String, script hash: String? = nil, into html: inout HTMLText
    ) {
        let scripts = hash.map { "; script-src '\($0)'" } ?? ""
        html.writeMarkup(
            """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'\(scripts)">

            """)
        html.element(.title, text: title)
        html.writeMarkup(
            "\n<style>\n\(PageStyle.variables)\n\(PageStyle.base)\n\(style)\n</style>\n<main>\n")
    }

    /// Writes the heading of a page, which stands first although its sums are known last.
    package static func writeHeading(
        _ title: String, lines: [String], into html: inout HTMLText,
        more: (inout HTMLText) -> Void = { _ in }
    ) {
        html.element(.header) { html in
            html.element(.h1, text: title)
            for line in lines { html.element(.p, ["class": "quiet"], text: line) }
            more(&html)
        }
        html.endLine()
    }

    package static func end(into html: inout HTMLText) { html.writeMarkup("</main>\n</html>\n") }
}
