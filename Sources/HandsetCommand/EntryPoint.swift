import ArgumentParser
import Dispatch

/// Where the process begins.
///
/// Not an asynchronous `main`: before one runs, Swift's runtime has opened files of its own, which take
/// the places of standard streams that the caller has closed.
@main
enum EntryPoint {
    static func main() {
        StandardStreams.prepare()
        let end = DispatchSemaphore(value: 0)
        Task.detached {
            await HandsetCommand.main(nil)
            end.signal()
        }
        end.wait()
    }
}
