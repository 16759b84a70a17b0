// Firebase's names of events, of what they have, and of properties.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `add_payment_info`.
public let AnalyticsEventAddPaymentInfo = "add_payment_info"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `add_to_cart`.
public let AnalyticsEventAddToCart = "add_to_cart"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `add_to_wishlist`.
public let AnalyticsEventAddToWishlist = "add_to_wishlist"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `app_open`.
public let AnalyticsEventAppOpen = "app_open"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `begin_checkout`.
public let AnalyticsEventBeginCheckout = "begin_checkout"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `campaign_details`.
public let AnalyticsEventCampaignDetails = "campaign_details"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `earn_virtual_currency`.
public let AnalyticsEventEarnVirtualCurrency = "earn_virtual_currency"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `generate_lead`.
public let AnalyticsEventGenerateLead = "generate_lead"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `join_group`.
public let AnalyticsEventJoinGroup = "join_group"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `level_end`.
public let AnalyticsEventLevelEnd = "level_end"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `level_start`.
public let AnalyticsEventLevelStart = "level_start"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `level_up`.
public let AnalyticsEventLevelUp = "level_up"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `login`.
public let AnalyticsEventLogin = "login"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `post_score`.
public let AnalyticsEventPostScore = "post_score"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `purchase`.
public let AnalyticsEventPurchase = "purchase"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `refund`.
public let AnalyticsEventRefund = "refund"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `remove_from_cart`.
public let AnalyticsEventRemoveFromCart = "remove_from_cart"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `screen_view`.
public let AnalyticsEventScreenView = "screen_view"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `search`.
public let AnalyticsEventSearch = "search"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `select_content`.
public let AnalyticsEventSelectContent = "select_content"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `select_item`.
public let AnalyticsEventSelectItem = "select_item"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `select_promotion`.
public let AnalyticsEventSelectPromotion = "select_promotion"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `share`.
public let AnalyticsEventShare = "share"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `sign_up`.
public let AnalyticsEventSignUp = "sign_up"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `spend_virtual_currency`.
public let AnalyticsEventSpendVirtualCurrency = "spend_virtual_currency"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `tutorial_begin`.
public let AnalyticsEventTutorialBegin = "tutorial_begin"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `tutorial_complete`.
public let AnalyticsEventTutorialComplete = "tutorial_complete"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `unlock_achievement`.
public let AnalyticsEventUnlockAchievement = "unlock_achievement"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `view_cart`.
public let AnalyticsEventViewCart = "view_cart"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `view_item`.
public let AnalyticsEventViewItem = "view_item"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `view_item_list`.
public let AnalyticsEventViewItemList = "view_item_list"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the event `view_search_results`.
public let AnalyticsEventViewSearchResults = "view_search_results"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `content`.
public let AnalyticsParameterContent = "content"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `content_type`.
public let AnalyticsParameterContentType = "content_type"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `currency`.
public let AnalyticsParameterCurrency = "currency"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `item_category`.
public let AnalyticsParameterItemCategory = "item_category"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `item_id`.
public let AnalyticsParameterItemID = "item_id"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `item_list_name`.
public let AnalyticsParameterItemListName = "item_list_name"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `item_name`.
public let AnalyticsParameterItemName = "item_name"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `items`.
public let AnalyticsParameterItems = "items"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `level`.
public let AnalyticsParameterLevel = "level"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `location`.
public let AnalyticsParameterLocation = "location"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `method`.
public let AnalyticsParameterMethod = "method"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `price`.
public let AnalyticsParameterPrice = "price"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `quantity`.
public let AnalyticsParameterQuantity = "quantity"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `score`.
public let AnalyticsParameterScore = "score"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `screen_class`.
public let AnalyticsParameterScreenClass = "screen_class"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `screen_name`.
public let AnalyticsParameterScreenName = "screen_name"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `search_term`.
public let AnalyticsParameterSearchTerm = "search_term"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `source`.
public let AnalyticsParameterSource = "source"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `success`.
public let AnalyticsParameterSuccess = "success"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the part of an event `value`.
public let AnalyticsParameterValue = "value"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the property of the user `allow_personalized_ads`.
public let AnalyticsUserPropertyAllowPersonalizedAds = "allow_personalized_ads"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the property of the user `sign_up_method`.
public let AnalyticsUserPropertySignUpMethod = "sign_up_method"
