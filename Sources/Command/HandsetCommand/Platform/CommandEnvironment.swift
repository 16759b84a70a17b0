import Foundation
import Handset

/// The arguments, standard streams and variables that a run of the command sees.
///
/// They come from the process, unless ``CommandProcess/run(in:)`` is given others: then many runs share a
/// process, and none changes what belongs to all of them, such as signals or the allocator of jansson.
package struct CommandEnvironment: Sendable {
    /// The arguments, with the name of the program first; each is ``PathText``.
    let arguments: [String]
    /// The descriptors of the standard streams.
    let input: Int32
    let output: Int32
    let error: Int32
    /// True if the process belongs to this run alone.
    let isProcess: Bool
    private let variables: [String: String]?

    @TaskLocal static var current = CommandEnvironment()

    /// Creates the environment of this process.
    private init() {
        arguments = Platform.processArguments
        (input, output, error) = (
            Platform.standardInput, Platform.standardOutput, Platform.standardError
        )
        isProcess = true
        variables = nil
    }

    /// Creates an environment for a run beside others in this process.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the name of the program.
    ///   - input: The descriptor to read instead of standard input; it stays open.
    ///   - output: The descriptor to write instead of standard output; it stays open.
    ///   - error: The descriptor to write instead of standard error; it stays open.
    ///   - variables: The variables of the environment.
    package init(
        arguments: [String], input: Int32, output: Int32, error: Int32,
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.arguments = ["handset"] + arguments
        (self.input, self.output, self.error) = (input, output, error)
        isProcess = false
        self.variables = variables
    }

    /// The arguments after the name of the program.
    var ownArguments: [String] { Array(arguments.dropFirst()) }

    /// Returns the value of a variable, or `nil` if it is not set.
    func variable(_ name: String) -> String? {
        guard let variables else { return Platform.processVariable(name) }
        return variables[name]
    }
}
