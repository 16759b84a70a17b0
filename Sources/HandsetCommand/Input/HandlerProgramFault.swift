import Handset

/// A handler's program that cannot be started, found out before there is a session for it.
struct HandlerProgramFault: Error, CustomStringConvertible {
    /// The name of the rule that names the program; `nil` if it is that of `--handler`.
    let rule: String?
    let cause: ProgramError

    /// Looks for the programs of all handlers that rules need.
    ///
    /// A program that goes away later is an error of each session that it does not handle.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - handler: The handler of rules that name none.
    /// - Throws: The first that is not there, or that may not be executed.
    static func check(
        _ rules: SessionRules, else handler: HandlerName
    ) throws(HandlerProgramFault) {
        var checked: Set<String> = []
        for rule in rules.rules {
            let name = rule.handler.flatMap(HandlerName.init) ?? handler
            guard case .program(let program) = name, checked.insert(program).inserted,
                let cause = ProgramHandler.fault(of: program)
            else { continue }
            throw HandlerProgramFault(rule: rule.handler == nil ? nil : rule.name, cause: cause)
        }
    }

    var description: String {
        let place =
            rule.map { "the handler of the rule \(SourceExcerpt.quoted($0))" } ?? "--handler"
        let advice =
            cause.program.contains(" ")
            ? "" : "; give the path of a program that may be executed, or its name in PATH"
        return "\(place): \(SourceExcerpt.shown("\(cause)"))\(advice)"
    }
}
