import ArgumentParser
import Handset
import HandsetCommand

/// The options for what is printed about the app, and for the verdict on it.
struct ListenAnswerOptions: ParsableArguments {
    @Option(name: .format, help: .receiveFormat)
    var format = ReceiveFormat.javascript

    @Flag(help: .requireSession)
    var requireSession = false

    @Option(help: .failOnHazard, completion: .severity, transform: HazardOptions.severity)
    var failOn: Hazard.Severity?

    @Option(help: .log)
    var log = LogMode.auto

    @Option(help: .logWriting)
    var logForm = LogWriting.app

    @Option(help: .ios, completion: .iosVersion, transform: IOSVersionText.version)
    var ios: IOSVersion?

    var demands: [AppDemand] {
        var demands: [AppDemand] = []
        if logForm == .system { demands.append(.systemLog) }
        if requireSession { demands.append(.session) }
        if failOn != nil { demands.append(.findings) }
        return demands
    }

    func validate() throws {
        if log == .never, logForm == .system {
            throw ValidationError(
                "--log-form system writes a log and --log never leaves it out; remove one of them.")
        }
    }

    /// Creates the settings.
    ///
    /// `jobs` is the number of notifications to process in parallel; `nil` for the number of processors.
    /// `isOfPackage` is true if the app's own code runs: its cells are written in the place of sessions.
    func settings(jobs: Int?, ofPackage isOfPackage: Bool = false) -> AnswerSettings {
        var settings = AnswerSettings(format: isOfPackage ? .session : format)
        settings.requiresSession = requireSession
        settings.recordsPayload = true
        // A verdict without its reason would not help.
        settings.reportsHazards = failOn != nil
        settings.log = isOfPackage ? .never : log
        settings.logWriting = logForm
        settings.isToldElsewhere = isOfPackage
        settings.version = ios
        settings.jobs = jobs
        return settings
    }
}
