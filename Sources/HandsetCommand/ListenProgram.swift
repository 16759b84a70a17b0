/// The program that `handset listen` hands over to, which is built apart: the other subcommands need
/// nothing of a gateway.
package enum ListenProgram {
    /// The name of its file, which lies beside that of `handset`.
    package static let name = "handset-listen"

    /// What it does, in one sentence.
    package static let abstract =
        "Stand in for Apple's push service on this machine, and deliver what arrives to the app."
}
