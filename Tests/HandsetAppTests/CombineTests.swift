import Foundation
import HandsetCombine
import Testing

/// The publishers that apps use.
@Suite struct CombineTests {
    private final class Model: ObservableObject {
        @Published var name = "a"
        @Published var copy = ""
    }

    @Test("A subject sends to its subscribers, until they or it end")
    func subjects() {
        let subject = PassthroughSubject<Int, Never>()
        var (values, ends): ([Int], Int) = ([], 0)
        subject.send(0)
        let first = subject.sink(
            receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
        var kept = Set<AnyCancellable>()
        subject.filter { $0 > 1 }.map { $0 * 10 }.sink { values.append($0) }.store(in: &kept)
        subject.send(1)
        subject.send(2)
        first.cancel()
        subject.send(3)
        subject.send(completion: .finished)
        subject.send(4)
        #expect(values == [1, 2, 20, 30])
        #expect(ends == 0)
        subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in }).store(in: &kept)
        #expect(ends == 1)
    }

    @Test("A subject with a value sends it at once, and an activity ends with its object")
    func current() {
        let subject = CurrentValueSubject<String, Never>("a")
        var values: [String] = []
        do {
            let token = subject.removeDuplicates().sink { values.append($0) }
            subject.send("a")
            subject.value = "b"
            withExtendedLifetime(token) {}
        }
        subject.send("c")
        #expect(values == ["a", "b"])
        #expect(subject.value == "c")
    }

    /// Apple documents that a published property sends before it has the value ("Published").
    @Test("A published property sends its new value before it has it, and its object tells first")
    func published() {
        let model = Model()
        var events: [String] = []
        let tokens = [
            model.objectWillChange.sink { events.append("will change \(model.name)") },
            model.$name.sink { events.append("\($0) after \(model.name)") },
        ]
        model.$name.map { $0 + "!" }.assign(to: &model.$copy)
        model.name = "b"
        #expect(
            events == [
                "a after a", "will change a", "b after a",
            ])
        #expect(model.copy == "b!")
        withExtendedLifetime(tokens) {}
    }

    @Test("A notification is sent where it is posted, and not after the activity has ended")
    func notifications() {
        let center = NotificationCenter()
        var names: [String] = []
        var token: AnyCancellable? = center.publisher(for: Notification.Name("a"))
            .compactMap { $0.object as? String }.sink { names.append($0) }
        center.post(name: Notification.Name("a"), object: "1")
        center.post(name: Notification.Name("b"), object: "2")
        withExtendedLifetime(token) {}
        token = nil
        center.post(name: Notification.Name("a"), object: "3")
        #expect(names == ["1"])
    }

    @Test("A value comes on the queue that is asked for")
    @MainActor func queues() async {
        let value = await withCheckedContinuation { continuation in
            var token: AnyCancellable?
            token = Just(7).receive(on: DispatchQueue.main).sink { value in
                withExtendedLifetime(token) { token = nil }
                continuation.resume(returning: value)
            }
        }
        #expect(value == 7)
    }
}
