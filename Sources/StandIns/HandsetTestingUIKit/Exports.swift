// Under the name `_Testing_UIKit` the compiler asks for it where code imports Testing and UIKit.
@_exported public import HandsetUIKit
