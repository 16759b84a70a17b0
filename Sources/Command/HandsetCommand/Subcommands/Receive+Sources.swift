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
        input = .standard(sources)
        ruleOptions = .standard
        packageOptions = .standard
        webViewOptions = .standard
        answers = .standard
        hazards = .standard
        pushType = nil
        arrival = .standard
        device = .standard
        output = .standard
        limits = .standard
        guard (try? input.validate()) != nil, (try? validate()) != nil else { return nil }
    }
}

extension SourceOptions {
    fileprivate static func standard(_ sources: [String]) -> SourceOptions {
        var options = SourceOptions()
        options.sources = sources
        options.lines = false
        options.quiet = false
        options.color = .auto
        options.from = .shown
        options.payloadAt = []
        options.keep = []
        options.refused = nil
        return options
    }
}

extension RuleOptions {
    fileprivate static var standard: RuleOptions {
        var options = RuleOptions()
        options.app = AppFileName()
        options.rules = nil
        options.pattern = nil
        options.keyPath = nil
        options.lookupURL = nil
        options.allowOutside = false
        return options
    }
}

extension PackageOptions {
    fileprivate static var standard: PackageOptions {
        var options = PackageOptions()
        options.package = nil
        options.packageApp = nil
        options.answers = nil
        options.defaults = nil
        return options
    }
}

extension WebViewOptions {
    fileprivate static var standard: WebViewOptions {
        var options = WebViewOptions()
        options.webView = nil
        options.webViewAnswers = nil
        options.webViewKeep = false
        options.webViewPicture = nil
        return options
    }
}

extension AnswerOptions {
    fileprivate static var standard: AnswerOptions {
        var options = AnswerOptions()
        options.format = nil
        options.null = false
        options.handler = .lookup
        options.requireSession = false
        options.hazards = false
        options.log = .auto
        options.verbose = false
        options.ios = nil
        options.jobs = nil
        options.rawHandlerOutput = false
        return options
    }
}

extension HazardOptions {
    fileprivate static var standard: HazardOptions {
        var options = HazardOptions()
        options.failOn = nil
        return options
    }
}

extension ArrivalOptions {
    fileprivate static var standard: ArrivalOptions {
        var options = ArrivalOptions()
        options.appState = nil
        options.action = nil
        return options
    }
}

extension DeviceOptions {
    fileprivate static var standard: DeviceOptions {
        var options = DeviceOptions()
        options.changes = []
        return options
    }
}

extension OutputOption {
    fileprivate static var standard: OutputOption {
        var options = OutputOption()
        options.output = nil
        return options
    }
}

extension LimitOptions {
    fileprivate static var standard: LimitOptions {
        var options = LimitOptions()
        options.given = []
        options.isListing = false
        return options
    }
}
