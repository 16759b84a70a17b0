import ArgumentParser
import Handset
import HandsetWeb

extension Receive {
    /// A run on sources, without an option.
    ///
    /// ArgumentParser looks up the type of each option when it parses: half of a start. Here each option has its default
    /// at once. Returns `nil` if there is an option, or if something is wrong, which the parser then says.
    init?(sources: [String]) {
        guard sources.allSatisfy({ !$0.hasPrefix("-") || $0 == "-" }) else { return nil }
        self.init()
        input = Self.with {
            $0.sources = sources
            $0.lines = false
            $0.quiet = false
            $0.color = .auto
            $0.from = .shown
            $0.payloadAt = []
            $0.keep = []
            $0.refused = nil
        }
        ruleOptions = Self.with {
            $0.app = AppFileName()
            $0.rules = nil
            $0.pattern = nil
            $0.keyPath = nil
            $0.lookupURL = nil
            $0.allowOutside = false
        }
        packageOptions = Self.with {
            $0.package = nil
            $0.packageApp = nil
            $0.answers = nil
            $0.defaults = nil
        }
        webViewOptions = Self.with {
            $0.webView = nil
            $0.webViewAnswers = nil
            $0.webViewKeep = false
            $0.webViewPicture = nil
        }
        answers = Self.with {
            $0.format = nil
            $0.null = false
            $0.handler = .lookup
            $0.requireSession = false
            $0.hazards = false
            $0.log = .auto
            $0.verbose = false
            $0.ios = nil
            $0.jobs = nil
            $0.rawHandlerOutput = false
        }
        hazards = Self.with { $0.failOn = nil }
        pushType = nil
        arrival = Self.with {
            $0.appState = nil
            $0.action = nil
        }
        device = Self.with { $0.changes = [] }
        output = Self.with { $0.output = nil }
        limits = Self.with {
            $0.given = []
            $0.isListing = false
        }
        guard (try? input.validate()) != nil, (try? validate()) != nil else { return nil }
    }

    private static func with<Options: ParsableArguments>(
        _ setDefaults: (inout Options) -> Void
    ) -> Options {
        var options = Options()
        setDefaults(&options)
        return options
    }
}
