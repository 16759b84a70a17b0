// Code that imports Combine leans on Foundation, which has its publishers of notifications.
@_exported public import Foundation
