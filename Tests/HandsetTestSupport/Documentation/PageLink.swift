public import Foundation

/// A link from a page of the documentation to a file of the repository, or to a heading of the page.
public struct PageLink: CustomStringConvertible, Sendable {
    /// The text that is shown, in Markdown.
    public let text: String
    /// The path from the page's folder, and the anchor.
    public let target: String
    /// The path of the page, from the top level of the repository.
    public let page: String

    /// The link and its page, for the message of a test.
    public var description: String { "\(page): [\(text)](\(target))" }

    /// The file that the link leads to.
    public var file: URL {
        let folder = Repository.root.appending(path: page).deletingLastPathComponent()
        let path = String(target.prefix { $0 != "#" })
        return path.isEmpty
            ? Repository.root.appending(path: page) : folder.appending(path: path).standardized
    }

    /// The heading that the link leads to, by the name that code hosts give it.
    public var anchor: String? {
        target.firstIndex(of: "#").map { String(target[target.index(after: $0)...]) }
    }

    /// The name in the text of a link to Swift sources, such as `open` for `Phone.open()`.
    public var declaredName: String? {
        guard file.pathExtension == "swift", text.hasPrefix("`") else { return nil }
        let name = text.dropFirst().prefix { $0 != "(" && $0 != "`" }
        return name.split(separator: ".").last.map(String.init)
    }
}

extension DocumentationPage {
    /// The text without code, in which nothing is a link.
    public var prose: String {
        text.replacing(/(?ms)^ *```.*?^ *```$/, with: "")
    }

    /// The links to files of the repository and to headings of this page.
    public var links: [PageLink] {
        // Code is matched first, since nothing in it is a link.
        prose.matches(of: /`[^`]*`|\[((?:[^\[\]`]|`[^`]*`)+)\]\(([^()\s]+)(?: "[^"]*")?\)/)
            .compactMap { match in
                guard let text = match.1, let target = match.2, !target.contains(/^[a-z]+:/) else {
                    return nil
                }
                return PageLink(text: String(text), target: String(target), page: path)
            }
    }

    /// The headings, by the names that code hosts give them in links.
    public var anchors: [String] {
        headings.map { heading in
            String(
                heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            ).replacing(" ", with: "-")
        }
    }

    /// The text of each heading, without the marks of code.
    public var headings: [String] {
        prose.matches(of: /(?m)^#+ (.*)$/).map { String($0.1).replacing("`", with: "") }
    }
}
