import ArgumentParser
import Handset

/// How long a search may take.
struct MatchLimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How long a pattern may search one text; then the payload is refused.",
            valueName: "seconds"))
    var matchTimeLimit = 10.0

    /// The limit of each search.
    var limit: MatchTimeLimit { MatchTimeLimit(.seconds(matchTimeLimit)) }

    func validate() throws {
        guard (0.001...86_400).contains(matchTimeLimit) else {
            throw ValidationError(
                "--match-time-limit is \(matchTimeLimit); give seconds from 0.001 to 86400.")
        }
    }
}
