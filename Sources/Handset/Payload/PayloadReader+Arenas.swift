extension PayloadReader {
    /// Makes reading faster for a program in which nothing but this library uses jansson.
    ///
    /// To be called before anything is read. It changes how jansson allocates in the whole process,
    /// which is not for a library to decide.
    package static func useArenas() { JanssonArena.enable() }
}
