extension ForeignMessage {
    /// The messages that are known, the surer ones first.
    static let known: [ForeignMessage] = ofPush + ofChats + ofWeb + ofFewKeys

    /// Services that send pushes, by places that hardly any app has in its payloads.
    private static let ofPush = [
        ForeignMessage("CleverTap", ["to.Identity|to.FBID|to.Email|to.objectId", "content"]),
        ForeignMessage("Batch", ["recipients", "message.title|message.body", "group_id"]),
        ForeignMessage("Customer.io", ["transactional_message_id", "to|identifiers"]),
        ForeignMessage("Amazon Pinpoint", ["MessageConfiguration|MessageRequest"]),
        ForeignMessage("Novu", ["to.subscriberId|to.0.subscriberId"]),
        ForeignMessage(
            "Novu", ["name", "to", "payload"],
            only: "name to payload overrides transactionId actor tenant context workflowId"),
        ForeignMessage(
            "Courier",
            ["message.to", "message.content|message.template|message.routing|message.data"]),
        ForeignMessage(
            "Knock", ["recipients", "data|actor|tenant"],
            only: "recipients data actor tenant cancellation_key settings"),
        ForeignMessage("MagicBell", ["notification.recipients|broadcast.recipients"]),
        ForeignMessage("Pusher Beams", ["interests|users", "apns|fcm|web"]),
        ForeignMessage("a push gateway of Matrix", ["notification.devices"]),
        ForeignMessage("Mattermost's push proxy", ["platform", "device_id", "message|ack_id"]),
        ForeignMessage(
            "AeroGear's UnifiedPush server",
            [
                "message.alert|message.sound|message.badge|message.user-data",
                "criteria|config|message.apns|message.simple-push|message.user-data",
            ]),
        ForeignMessage("Home Assistant", ["push_token", "registration_info"]),
        ForeignMessage(
            "Home Assistant", ["message", "data.push|data.apns_headers"]),
        ForeignMessage("gorush", ["notifications.0.platform", "notifications.0.tokens"]),
        ForeignMessage("Pushwoosh", ["request.application|request.auth"]),
        ForeignMessage(
            "OneSignal",
            [
                "include_aliases|include_player_ids|include_subscription_ids|included_segments",
                "contents|headings|template_id",
            ]),
        ForeignMessage("JPush", ["platform", "audience", "notification|message"]),
        ForeignMessage("Iterable", ["recipientEmail|recipientUserId", "campaignId"]),
        ForeignMessage("Bark", ["device_key|device_keys", "body|title|markdown"]),
        ForeignMessage(
            "Firebase Cloud Messaging, for other systems than iOS",
            ["message.token|message.topic|message.condition"]),
        ForeignMessage(
            "Apple's service of channels, which makes one for Live Activities",
            ["message-storage-policy|push-type"], only: "message-storage-policy push-type",
            advice:
                "Post it to /1/apps/BUNDLE/channels; the payload is sent to the channel afterwards."
        ),
        ForeignMessage(
            "a server of your own, from a database whose row has changed",
            ["type", "table", "record|old_record"], advice: adviceForServer),
        ForeignMessage(
            "a server of your own, from a database whose row has changed",
            ["event.op", "table.name"], advice: adviceForServer),
        ForeignMessage("Twilio", ["Identity|Tag|Segment|ToBinding", "Body|Title|Apn|Fcm|Data"]),
        ForeignMessage("the App Store (Server Notifications)", ["signedPayload"]),
    ]

    private static let adviceForServer =
        "Let the server that gets it make a payload of it, and check that."

    /// Chats, messages and alarms.
    private static let ofChats = [
        ForeignMessage("Twilio", ["To", "From|MessagingServiceSid", "Body|ContentSid|MediaUrl"]),
        ForeignMessage("WhatsApp", ["messaging_product"]),
        ForeignMessage(
            "Telegram", ["chat_id", "text|photo|caption|document"],
            only:
                "chat_id text photo caption document parse_mode entities reply_markup reply_parameters "
                + "disable_notification disable_web_page_preview link_preview_options protect_content "
                + "message_thread_id reply_to_message_id"),
        ForeignMessage("LINE", ["to|replyToken", "messages.0.type"]),
        ForeignMessage("Microsoft Teams", ["@type", "text|title|summary|sections"]),
        ForeignMessage("Microsoft Teams", ["type", "attachments.0.contentType"]),
        ForeignMessage("Google Chat", ["cardsV2|cards.0.sections"]),
        ForeignMessage("Slack", ["blocks.0.type"]),
        ForeignMessage(
            "Slack",
            [
                "text|attachments.0",
                "channel|username|icon_emoji|icon_url|attachments.0|mrkdwn|thread_ts",
            ],
            only:
                "text channel username icon_emoji icon_url attachments blocks mrkdwn thread_ts link_names "
                + "unfurl_links unfurl_media parse response_type as_user token metadata reply_broadcast"
        ),
        ForeignMessage("Slack", ["text"], only: "text"),
        ForeignMessage("Discord", ["embeds.0|allowed_mentions"]),
        ForeignMessage(
            "Discord", ["content", "username|avatar_url|tts"],
            only: "content username avatar_url tts embeds components flags thread_name poll"),
        ForeignMessage("PagerDuty", ["routing_key", "event_action"]),
    ]

    /// Pushes to browsers, whose payloads have no form of their own.
    private static let ofWeb = [
        ForeignMessage(
            "Firebase Cloud Messaging, or for a browser's service worker",
            ["notification.title|notification.body"], only: "notification"),
        ForeignMessage(
            "a browser's service worker",
            ["title", "body|options", "icon|vibrate|requireInteraction|renotify|options.body"],
            only:
                "title body icon badge image tag data actions requireInteraction renotify silent vibrate "
                + "timestamp url options dir lang"),
    ]

    /// Messages of a few plain keys, which have no others.
    private static let ofFewKeys = [
        ForeignMessage(
            "Pushover", ["token", "user", "message"],
            only:
                "token user message attachment attachment_base64 attachment_type device html monospace "
                + "priority sound timestamp title ttl url url_title retry expire callback tags"),
        ForeignMessage(
            "ntfy", ["topic", "message|title|attach|click|actions"],
            only:
                "topic message title tags priority actions click attach markdown icon filename delay email "
                + "call cache firebase sequence_id id time expires event attachment"),
        ForeignMessage(
            "Gotify", ["message", "priority", "title|extras"],
            only: "title message priority extras appid id date"),
        ForeignMessage(
            "Pushbullet", ["type", "title|body|url", "device_iden|email|channel_tag|client_iden"],
            only:
                "type title body url device_iden email channel_tag client_iden guid file_name file_type "
                + "file_url source_device_iden"),
        ForeignMessage(
            "Simplepush", ["key", "msg"], only: "key msg title event actions attachments"),
        ForeignMessage("IFTTT", ["value1"], only: "value1 value2 value3"),
    ]
}
