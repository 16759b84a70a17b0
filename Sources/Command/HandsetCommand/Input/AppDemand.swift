package import Handset

/// Something that options ask of the app, and that not every kind of app can answer.
package enum AppDemand {
    /// Rules that find what a tap opens.
    case rules
    /// Another app, by the option that names it.
    case otherApp(String)
    /// A chance that each silent push is delivered.
    case silentChance
    /// A member of the device.
    case member(DeviceMember)
    /// A program in place of the app's service extension, by its name.
    case serviceExtension(String)
    /// A web view that evaluates statements.
    case webView
    /// A handler of sessions.
    case handler
    /// Payloads side by side.
    case jobs
    /// Output about rules, handlers and sessions, by the options that ask for it.
    case output([String])
    /// The log of iOS on the page.
    case systemLog
    /// A session of each payload when it arrives at the page.
    case session
    /// A verdict on the findings of rules.
    case findings
    /// The search for payloads that the app's own code does not bear.
    case hunt

    /// Returns the sentence with which an app of a kind refuses; `nil` if it can answer.
    func refusal(by kind: AppKind) -> String? {
        switch kind {
        case .described: refusalByDescription
        case .package: refusalByOwnCode
        case .webView: refusalByWebView
        case .stated(let command): refusal(by: command)
        }
    }

    private func refusal(by command: String) -> String? {
        switch self {
        case .silentChance:
            "\(command) looks at each payload once; give --device silent=delayed or another fate."
        case .serviceExtension(let program):
            "\(command) runs no programs; remove --device serviceExtension=exec:\(program)."
        default: refusalByDescription
        }
    }

    private var refusalByDescription: String? {
        guard case .hunt = self else { return nil }
        return
            "A hunt runs the app's own code; give --package FOLDER, which handset init --package starts."
    }

    private var refusalByWebView: String? {
        switch self {
        case .handler:
            "--web-view evaluates the statements that --handler lookup makes; remove --handler."
        case .jobs: "--web-view evaluates one payload after another; remove --jobs."
        default: refusalByDescription
        }
    }

    private var refusalByOwnCode: String? {
        switch self {
        case .rules:
            "With --package the app's own code opens what it opens; remove --rules, --pattern, --key-path and "
                + "--lookup-url."
        case .webView: "With --package the app's own code opens what it opens; remove --web-view."
        case .otherApp(let option):
            "With --package both sides are the app's own code; remove \(option)."
        case .silentChance:
            "With --package each cell runs by itself; give --device silent=delayed or another fate."
        case .member(let member):
            member.setting.decider == .code ? Self.refusal(ofMember: member.rawValue) : nil
        case .serviceExtension: Self.refusal(ofMember: DeviceChange.serviceExtension)
        case .output(let options):
            options.isEmpty
                ? nil
                : "With --package the app's own code runs, and what it did is printed; remove \(options.list)."
        case .systemLog:
            "With --package the app's own code runs, and the page shows what it logs; remove --log-form."
        case .session:
            "With --package the user acts on the page, later; remove --require-session."
        case .findings:
            "With --package the app's own code runs, which has no findings of a rule; remove --fail-on."
        case .handler, .jobs, .hunt: nil
        }
    }

    private static func refusal(ofMember name: String) -> String {
        "With --package the app's own code decides \(name); remove --device \(name)=…."
    }
}

extension DeviceOptions {
    var demands: [AppDemand] {
        (silentChance == nil ? [] : [.silentChance])
            + DeviceMember.allCases.filter(sets).map(AppDemand.member)
            + (extensionProgram.map { [.serviceExtension($0)] } ?? [])
    }
}
