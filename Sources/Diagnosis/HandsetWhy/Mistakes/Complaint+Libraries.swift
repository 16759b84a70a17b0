import Handset
import HandsetFacts
import HandsetLint

/// The libraries of the app that a complaint is about.
extension Complaint {
    /// The first line that brings one of some plugins; `nil` if the app has none of them.
    func plugin(_ names: String...) -> AppFact? {
        facts(.plugin).first { names.contains($0.name) }
    }

    /// The lines that set an option of a kit or a library.
    func options(_ option: AppFact.KitOption) -> [AppFact] {
        facts(.kitOption).filter { $0.option == option }
    }

    /// The callback's method in the app's own code for iOS; `nil` if it has none.
    func method(_ callback: AppFact.Callback) -> AppFact? { methods(callback).first }

    /// The calls of a callback that begin with the name of a class.
    func handedOn(to beginning: String, in callback: AppFact.Callback) -> [AppFact] {
        facts(.handedOn).filter { $0.name.hasPrefix(beginning) && $0.callback == callback }
    }

    /// True if one of some symptoms is asked for, or none at all.
    func isAbout(_ symptoms: Set<Symptom>) -> Bool {
        self.symptoms.isEmpty || self.symptoms.contains(where: symptoms.contains)
    }

    /// True if the app's own code for iOS was read, with the method for its launch.
    var isNativeRead: Bool { method(.launch) != nil }
}

extension Symptom {
    /// The symptoms of a tap that reaches nobody.
    static let ofTaps: Set<Symptom> = [
        .tapDoesNothing, .tapDoesNothingWhenKilled, .eventMissing, .wrongScreen,
    ]
    /// The symptoms of a push that nobody shows or handles while the app is open.
    static let ofForeground: Set<Symptom> = [.notShownInForeground, .backgroundOnly]
}
