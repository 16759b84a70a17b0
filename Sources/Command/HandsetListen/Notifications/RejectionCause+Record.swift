import Handset
import HandsetGateway

extension RejectionCause {
    var record: NotificationRecord.Cause {
        NotificationRecord.Cause(code: code, words: description)
    }
}
