import HandsetListen

/// The start of the program `handset-listen`.
@main
enum EntryPoint {
    static func main() {
        ListenProcess.run()
    }
}
