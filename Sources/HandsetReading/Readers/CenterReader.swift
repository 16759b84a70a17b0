/// Reads who becomes the notification center's delegate, and when.
struct CenterReader {
    let project: CodeProject
    let moments: LaunchMoments

    var facts: [AppFact] {
        project.files.indices.flatMap { index in
            let file = project.files[index]
            guard file.language == .swift || file.language == .objectiveC else {
                return [AppFact]()
            }
            return assignments(in: file, index).flatMap { facts(of: $0, in: file, index) }
        }
    }

    private struct Assignment {
        let place: Int
        /// The tokens of the object.
        let value: Int
    }

    private func assignments(in file: CodeFile, _ index: Int) -> [Assignment] {
        file.tokens.indices.compactMap { place in
            if file.has("delegate", at: place), file.has("=", at: place + 1),
                !file.has("=", at: place + 2), file.has(".", at: place - 1)
            {
                return isCenter(endingAt: optional(place - 2, in: file), in: file)
                    ? Assignment(place: place, value: place + 2) : nil
            }
            if file.has("setDelegate", at: place), file.has(":", at: place + 1) {
                return isCenter(endingAt: place - 1, in: file)
                    ? Assignment(place: place, value: place + 2) : nil
            }
            return nil
        }
    }

    private func optional(_ place: Int, in file: CodeFile) -> Int {
        file.has("?", at: place) || file.has("!", at: place) ? place - 1 : place
    }

    /// Returns true if an expression that ends at an index is the notification center.
    private func isCenter(endingAt end: Int, in file: CodeFile) -> Bool {
        if file.has(")", at: end), let start = file.opening(end) {
            return file.has("current", at: start - 1)
                && file.has("UNUserNotificationCenter", at: start - 3)
        }
        if file.has("]", at: end), let start = file.opening(end) {
            return file.has("UNUserNotificationCenter", at: start + 1)
        }
        if file.has("currentNotificationCenter", at: end) { return true }
        guard file.isName(end), !file.has("self", at: end) else { return false }
        return isCenterName(file.text(end))
    }

    private func isCenterName(_ name: String) -> Bool {
        project.places(of: "UNUserNotificationCenter").contains { use in
            let (file, place) = (project.files[use.file], use.token)
            if file.has("*", at: place + 1) { return file.has(name, at: place + 2) }
            let sign = file.has("=", at: place - 1) || file.has(":", at: place - 1)
            return sign && file.has(name, at: place - 2)
        }
    }

    private func facts(
        of assignment: Assignment, in file: CodeFile, _ index: Int
    ) -> [AppFact] {
        let line = file.line(assignment.place)
        if file.has("nil", at: assignment.value) { return [] }
        let moment = moments.moment(of: assignment.place, in: index)
        let (type, isTemporary) = object(assignment, in: file, index)
        let value =
            switch moment.time {
            case .inTime: "in-time"
            case .late: "late"
            case .unclear: "unclear"
            }
        let confidence: Confidence =
            moment.time == .unclear
            ? .guess : moment.isDirect && moment.isUnconditional ? .certain : .likely
        var facts = [
            AppFact(
                .centerDelegate, value, detail: "\(type) \(moment.words)", at: line, in: file,
                confidence)
        ]
        if isTemporary {
            facts.append(AppFact(.weakDelegate, type, at: line, in: file, .certain))
        }
        return facts
    }

    /// Returns the type of the object, empty if it is not known, and whether nobody keeps it.
    private func object(
        _ assignment: Assignment, in file: CodeFile, _ index: Int
    ) -> (type: String, isTemporary: Bool) {
        let value = assignment.value
        let owner = project.method(at: assignment.place, in: index)?.typeName ?? ""
        if file.has("self", at: value), !file.has(".", at: value + 1) { return (owner, false) }
        // [[Handler alloc] init] and [Handler new].
        if file.has("[", at: value) {
            if file.has("[", at: value + 1), file.has("alloc", at: value + 3) {
                return (file.text(value + 2), true)
            }
            if file.has("new", at: value + 2) { return (file.text(value + 1), true) }
            return (file.isName(value + 1) ? file.text(value + 1) : "", false)
        }
        guard file.isName(value) else { return ("", false) }
        let name = file.text(value)
        if project.declares(name) {
            return (name, file.has("(", at: value + 1))
        }
        let last = file.has("self", at: value) ? file.text(value + 2) : name
        return named(last, isMember: file.has("self", at: value), at: assignment, in: file, index)
    }

    private func named(
        _ name: String, isMember: Bool, at assignment: Assignment, in file: CodeFile, _ index: Int
    ) -> (type: String, isTemporary: Bool) {
        if !isMember, let method = project.method(at: assignment.place, in: index) {
            for place in method.body.lowerBound..<assignment.place
            where file.has(name, at: place) && file.has("=", at: place + 1) {
                let isLocal =
                    file.has("let", at: place - 1) || file.has("var", at: place - 1)
                    || file.has("*", at: place - 1)
                guard isLocal else { continue }
                let isCreated =
                    file.isName(place + 2) && file.has("(", at: place + 3)
                    || file.has("[", at: place + 2) && file.has("[", at: place + 3)
                let type = file.isName(place + 2) ? file.text(place + 2) : file.text(place + 4)
                return (type, isCreated && !isKept(name, in: method, of: file))
            }
        }
        for (type, property) in project.properties(named: name) {
            if project.declares(property.type) { return (property.type, false) }
            if let first = property.value.first, project.files[type.file].isName(first) {
                return (project.files[type.file].text(first), false)
            }
        }
        return ("", false)
    }

    /// Returns true if a local object is given to something else than the center.
    private func isKept(_ name: String, in method: CodeMethod, of file: CodeFile) -> Bool {
        method.body.count { file.has(name, at: $0) } > 2
            || method.body.contains {
                file.has("=", at: $0) && file.has(name, at: $0 + 1)
                    && !file.has("delegate", at: $0 - 1)
            }
    }
}
