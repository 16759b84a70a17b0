/// The words about a file of which a message shows nothing, because a symbolic link leads to it.
package enum HiddenBytes {
    /// The finding, as part of a sentence.
    package static let finding =
        "cannot be used, and nothing of this file is shown, because a symbolic link leads to it"
    /// The advice, as part of a sentence.
    package static let advice = "give the path of the file itself, to see what is wrong with it"
}
