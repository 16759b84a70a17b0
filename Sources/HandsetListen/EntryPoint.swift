import HandsetCommand

/// Where the process of `handset-listen` begins.
@main
enum EntryPoint {
    static func main() {
        CommandProcess.run(ListenCommand.self)
    }
}
