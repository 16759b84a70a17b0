@_exported public import HandsetUIKit
