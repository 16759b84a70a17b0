// One import in a test is enough for the gateway, its answers and its payloads.
@_exported public import Handset
@_exported public import HandsetFixtures
@_exported public import HandsetGateway
