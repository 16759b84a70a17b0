import Handset

/// A program that cannot be started, found out before there is a payload for it.
struct HandlerProgramFault: Error, CustomStringConvertible {
    /// The option or the rule that names the program.
    let place: String
    let cause: ProgramHandler.ProgramError

    /// Throws if the program of an option is not there, or may not be executed.
    static func check(_ program: String, of option: String) throws(HandlerProgramFault) {
        if let cause = ProgramHandler.fault(of: program) {
            throw HandlerProgramFault(place: option, cause: cause)
        }
    }

    /// Looks for the programs of all handlers that rules need; `handler` is for rules that name none.
    ///
    /// A program that goes away later is an error of each session that it does not handle.
    static func check(
        _ rules: SessionRules, else handler: HandlerName
    ) throws(HandlerProgramFault) {
        var checked: Set<String> = []
        for rule in rules.rules {
            let name = rule.handler.flatMap(HandlerName.init) ?? handler
            guard case .program(let program) = name, checked.insert(program).inserted,
                let cause = ProgramHandler.fault(of: program)
            else { continue }
            let place =
                rule.handler == nil
                ? "--handler" : "the handler of the rule \(SourceExcerpt.quoted(rule.name))"
            throw HandlerProgramFault(place: place, cause: cause)
        }
    }

    var description: String {
        let isBeside =
            !cause.program.contains("/")
            && Platform.FileStatus(path: cause.program)?.isFolder == false
        let advice =
            isBeside
            ? "; the file beside you is ./\(SourceExcerpt.shown(PathText.shown(cause.program)))"
            : cause.program.contains(" ")
                ? "" : "; give the path of a program that may be executed, or its name in PATH"
        return "\(place): \(SourceExcerpt.shown("\(cause)"))\(advice)"
    }
}
