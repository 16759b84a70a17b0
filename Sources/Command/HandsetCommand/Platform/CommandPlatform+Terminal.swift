import Glibc
package import Handset

extension Platform {
    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    static var isInputTerminal: Bool { isTerminal(CommandEnvironment.current.input) }

    /// Returns the number of columns of a terminal: as in the variable `COLUMNS`, or its own.
    ///
    /// Returns `nil` if the file is not a terminal, or does not know its width.
    static func columnCount(of descriptor: Int32) -> Int? {
        guard isTerminal(descriptor) else { return nil }
        if let count = columnCountOfEnvironment { return count }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    private static var columnCountOfEnvironment: Int? {
        environmentVariable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Removes the variable `COLUMNS` if it is not a number of columns.
    ///
    /// ArgumentParser calculates with any number in it, and would trap or leave out descriptions. Call it before
    /// there are other threads.
    static func removeInvalidColumns() {
        if columnCountOfEnvironment == nil { unsetenv("COLUMNS") }
    }
}
