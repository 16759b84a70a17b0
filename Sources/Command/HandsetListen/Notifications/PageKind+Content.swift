import Handset
import HandsetPage

extension PageKind {
    /// `nil` if the payload has a text to show; without a push type, the payload alone shows the kind.
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
