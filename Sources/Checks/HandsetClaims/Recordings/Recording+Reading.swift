package import Handset

extension Recording {
    /// Reads a record.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - record: The JSON object of the file.
    /// - Throws: ``RecordingError`` for the first member that is missing or wrong.
    package init(name: String, _ record: PayloadValue) throws(RecordingError) {
        self.name = name
        version = try Self.value(record, "ios", "a version such as 26.4") { IOSVersion($0) }
        place = try Self.value(record, "on", "device, simulator or handset") { $0 }
        date = try Self.value(record, "date", "a day such as 2026-11-28") { $0 }
        let delegates = Self.options(record.texts("delegates")) { DelegateMethods(named: $0) }
        var scenario = Scenario(version, delegates: delegates)
        scenario.backgroundModes = Self.options(record.texts("backgroundModes")) {
            BackgroundModes(named: $0)
        }
        scenario.lifeCycle = try Self.value(
            record, "lifeCycle", LifeCycle.allCases.map(\.rawValue).list
        ) { LifeCycle(rawValue: $0) }
        if let sdk = record["sdk"]?.string.flatMap({ IOSVersion($0) }) { scenario.sdk = sdk }
        scenario.categories = [.ofRecorder]
        self.scenario = scenario
        var cells: [Cell] = []
        for (index, cell) in record.members("cells").enumerated() {
            cells.append(try Cell(cell, member: "cells[\(index)]"))
        }
        guard !cells.isEmpty else {
            throw RecordingError(member: "cells", expected: "a list with at least one cell")
        }
        self.cells = cells
    }

    static func value<Value>(
        _ object: PayloadValue, _ key: String, in place: String = "", _ expected: String,
        _ make: (String) -> Value?
    ) throws(RecordingError) -> Value {
        guard let value = object[key]?.string.flatMap(make) else {
            throw RecordingError(
                member: place.isEmpty ? key : "\(place).\(key)", expected: expected)
        }
        return value
    }

    private static func options<Options: OptionSet>(
        _ names: [String], _ make: (String) -> Options?
    ) -> Options {
        names.compactMap(make).reduce(into: []) { $0.formUnion($1) }
    }
}

extension Recording.Cell {
    fileprivate init(_ cell: PayloadValue, member: String) throws(RecordingError) {
        appState = try Recording.value(
            cell, "appState", in: member, AppState.allCases.map(\.rawValue).list
        ) { AppState(rawValue: $0) }
        choice = try Recording.value(
            cell, "action", in: member, "an action such as tap or button:later"
        ) { UserChoice($0) }
        guard let payload = cell["payload"], payload.kind == .dictionary,
            let read = try? Payload(json: String(decoding: JSONText(payload).bytes, as: UTF8.self))
        else { throw RecordingError(member: "\(member).payload", expected: "an object") }
        self.payload = read
        var callbacks: [AppCallback] = []
        for (index, call) in cell.members("callbacks").enumerated() {
            callbacks.append(try Self.callback(call, member: "\(member).callbacks[\(index)]"))
        }
        self.callbacks = callbacks
    }

    private static func callback(
        _ call: PayloadValue, member: String
    ) throws(RecordingError) -> AppCallback {
        let selector = try Recording.value(
            call, "selector", in: member, "a selector of Apple's in full"
        ) { AppCallback.Selector(rawValue: $0) }
        guard let number = call["applicationState"]?.integer,
            let state = Application.State(rawValue: Int(number))
        else {
            throw RecordingError(member: "\(member).applicationState", expected: "0, 1 or 2")
        }
        guard let carriesPayload = call["payload"]?.boolean else {
            throw RecordingError(member: "\(member).payload", expected: "true or false")
        }
        return AppCallback(
            selector, in: state, carriesPayload: carriesPayload,
            actionIdentifier: call["actionIdentifier"]?.string, userText: call["userText"]?.string)
    }
}

extension NotificationCategory {
    /// The category that the recorder's app registers.
    package static let ofRecorder = NotificationCategory(
        identifier: "record",
        actions: [
            NotificationAction("open", options: .foreground),
            NotificationAction("later"),
        ], customDismissAction: true)
}
