extension StateCoverage {
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
