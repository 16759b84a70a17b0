/// The reasons why something cannot be measured.
enum BenchmarkError: Error, CustomStringConvertible {
    /// The command line is wrong.
    case usage(String)
    /// A program is not there.
    case missingProgram(String)
    /// A tool that measures is not installed.
    case missingTool(String)
    /// The system refused something; its error number.
    case system(String, Int32)
    /// A program took longer than it may.
    case timeout(String)
    /// The work that was measured had a wrong result.
    case wrongResult(String)

    /// The exit status that tells of it.
    var status: Int32 {
        if case .usage = self { 64 } else { 1 }
    }

    var description: String {
        switch self {
        case .usage(let problem): "\(problem)\n\(BenchmarkOptions.usage)"
        case .missingProgram(let program):
            "\(program) is not there; build everything with "
                + "swift build -c release --static-swift-stdlib"
        case .missingTool(let tool): "\(tool) is not installed; it counts instructions"
        case .system(let call, let code): "\(call) failed with error \(code)"
        case .timeout(let program): "\(program) was not done in time"
        case .wrongResult(let finding): finding
        }
    }
}
