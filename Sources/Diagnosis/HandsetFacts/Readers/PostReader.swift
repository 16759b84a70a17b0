import HandsetTree

/// Reads the events by which callbacks tell other parts of the app something, and from when on those listen.
struct PostReader {
    let project: CodeProject
    let reach: CallbackReach
    let moments: LaunchMoments

    private static let posts = ["post", "postNotificationName"]
    private static let observers = ["addObserver", "addObserverForName", "publisher"]

    var facts: [AppFact] {
        let posts = Self.posts.flatMap { project.parsedUses(of: $0) }.compactMap { post(by: $0) }
        let names = Set(posts.map(\.name))
        guard !names.isEmpty else { return posts }
        let spellings = Set(names.flatMap { project.constants.names(of: $0) })
        return posts
            + Self.observers.flatMap { project.uses(of: $0, besidesAnyOf: spellings) }.compactMap {
                listener($0, names)
            }
    }

    private func post(by call: CodeNode) -> AppFact? {
        guard call.kind == .call, call.tree.language == .swift || call.tree.language == .objectiveC
        else { return nil }
        // What no callback leads to tells nothing, and its files need not be parsed.
        let callbacks = reach.callbacks(at: call)
        guard !callbacks.isEmpty,
            let name = call.argument("name", "postNotificationName").flatMap({
                FlowPosts.name($0, in: project)
            })
        else { return nil }
        return AppFact(.posts(name, callbacks), at: call)
    }

    private func listener(_ call: CodeNode, _ names: Set<String>) -> AppFact? {
        guard call.kind == .call else { return nil }
        let value: CodeNode? =
            switch call.text {
            case "addObserver": call.argument("forName", "name")
            case "addObserverForName": call.argument("addObserverForName")
            case "publisher": call.argument("for")
            default: nil
            }
        guard let value, let name = FlowPosts.name(value, in: project), names.contains(name) else {
            return nil
        }
        let moment = moments.moment(of: call)
        let isConditional =
            project.method(around: call).map { call.isConditional(in: $0.body) } ?? false
        return AppFact(
            .listens(moment.time, event: name, moment.steps, isConditional: isConditional),
            at: call,
            moment.time == .unclear ? .guess : moment.isDirect ? .certain : .likely)
    }
}
