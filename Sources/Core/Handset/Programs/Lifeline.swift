/// A pipe without writes: a program that reads from it learns that this process has ended, however it ended.
package enum Lifeline {
    /// The variable of the program's environment that has the number of its open file.
    package static let variable = "HANDSET_LIFELINE"

    /// The variable that marks a program of an app and all that it starts: they can be found by its value.
    package static let mark = "HANDSET_APP_RUN"

    /// The end from which programs read; `nil` if the system gives no pipe.
    package static let readEnd = pipe?.readEnd

    /// The end from which programs read, as one of their open files.
    package static var files: [Int32] { readEnd.map { [$0] } ?? [] }

    /// Returns the arguments for a program that knows nothing of a lifeline, which gets ``files`` as its file 3: it is
    /// killed with its group when this process ends.
    ///
    /// A shell waits beside it. The program's status is the same; one that a signal has ended has 128 and its number.
    package static func guarded(_ arguments: [String]) -> [String] {
        guard readEnd != nil else { return arguments }
        let script = """
            { read -r line <&3; kill -s KILL 0; } & guard=$!
            "$@" 3<&-; status=$?; kill -s KILL $guard 2>/dev/null; exit $status
            """
        return ["/bin/sh", "-c", script, "sh"] + arguments
    }

    /// The status of a guarded program that does not exist, as a shell has it.
    package static let statusOfMissing: Int32 = 127

    /// The other end is open as long as this process lives.
    private static let pipe = Platform.makePipe()
}
