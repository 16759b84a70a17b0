import HandsetListen

/// The start of `handset` and `handset-listen` in one program.
@main
enum EntryPoint {
    static func main() {
        WholeProcess.run()
    }
}
