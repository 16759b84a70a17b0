extension PayloadReader {
    /// Makes reading faster in a program in which only this library uses jansson.
    ///
    /// Call it before anything is read. It changes how jansson allocates in the whole process, which a
    /// library may not decide by itself.
    package static func useArenas() { JanssonArena.enable() }
}
