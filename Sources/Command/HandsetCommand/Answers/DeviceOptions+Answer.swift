import Handset

extension DeviceOptions {
    /// Creates the service extension, if one is given; `isRaw` is true if it may write to a terminal itself.
    func makeServiceExtension(isRaw: Bool = false) -> (any PayloadServiceExtension)? {
        guard let program = extensionProgram else { return nil }
        guard !isRaw, let output = ProgramOutput.toTerminal() else {
            return ProgramServiceExtension(program: program)
        }
        return ShownServiceExtension(program: program, output: output)
    }
}
