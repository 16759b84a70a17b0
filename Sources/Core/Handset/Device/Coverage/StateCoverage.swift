/// The states of an app and the actions of a user that tests have gone through.
///
/// A grid has a row for each ``AppState`` and a column for each ``UserAction``. Not every cell is possible: the
/// user cannot tap the icon of an open app, nor, before iOS 10, a notification of an app on the screen. A cell
/// is possible if ``ScenarioPlan/isActionPossible`` is true on one of the devices of the tests, for a
/// notification with an alert. A button also takes a category that a notification of the tests names, or that
/// the app has registered. Before the first test, a cell is possible if it is so on the newest iOS.
///
/// ```swift
/// var coverage = StateCoverage()
/// let scenario = Scenario(.iOS(18), app: .background, action: .tap)
/// coverage.add(.init(.background, .tap), by: "a tap opens the chat", on: scenario)
/// print(coverage.count(of: .init(.background, .tap)))
/// // 1
/// print(coverage.missing(for: .cells(.init(.background, .dismiss))))
/// // [background:dismiss]
/// ```
public struct StateCoverage: Hashable, Sendable {
    /// The largest number of names that a cell keeps: 10.
    public static let largestCountOfNames = 10

    private struct Entry: Hashable, Sendable {
        var count = 0
        var names: [String] = []
    }

    private var entries: [Cell: Entry] = [:]
    /// The cells that are possible on the devices so far.
    private var found: Set<Cell> = []

    /// Creates the coverage of no tests.
    public init() {}

    /// Returns the number of tests that go through a cell.
    public func count(of cell: Cell) -> Int { entries[cell]?.count ?? 0 }

    /// Returns the names of the first tests that go through a cell, at most ``largestCountOfNames``.
    public func names(of cell: Cell) -> [String] { entries[cell]?.names ?? [] }

    /// The cells that are possible, by state, then by action.
    public var possible: [Cell] { Cell.allCases.filter(isPossible) }

    /// The cells that some test goes through.
    public var touched: [Cell] { Cell.allCases.filter { count(of: $0) > 0 } }

    /// The cells that are possible, and that no test goes through.
    public var untouched: [Cell] { possible.filter { count(of: $0) == 0 } }

    /// Returns true if the user can act so in this state, on one of the devices of the tests.
    public func isPossible(_ cell: Cell) -> Bool {
        (found.isEmpty ? Cell.possibleOnNewest : found).contains(cell)
    }

    /// Returns the cells that a requirement demands and that no test goes through, by state, then by action.
    public func missing(for requirement: Requirement) -> [Cell] {
        let demanded = requirement.demanded(of: self)
        return Cell.allCases.filter { demanded.contains($0) && count(of: $0) == 0 }
    }

    /// Adds a test that goes through a cell.
    ///
    /// - Parameters:
    ///   - cell: The state and the action. An action that is not possible is one for ``UserAction/nothing``.
    ///   - name: The name of the test.
    ///   - scenario: The device of the test, which decides what is possible; its own state and action do not
    ///     count.
    public mutating func add(_ cell: Cell, by name: String, on scenario: Scenario) {
        add(cell, by: name, possible: scenario.possibleCells(category: nil))
    }

    /// Adds the tests of another coverage.
    public mutating func formUnion(_ other: StateCoverage) {
        found.formUnion(other.found)
        for (cell, entry) in other.entries {
            var own = entries[cell] ?? Entry()
            own.count += entry.count
            own.names += entry.names.prefix(Self.largestCountOfNames - own.names.count)
            entries[cell] = own
        }
    }

    mutating func add(_ cell: Cell, by name: String, possible: Set<Cell>) {
        allow(possible.union([cell]))
        entries[cell, default: Entry()].count += 1
        if names(of: cell).count < Self.largestCountOfNames {
            entries[cell, default: Entry()].names.append(name)
        }
    }

    /// Takes note of the cells that are possible on a device.
    mutating func allow(_ possible: Set<Cell>) { found.formUnion(possible) }

    /// The coverage as a member of a record: the sums, each cell, and those that no test goes through.
    package var json: JSONText {
        .object([
            "touched": .integer(touched.count), "possible": .integer(possible.count),
            "cells": .array(Cell.allCases.map(json)),
            "untouched": .texts(untouched.map(\.description)),
        ])
    }

    private func json(of cell: Cell) -> JSONText {
        .object([
            "appState": .string(cell.appState.rawValue), "action": .string(cell.action.rawValue),
            "possible": .boolean(isPossible(cell)), "cases": .integer(count(of: cell)),
            "names": .texts(names(of: cell)),
        ])
    }
}
