import ArgumentParser
import Handset

/// The arguments of `handset` as a person types them.
enum TypedArguments {
    case command([String])
    case none
    /// The request to explain the words of Handset.
    case concepts
    /// The request for the options that many subcommands have.
    case options
    /// Arguments that name no subcommand, with the message to print.
    case unknown(String)

    /// Reads the arguments, without the name of the program.
    ///
    /// A source of payloads in place of the subcommand goes to `receive`, as does a pipe without any arguments.
    init(_ arguments: [String]) {
        guard let first = arguments.first else {
            self = Platform.hasInput ? .command(["receive"]) : .none
            return
        }
        let names = Self.subcommands
        if first == "help", let word = Self.helpAsOption(arguments) {
            self = .command(word)
        } else if arguments == ["help", "options"] {
            self = .options
        } else if arguments == ["help", "concepts"] {
            self = .concepts
        } else if first == "help", let name = arguments.dropFirst().first, !names.contains(name),
            !name.hasPrefix("-")
        {
            self = .unknown(Self.message(name))
        } else if first.hasPrefix("-") && first != "-" || names.contains(first) {
            self = .command(Self.joiningNegativeNumbers(arguments))
        } else if Self.isSource(first) {
            self = .command(Self.joiningNegativeNumbers(["receive"] + arguments))
        } else {
            self = .unknown(Self.message(first))
        }
    }

    /// The subcommands that another program runs.
    static let programs = ["listen"] + ListenProgram.named

    /// Joins each long option and a negative number after it by an equals sign.
    ///
    /// Otherwise ArgumentParser takes the number for an option, and says that the value is missing. The
    /// arguments for another program stay as they are: it gets them as they were typed, and joins them
    /// itself.
    static func joiningNegativeNumbers(_ arguments: [String]) -> [String] {
        guard arguments.contains(where: isNegativeNumber), !programs.contains(arguments.first ?? "")
        else { return arguments }
        var joined: [String] = []
        for (index, argument) in arguments.enumerated() {
            if isNegativeNumber(argument), let option = joined.last,
                let sign = sign(after: option), !arguments[..<index].contains("--")
            {
                joined[joined.count - 1] = "\(option)\(sign)\(argument)"
            } else {
                joined.append(argument)
            }
        }
        return joined
    }

    /// Returns `help NAME` as the option of that subcommand, which another program may answer; `nil` for other words.
    private static func helpAsOption(_ arguments: [String]) -> [String]? {
        guard let name = arguments.dropFirst().first else { return ["--help"] }
        guard subcommands.contains(name), name != "help" else { return nil }
        return [name, "--help"]
    }

    /// Returns what joins an option and its value; `nil` if an argument is not an option alone.
    private static func sign(after option: String) -> String? {
        if option == "-j" { return "" }
        return option.hasPrefix("--") && option.count > 2 && !option.contains("=") ? "=" : nil
    }

    private static func isNegativeNumber(_ argument: String) -> Bool {
        var bytes = argument.utf8.makeIterator()
        guard bytes.next() == UInt8(ascii: "-"), let digit = bytes.next() else { return false }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
    }

    static var subcommands: [String] {
        // A key path of a metatype crashes the compiler.
        HandsetCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
            + ["help"]
    }

    /// Returns true if a person means payloads, not a subcommand.
    private static func isSource(_ argument: String) -> Bool {
        argument == "-" || InputSource.isPayload(argument) || InputSource.isPayloadFile(argument)
            || FileIdentity(path: argument) != nil
    }

    /// The commands that people meant by names of other programs.
    private static let meanings = [
        "validate": "To check a payload: handset check push.json",
        "verify": "To check a payload: handset check push.json",
        "push":
            "To send a payload as a server would: handset send push.json; to show it on a phone: "
            + "handset phone push.json",
        "trigger": "To send a sample as a server would: handset send alert",
        "serve": "To receive what your sender sends: handset listen",
        "server": "To receive what your sender sends: handset listen",
        "run":
            "To give a payload to an app: handset receive push.json; to run suites: handset test",
        "new": "To begin with files of your own: handset init",
        "parse": "To find the payloads of a log: handset read app.log",
        "log": "To find the payloads of a log: handset read app.log",
        "simulate": "To show a payload on a phone: handset phone push.json",
        "debug": "To name the cause of a push that does not work: handset why push.json",
        "doctor": "To name the cause of a push that does not work: handset why push.json",
    ]

    private static func message(_ name: String) -> String {
        // Other programs have such a subcommand.
        if name == "version" {
            return "'version' is not a subcommand, and no file has this name. To see the version: "
                + "handset --version"
        }
        if let meant = meanings[name] {
            return "'\(name)' is not a subcommand, and no file has this name. \(meant)"
        }
        if name == "rules" {
            return
                "'rules' is not a subcommand, and no file has this name. To see the rules: handset app "
                + "rules"
        }
        let question = Suggestion.question(for: name, among: subcommands)
        return "'\(name)' is not a subcommand, and no file has this name.\(question)"
    }
}
