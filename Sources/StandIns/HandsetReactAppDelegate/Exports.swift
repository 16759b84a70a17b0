@_exported public import HandsetReact
