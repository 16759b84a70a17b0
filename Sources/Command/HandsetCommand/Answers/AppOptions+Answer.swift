import ArgumentParser
import Foundation
package import Handset
package import HandsetSuites

extension AppOptions {
    /// If `pushType` is `nil`, each payload shows its own type.
    package func makeAnswer(
        pushType: PushType? = nil, _ streams: StandardStreams
    ) throws -> PayloadAnswer {
        let app = try loadApp(streams)
        var answer = try makeAnswer(
            rules: try rules.load(app.file), scenario: makeScenario(app),
            isDescribed: !app.source.isClassic, pushType: pushType)
        if case .sources = app.source { answer.tellsOfSDK = true }
        if !device.sets(.delegates) { answer.noteOfAge = app.noteOfAge(on: answer.systemVersion) }
        return answer
    }

    package func loadApp(_ streams: StandardStreams) throws(JSONDocumentError) -> GivenApp {
        try rules.loadApp(streams)
    }

    /// Options stand for everything that the files leave out.
    ///
    /// - Throws: ``InputError`` if the rule file cannot be read, `JSONDocumentError` if it is invalid, and
    ///   ``HandlerProgramFault`` if a handler's program cannot be started.
    package func makeAnswers(
        of app: GivenApp, and apps: [AppFile]
    ) throws -> (ofApp: PayloadAnswer, ofFiles: [PayloadAnswer]) {
        let rulesOfApp = try rules.load(app.file)
        // Rules of an option may come from standard input, which is read once.
        let rulesOfOptions = rules.givesRules ? rulesOfApp : try rules.load(AppFile())
        let scenario = makeScenario(GivenApp(source: .builtIn(.classic), file: AppFile()))
        let answers = try apps.map { app in
            try makeAnswer(
                rules: app.rules(else: rulesOfOptions).limitingMatches(to: rules.matchLimit),
                scenario: app.settings.applied(to: scenario), isDescribed: true)
        }
        let answer = try makeAnswer(
            rules: rulesOfApp, scenario: makeScenario(app),
            isDescribed: !app.source.isClassic)
        return (answer, answers)
    }

    /// Creates what processes the payloads of another app in the same scenario.
    ///
    /// The rules and the scenario of the present app's answer stand for everything that the new one leaves
    /// out.
    package func makeAnswer(
        of app: AppFile, inPlaceOf answer: PayloadAnswer
    ) throws -> PayloadAnswer {
        try makeAnswer(
            rules: app.rules(else: answer.app.rules).limitingMatches(to: rules.matchLimit),
            scenario: app.settings.applied(to: answer.app.scenario), isDescribed: true)
    }

    package func loadApp(
        _ path: String, for topic: String
    ) throws(JSONDocumentError) -> AppFile {
        try AppFile(
            contentsOf: path, for: topic, allowsOutside: allowsOutside)
    }

    /// The paths of the files that these options name.
    package var inputs: [String] { rules.inputs }

    /// Returns the paths of an app file, and of the rule file that it names.
    package func files(ofApp path: String) -> [String] {
        AppSource.named(path: path, by: "--topic").files(allowsOutside: allowsOutside)
    }

    private func makeAnswer(
        rules: SessionRules, scenario: Scenario, isDescribed: Bool, pushType: PushType? = nil
    ) throws(HandlerProgramFault) -> PayloadAnswer {
        try HandlerProgramFault.check(rules, else: answers.handler)
        try device.checkServiceExtension()
        var app = ReceivingApp(router: makeRouter(rules), scenario: scenario, pushType: pushType)
        app.silentChance = device.silentChance
        app.serviceExtension = device.makeServiceExtension(
            isRaw: answers.letsProgramsWrite)
        app.extensionTimeLimit = limits.duration(.programTime)
        return PayloadAnswer(
            of: app,
            showsScenario: isDescribed || device.isOfToday || arrival.namesButton,
            answers, hazardChecks)
    }

    /// The iOS version decides the form of the device log, if one is written.
    package func makeApp(
        of router: SessionRouter, on version: IOSVersion, loggingTo streams: StandardStreams
    ) -> PhoneGapApp {
        PhoneGapApp(router: router, log: isLogging ? makeLog(on: version, to: streams) : nil)
    }

    private func makeScenario(_ app: GivenApp) -> Scenario {
        var scenario = device.scenario(on: app.version(answers.version), of: app.file)
        arrival.apply(to: &scenario)
        return scenario
    }

    private func makeRouter(_ rules: SessionRules) -> SessionRouter {
        let names = Set(rules.rules.compactMap(\.handler))
        let handlers = names.compactMap { name in
            HandlerName(name).map { (name, makeHandler($0)) }
        }
        let hasPrograms =
            answers.handler != .lookup || !names.allSatisfy { HandlerName($0) == .lookup }
        // Without a web view a lookup is printed, not evaluated, and takes no time. A web view ends statements itself.
        let timeLimit =
            if answers.webView != nil {
                WebViewOptions.patience
            } else {
                hasPrograms ? limits.duration(.programTime) : nil
            }
        return SessionRouter(
            rules: rules, handler: makeHandler(answers.handler),
            handlers: Dictionary(uniqueKeysWithValues: handlers),
            timeLimit: timeLimit)
    }

    private func makeHandler(_ name: HandlerName) -> any SessionHandler {
        if name == .lookup, let webView = answers.webView { return webView }
        let handler = makeProgramHandler(name)
        guard answers.webView != nil else { return handler }
        return TimedHandler(handler, within: limits.duration(.programTime))
    }

    private func makeProgramHandler(_ name: HandlerName) -> any SessionHandler {
        guard case .program(let program) = name, !answers.letsProgramsWrite,
            let output = ProgramOutput.toTerminal()
        else { return name.makeHandler() }
        return ShownProgramHandler(program: program, output: output)
    }

    private func makeLog(
        on version: IOSVersion, to streams: StandardStreams
    ) -> DeviceLog {
        DeviceLog(on: version, hasPrefix: answers.log != .bare) { line in
            // If standard output is closed, the next write of data reports it.
            try? streams.log(line)
        }
    }
}
