package import HandsetPorting

/// The file of a package with what stands in for a target's files.
package struct StandInFile {
    /// The name of the target.
    private let target: String
    private let answer: GapAnswer
    private let isExtension: Bool
    /// The class of the object to which iOS gives notifications, where something stands in for that object.
    private let centerDelegate: SourceDeclaration?
    /// The lines in which the team gives values.
    private let values: [String]

    /// The lines around the team's.
    private static let (first, last) = ("    // Yours:", "    // The end of yours.")

    /// - Parameters:
    ///   - target: The name of the target.
    ///   - answer: What stands in.
    ///   - isExtension: True for a service extension.
    ///   - centerDelegate: The one class of the files that iOS may give notifications. If `nil`, none is known.
    ///   - earlier: The file that was there, whose values stay.
    package init(
        of target: String, _ answer: GapAnswer, isExtension: Bool,
        centerDelegate: SourceDeclaration? = nil, after earlier: String? = nil
    ) {
        self.target = target
        self.answer = answer
        self.isExtension = isExtension
        self.centerDelegate = answer.givesCenterDelegate ? centerDelegate : nil
        let lines = earlier?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        if let start = lines.firstIndex(where: { $0 == Self.first }),
            let end = lines.firstIndex(where: { $0 == Self.last }), start < end
        {
            values = lines[(start + 1)..<end].map(String.init)
        } else {
            values = []
        }
    }

    /// The name of the function that a launch calls.
    package static func nameOfFunction(of target: String) -> String { "prepareStandIns\(target)" }

    package var text: String {
        """
        \(StandInDeclarations.imports.joined(separator: "\n"))

        // What the app's files name and is not here: \(answer.names.count) names. Each takes any member and any call, and Asked.log
        // has what the app asked. handset init --package . --again writes this file anew, and keeps the lines of yours.

        /// Prepares what stands in, at each launch.
        @MainActor func \(Self.nameOfFunction(of: target))() {
            Asked.\(isExtension ? "add" : "begin")(
                StandInList(
                    names: \(list(answer.names.map(\.name))),
                    own: \(list(answer.names.filter(\.isOwn).map(\.name) + answer.ownValues)),
                    cuts: \(list(answer.cuts.map(\.place)))))
        \((answer.declarations.makers + makersOfDelegate).map { "    \($0)\n" }.joined())\
        \(Self.first)
        \(values.isEmpty ? hint : values.map { $0 + "\n" }.joined())\
        \(Self.last)
        }

        \(declarations.joined(separator: "\n"))

        """
    }

    /// The line that makes the delegate of the center, which iOS would give notifications.
    private var makersOfDelegate: [String] {
        guard let centerDelegate else { return [] }
        let name = centerDelegate.name
        if centerDelegate.members.contains("shared") {
            return ["Asked.make((any UNUserNotificationCenterDelegate)?.self) { \(name).shared }"]
        }
        guard !centerDelegate.members.contains("init") else { return [] }
        return ["Asked.make((any UNUserNotificationCenterDelegate)?.self) { \(name)() }"]
    }

    private var hint: String {
        let name = answer.names.first { $0.isOwn }?.name ?? answer.names.first?.name ?? "Settings"
        return """
                // Values that the app gets, such as \(name).isOn = true or Asked.values["\(name).isOn"] = true;
                // Asked.isMissing("\(name).user") for what is not there. The names in own: are those that a tap opens.

            """
    }

    private func list(_ names: [String]) -> String {
        "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }

    /// The declarations, each type and value after a line with the places that name it.
    private var declarations: [String] {
        answer.declarations.all.map { declaration in
            let text = answer.declarations.shown(declaration)
            let name: String? =
                switch declaration.key {
                case .type(let name), .value(let name): name
                default: nil
                }
            guard let name, let found = answer.names.first(where: { $0.name == name }) else {
                return text
            }
            let more = found.count - found.places.count
            let places =
                found.places.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
            return "\n// \(found.isOwn ? "Your app's" : "Not here"): \(places)\n\(text)"
        }
    }
}
