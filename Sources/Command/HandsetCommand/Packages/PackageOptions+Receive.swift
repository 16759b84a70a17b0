import ArgumentParser
import Handset

extension PackageOptions {
    /// Checks that no option of `receive` asks for what only a described app has.
    ///
    /// - Throws: `ValidationError` that names all of them.
    func validate(beside answers: AnswerOptions, _ hazards: HazardOptions, _ app: AppFileName)
        throws
    {
        guard package != nil else { return }
        let isText = answers.format != .json
        let options: [(name: String, isGiven: Bool)] = [
            ("--app", app.option != nil), ("--handler", answers.handler != .lookup),
            ("--raw-handler-output", answers.rawHandlerOutput), ("--hazards", answers.hazards),
            ("--fail-on", hazards.failOn != nil), ("--log", answers.log != .auto),
            ("--verbose", answers.verbose), ("--jobs", (answers.jobs ?? 1) > 1),
            ("--format \(answers.format?.rawValue ?? "")", isText && answers.format != nil),
            ("--null", isText && answers.null),
        ]
        let names = options.filter(\.isGiven).map(\.name)
        guard let last = names.last else { return }
        let list =
            names.count == 1 ? last : "\(names.dropLast().joined(separator: ", ")) and \(last)"
        throw ValidationError(
            "With --package the app's own code runs, and what it did is printed; remove \(list).")
    }
}
