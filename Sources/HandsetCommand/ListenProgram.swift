/// The program that runs `handset listen`.
///
/// It is built separately, because only it needs the gateway.
package enum ListenProgram {
    /// The name of its file, which is next to that of `handset`.
    package static let name = "handset-listen"

    /// The description in the help.
    package static let abstract =
        "Stand in for Apple's push service on this machine, and deliver what arrives to the app."
}
