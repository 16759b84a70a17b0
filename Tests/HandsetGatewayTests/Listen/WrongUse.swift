import ArgumentParser
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetListen

/// Uses of `handset listen` that cannot be, which are status 64.
///
/// The program takes long to write its usage. So most are asked of the command in the process of the tests, and a
/// sample of the program.
enum WrongUse {
    /// Options, and a part of the message.
    typealias Case = (options: String, message: String)

    /// Expects that the command refuses options.
    static func check(_ options: String, _ message: String) throws {
        // Only a shell can read quotes and variables.
        guard !options.contains(where: { "'$".contains($0) }) else {
            return try checkProgram(options, message)
        }
        let arguments = options.split(separator: " ").map(String.init)
        try check(arguments) { $0.contains(message) }
    }

    /// Expects that the command refuses arguments, and that a test holds for the message.
    static func check(_ arguments: [String], _ test: (String) -> Bool) throws {
        let error = #expect(throws: (any Error).self) { _ = try ListenCommand.parse(arguments) }
        // The error has its text as it is; the message has the usage too, which takes long to make.
        guard let error, !test("\(error)") else { return }
        let message = ListenCommand.message(for: error)
        #expect(test(message), "\(message)")
    }

    /// Expects that the program refuses options.
    static func checkProgram(_ options: String, _ message: String) throws {
        let result = try CommandResult.line("handset listen \(options) < /dev/null")
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
    }
}
