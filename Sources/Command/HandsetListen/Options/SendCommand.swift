import ArgumentParser
import Foundation
import Handset
import HandsetCommand

/// The options of `handset send`.
struct SendCommand: ParsableArguments, LimitedCommand {
    static let limits = Limit.ofPayloads

    @OptionGroup(title: "What is read") var input: SourceOptions

    @OptionGroup(title: "Where it goes") var destination: DestinationOptions

    @OptionGroup(title: "The request") var request: SendOptions

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions<Self>

    /// The sources, with the payloads of samples in the place of their names.
    ///
    /// A file of this name comes first.
    var sources: SourceOptions {
        var input = input
        input.sources = input.sources.map { name in
            FileManager.default.fileExists(atPath: name)
                ? name : SamplePayload.named(name)?.json ?? name
        }
        return input
    }
}
