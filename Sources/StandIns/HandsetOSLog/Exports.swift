@_exported public import HandsetOS
