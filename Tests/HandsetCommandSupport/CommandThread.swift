import Foundation
import Glibc
import HandsetCommand
import HandsetTestSupport

/// The thread of a command in the process of the tests, with a working folder of its own.
enum CommandThread {
    private typealias Unshare = @convention(c) (Int32) -> Int32

    /// Takes the working folder of the calling thread apart from that of the process.
    private static let unshare: Unshare? = dlsym(nil, "unshare").map {
        unsafeBitCast($0, to: Unshare.self)
    }
    /// `CLONE_FS`.
    private static let workingFolder: Int32 = 0x200

    /// The output of a command, its messages, and its exit status.
    struct Output {
        let bytes: [UInt8]
        let errors: String
        let status: Int32
    }

    /// Runs a command, and waits for its end.
    ///
    /// - Returns: `nil` where the system gives a thread no folder of its own, as in some containers.
    static func output(of call: CommandCall) throws -> Output? {
        let files = try (0..<3).map { _ in try NamelessFile() }
        try files[0].write(call.input)
        var variables = ProcessInfo.processInfo.environment
        variables["PATH"] = CommandResult.binaryFolder + ":" + (variables["PATH"] ?? "")
        for (name, value) in call.variables { variables[name] = value }
        let output = files[1].descriptor
        let environment = CommandEnvironment(
            arguments: call.arguments, input: files[0].descriptor, output: output,
            error: call.joinsStreams ? output : files[2].descriptor, variables: variables)
        let folder = call.folder ?? Repository.root.path(percentEncoded: false)
        guard let status = status(in: folder, environment) else { return nil }
        return Output(
            bytes: try files[1].bytes(),
            errors: String(decoding: try files[2].bytes(), as: UTF8.self), status: status)
    }

    private static func status(in folder: String, _ environment: CommandEnvironment) -> Int32? {
        let status = Guarded<Int32?>(nil)
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            defer { end.signal() }
            guard let unshare, unshare(workingFolder) == 0, chdir(folder) == 0 else { return }
            let result = MainThreadExecutor().run { await CommandProcess.run(in: environment) }
            status.withLock { $0 = result }
        }
        end.wait()
        return status.value
    }
}
