/// Something that an app's own code does, and that its user sees.
package struct AppEffect: Codable, Hashable, Sendable {
    /// The kind of effect.
    package enum Kind: String, Codable, CaseIterable, Sendable {
        /// The app says itself what it has opened.
        case opens
        /// It opens a URL.
        case url
        /// It presents a controller.
        case presents
        /// It shows the screen of a call.
        case call
        /// A Live Activity begins, changes or ends.
        case activity
    }

    package var kind: Kind
    /// The name of what is opened: the app's own word, the URL, or the controller's type.
    package var text: String

    package init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}

extension AppEffect: CustomStringConvertible {
    package var description: String {
        switch kind {
        case .opens: "opens \(text)"
        case .url: "opens the URL \(text)"
        case .presents: "presents \(text)"
        case .call: "shows the call of \(text)"
        case .activity: "Live Activity \(text)"
        }
    }
}

extension [AppEffect] {
    /// Returns the effects, each as often as it is there, minus others.
    package func without(_ others: [AppEffect]) -> [AppEffect] {
        var others = others
        return filter { effect in
            guard let index = others.firstIndex(of: effect) else { return true }
            others.remove(at: index)
            return false
        }
    }

    /// The number of times that the most frequent one is there.
    package var times: Int {
        Dictionary(map { ($0, 1) }, uniquingKeysWith: +).values.max() ?? 0
    }
}
