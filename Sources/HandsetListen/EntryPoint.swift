import HandsetCommand

/// The entry point of `handset-listen`.
@main
enum EntryPoint {
    static func main() {
        CommandProcess.run(ListenCommand.self)
    }
}
