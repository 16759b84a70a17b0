extension String {
    /// A terminal's text without the lines of progress that were shown and erased in it.
    ///
    /// A run that takes longer than a second has some, as each does on a busy machine.
    public var withoutProgress: String {
        replacing(#/\r?(?:handset: [^\u{1B}\n]*)?\r?\u{1B}\[K/#, with: "")
    }
}
