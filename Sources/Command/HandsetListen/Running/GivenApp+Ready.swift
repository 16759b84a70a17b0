import Handset
import HandsetCommand

extension GivenApp {
    /// The part of the line `ready` about the app that the phone begins with, where nothing names one.
    var readyWord: String {
        isNone ? " app=none" : modelOfPage.map { " app=\($0.rawValue)" } ?? ""
    }
}
