import ArgumentParser
import HandsetCommand

/// The options for where `handset send` sends to.
struct DestinationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "State directory of the listen to send to. (default: that of --exec around this command, or "
                + "$XDG_STATE_HOME/handset, or ~/.local/state/handset)", valueName: "folder"),
        completion: .directory)
    var stateDirectory: String?

    @Option(
        help: ArgumentHelp(
            "Post to the page at this address by its API, and not to a gateway. (default: where no listen runs, "
                + "the page at http://127.0.0.1:2198)", valueName: "address"),
        completion: .values(["http://127.0.0.1:2198"]), transform: ShowingPage.init)
    var page: ShowingPage?

    func validate() throws {
        if stateDirectory == "" {
            throw ValidationError("The name after --state-directory is empty; give a folder.")
        }
        if stateDirectory != nil, page != nil {
            throw ValidationError(
                "--state-directory and --page cannot be used together; leave one out.")
        }
    }
}
