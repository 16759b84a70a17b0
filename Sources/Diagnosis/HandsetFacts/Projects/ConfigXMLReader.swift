/// Reads the config.xml of an app that is made with Cordova, or the template of one.
struct ConfigXMLReader {
    let text: ProjectText

    /// An element with its attributes; the end of one has a slash before its name.
    private struct Element {
        var name: Substring
        var attributes: [Substring: String] = [:]
        /// The number of the line, from 0.
        let line: Int
        /// The text behind it, up to the next element.
        var text = ""
    }

    static func takes(_ name: String) -> Bool { name.hasPrefix("config") && name.hasSuffix(".xml") }

    var facts: [AppFact] {
        // Folders of other systems, and those that Cordova itself writes.
        let folders = text.path.lowercased().split(separator: "/").dropLast()
        guard !folders.contains("android"), !folders.contains("platforms") else { return [] }
        let elements = elements
        // Capacitor writes a file of this name without an identifier.
        guard let widget = elements.first(where: { $0.name == "widget" }),
            let identifier = widget.attributes["id"], !identifier.isEmpty
        else { return [] }
        var facts = [text.fact(.framework("cordova"), at: widget.line)]
        let own = widget.attributes["ios-CFBundleIdentifier"] ?? identifier
        if Self.isKnown(own) {
            facts.append(text.fact(.bundleIdentifier(own), at: widget.line))
        }
        return facts + inner(elements)
    }

    private func inner(_ elements: [Element]) -> [AppFact] {
        var (facts, platform, plugin, list): ([AppFact], String?, String?, String?) = (
            [], nil, nil, nil
        )
        for element in elements {
            let name = element.attributes["name"] ?? ""
            switch element.name {
            case "platform": platform = name
            case "/platform": platform = nil
            case "/plugin": plugin = nil
            case "/config-file", "/edit-config": list = nil
            case _ where platform != nil && platform != "ios": continue
            case "plugin":
                plugin = name
                if FrameworkPlugins.names.contains(name) {
                    facts.append(text.fact(.plugin(name), at: element.line))
                }
            case "preference":
                guard name == "deployment-target", let value = element.attributes["value"],
                    Self.isKnown(value)
                else { continue }
                facts.append(text.fact(.deploymentTarget(value), at: element.line))
            case "variable":
                guard plugin?.hasPrefix("cordova-plugin-customurlscheme") == true,
                    name.hasSuffix("URL_SCHEME"), let value = element.attributes["value"],
                    Self.isKnown(value)
                else { continue }
                facts.append(text.fact(.urlScheme(value), at: element.line))
            case "config-file": list = element.attributes["parent"]
            case "edit-config": list = element.attributes["target"]
            case "string" where list == "UIBackgroundModes" && !element.text.isEmpty:
                facts.append(text.fact(.backgroundMode(element.text), at: element.line))
            default: continue
            }
        }
        return facts
    }

    /// Returns false for what is empty, and for places that something else fills in.
    private static func isKnown(_ value: String) -> Bool {
        !value.isEmpty
            && value.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || ".-+_".contains($0))
            }
    }

    // MARK: - Elements

    private var elements: [Element] {
        var elements: [Element] = []
        var isComment = false
        var open: Element?
        for (index, line) in text.lines.enumerated() {
            var rest = line[...]
            while !rest.isEmpty {
                if isComment {
                    guard let end = rest.firstRange(of: "-->") else { break }
                    isComment = false
                    rest = rest[end.upperBound...]
                } else if var element = open {
                    let end = rest.firstIndex(of: ">")
                    Self.add(rest[..<(end ?? rest.endIndex)], to: &element)
                    guard let end else {
                        open = element
                        break
                    }
                    open = nil
                    rest = rest[rest.index(after: end)...]
                    element.text = String(rest.prefix { $0 != "<" }.trimmed)
                    elements.append(element)
                } else {
                    guard let start = rest.firstIndex(of: "<") else { break }
                    if rest[start...].hasPrefix("<!--") {
                        isComment = true
                        rest = rest[start...].dropFirst(4)
                        continue
                    }
                    let behind = rest[rest.index(after: start)...]
                    let name = behind.prefix { !$0.isWhitespace && $0 != ">" && $0 != "=" }
                    let isEmpty = name.hasSuffix("/") && name.count > 1
                    open = Element(name: isEmpty ? name.dropLast() : name, line: index)
                    rest = behind[name.endIndex...]
                    if rest.isEmpty { break }
                }
            }
        }
        return elements
    }

    private static func add(_ part: Substring, to element: inout Element) {
        var rest = part
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].trimmed.split(whereSeparator: \.isWhitespace).last ?? ""
            let behind = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
            guard let quote = behind.first, quote == "\"" || quote == "'" else { return }
            let value = behind.dropFirst()
            guard let end = value.firstIndex(of: quote) else { return }
            element.attributes[name] = String(value[..<end])
            rest = value[value.index(after: end)...]
        }
    }
}
