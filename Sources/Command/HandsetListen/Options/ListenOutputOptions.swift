import ArgumentParser
import HandsetCommand

/// The options for where the notifications and their results go.
struct ListenOutputOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Save each notification in this folder: its payload as an .apns file for `handset "
                + "receive`, and its headers next to it. Those that do not reach the app go to its "
                + "subfolder undelivered.", valueName: "folder"),
        completion: .directory)
    var record: String?

    @Option(
        name: .output,
        help: ArgumentHelp(
            "Write the results to this file instead of standard output.", valueName: "file"),
        completion: .file())
    var output: String?

    func validate() throws {
        if output == "" {
            throw ValidationError("The name after --output is empty; give a file.")
        }
        if record == "" {
            throw ValidationError("The name after --record is empty; give a folder.")
        }
    }
}
