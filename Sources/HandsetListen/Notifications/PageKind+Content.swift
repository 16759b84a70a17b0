import Handset
import HandsetPage

extension PageKind {
    /// Returns the kind of a payload without a text to show; `nil` if it has one.
    ///
    /// If the push type is `nil`, the payload alone shows it.
    init?(of payload: Payload, _ pushType: PushType?) {
        let content = APSContent(payload, pushType: pushType)
        guard !content.hasAlert else { return nil }
        if content.otherReceiver != nil {
            self =
                pushType == .voip
                ? .voip
                : content.isLiveActivity || pushType == .liveActivity ? .liveActivity : .otherType
        } else {
            switch (content.badge != nil, content.sound != nil) {
            case (true, true): self = .badgeAndSound
            case (true, false): self = .badge
            case (false, true): self = .sound
            case (false, false): self = content.isContentAvailable ? .silent : .empty
            }
        }
    }
}
