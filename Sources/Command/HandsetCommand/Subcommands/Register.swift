import ArgumentParser
import Handset

/// `handset register`: launches the app and prints the log of its registration.
struct Register: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "register",
        abstract: "Launch the app and print the log of its registration.",
        discussion: """
            The log goes to standard output. The app registers as its iOS version requires and \
            counts as built with the SDK of that version; --sdk selects another SDK, which decides \
            how the token is printed.
            """)

    @Option(
        help: ArgumentHelp(
            "Notification types to register for, separated by commas: alert, badge, sound, newsstand. "
                + "(default: alert,badge,sound)", valueName: "types"),
        completion: .registeredTypes,
        transform: Register.types)
    var types = NotificationTypes.app

    @Option(
        help: ArgumentHelp(
            "Device token in hex. (default: a sample of 32 bytes)", valueName: "hex"),
        transform: Register.token)
    var token = DeviceToken.sample

    @Option(
        help: ArgumentHelp(
            "Make the registration fail: simulator, entitlement, or CODE:TEXT.",
            valueName: "failure"),
        completion: .values(["simulator", "entitlement"]),
        transform: Register.failure)
    var fail: Registration.Failure?

    @Option(
        help: ArgumentHelp(
            "SDK version that the app was built with. (default: the iOS version)",
            valueName: "version"),
        completion: .iosVersion,
        transform: IOSVersionText.version)
    var sdk: IOSVersion?

    @Option(help: .ios, completion: .iosVersion, transform: IOSVersionText.version)
    var ios: IOSVersion?

    @Flag(help: .noLogPrefix)
    var noLogPrefix = false

    @Option(
        name: .app, help: AppFileName.help, completion: .jsonFile,
        transform: AppFileName.init(option:))
    var app = AppFileName()

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Messages") var messages: MessageOptions

    func validate() throws {
        try app.validate()
        try output.written().check(app.files(allowsOutside: false))
    }

    func run() async throws {
        try await CommandRun(messages.style, output: output.output) { streams, _ in
            let version = try app.load(allowsOutside: false, streams).version(ios)
            try streams.note(unknownAmong: [version])
            var lines: [UInt8] = []
            let result: Result<DeviceToken, Registration.Failure> =
                fail.map { .failure($0) } ?? .success(token)
            withoutActuallyEscaping({ (line: [UInt8]) in lines += line }) { write in
                PhoneGapApp(log: DeviceLog(on: version, hasPrefix: !noLogPrefix, write: write))
                    .launch(
                        Application(systemVersion: version, sdkVersion: sdk),
                        registration: Registration(types: types, result: result))
            }
            try streams.output.write(lines)
        }.run()
    }

    private static func types(_ text: String) throws -> NotificationTypes {
        let names = try Suggestion.names(
            in: text, of: "notification type", among: NotificationTypes.allNames
        ) { "the types are \($0)" }
        return NotificationTypes(known: names)
    }

    private static func token(_ text: String) throws -> DeviceToken {
        do throws(DeviceToken.TokenError) {
            return try DeviceToken(hex: text)
        } catch {
            throw ValidationError("\(error).")
        }
    }

    private static func failure(_ text: String) throws -> Registration.Failure {
        switch text {
        case "simulator": return .simulator
        case "entitlement": return .noEntitlement
        default:
            let parts = text.split(
                separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let code = Int(parts[0]) else {
                throw ValidationError(
                    "'\(text)' is not a failure; give simulator, entitlement, or CODE:TEXT such as "
                        + "3000:no valid entitlement."
                        + Suggestion.question(for: text, among: ["simulator", "entitlement"]))
            }
            return Registration.Failure(code: code, localizedDescription: String(parts[1]))
        }
    }
}
