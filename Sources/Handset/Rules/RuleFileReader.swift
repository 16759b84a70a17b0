/// Makes rules of what a rule file holds.
struct RuleFileReader {
    /// What a rule file may look like, for advice.
    static let example =
        #"{"rules":[{"name":"app","pattern":"session = ([^']*);","options":["caseInsensitive"]}]}"#

    /// The keys of a rule file.
    enum FileKey: String, CaseIterable {
        /// Where editors look for the schema; read over.
        case schema = "$schema"
        case routing, rules
    }

    /// What handlers are called beside `lookup` and `exec:PROGRAM`.
    let handlerNames: [String]
    /// The folder of the file.
    let folder: DocumentFolder
    /// How many UTF-16 units a pattern may have.
    let maximumPatternLength: Int
    /// What is wrong, as far as it was read.
    private(set) var problems: [JSONDocumentProblem] = []

    init(
        handlerNames: [String], folder: DocumentFolder,
        maximumPatternLength: Int = SessionPattern.defaultMaximumLength
    ) {
        self.handlerNames = handlerNames
        self.folder = folder
        self.maximumPatternLength = maximumPatternLength
    }

    /// The rules of a whole file, or of an object like one.
    mutating func rules(ofFile object: JSONDocumentValue) -> SessionRules {
        var rules = SessionRules([])
        do throws(JSONDocumentProblem) {
            let members = try object.members(known: FileKey.allCases.map(\.rawValue))
            problems += members.problems
            do throws(JSONDocumentProblem) {
                _ = try members[FileKey.schema.rawValue]?.string()
            } catch {
                problems.append(error)
            }
            do throws(JSONDocumentProblem) {
                if let routing = members[FileKey.routing.rawValue] {
                    rules.routing = try routing.choice(of: SessionRules.Routing.self)
                }
            } catch {
                problems.append(error)
            }
            rules.rules = self.rules(
                ofList: try members.required(
                    FileKey.rules.rawValue, advice: "list the rules, as in \(Self.example)"))
        } catch {
            problems.append(error)
        }
        return rules
    }

    /// The rules of an array.
    mutating func rules(ofList list: JSONDocumentValue) -> [SessionRule] {
        var rules: [SessionRule] = []
        do throws(JSONDocumentProblem) {
            let elements = try list.elements()
            if elements.isEmpty {
                throw list.problem(
                    "there is no rule in this list", "write one, as in \(Self.example)")
            }
            var names: Set<String> = []
            for element in elements {
                do throws(JSONDocumentProblem) {
                    var reader = RuleReader(
                        try RuleReader.members(of: element), handlerNames: handlerNames,
                        folder: folder, maximumPatternLength: maximumPatternLength)
                    if let rule = reader.rule(notCalled: &names) { rules.append(rule) }
                    problems += reader.problems
                } catch {
                    problems.append(error)
                }
            }
        } catch {
            problems.append(error)
        }
        return rules
    }
}
