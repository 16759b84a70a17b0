import HandsetGateway
import HandsetPage

extension PageAnswer {
    init(_ answer: SentAnswer) {
        let (seconds, attoseconds) = answer.duration.components
        self.init(
            answered: PageTime.now(),
            microseconds: Int(clamping: seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000),
            status: answer.status,
            headers: answer.headers.map { PageHeader(name: $0.name, value: $0.value) },
            body: answer.body,
            cause: answer.cause?.record)
    }
}
