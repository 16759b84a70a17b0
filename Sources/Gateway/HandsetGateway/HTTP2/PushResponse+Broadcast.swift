extension PushResponse {
    var ofBroadcastAPI: PushResponse {
        var response = self
        response.idName = "apns-request-id"
        response.namesContentType = true
        return response
    }

    static func answered(_ id: String, _ answer: ChannelAnswer) -> PushResponse {
        let (status, channelID, body): (Int, String?, [UInt8]) =
            switch answer {
            case .created(let channel): (201, channel, [])
            case .configuration(let policy): (200, nil, ChannelConfiguration(policy).json)
            case .deleted: (204, nil, [])
            case .list(let list): (200, nil, list.bytes)
            }
        return PushResponse(
            status: status, id: id, uniqueID: nil, channelID: channelID, body: body
        ).ofBroadcastAPI
    }
}
