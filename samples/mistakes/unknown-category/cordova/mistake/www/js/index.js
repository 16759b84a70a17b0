document.addEventListener('deviceready', function () {
  var push = PushNotification.init({
    ios: {
      alert: true, badge: true, sound: true, forceShow: true,
      categories: {
        order_ready: {
          yes: { callback: 'deliver', title: 'Deliver', foreground: false, destructive: false },
          no: { callback: 'fetchIt', title: 'I fetch it', foreground: true, destructive: false }
        }
      }
    }
  });
  push.on('registration', function (data) { send(data.registrationId); });
  push.on('notification', function (data) { openOrder(data.additionalData.order); });
  push.on('deliver', function (data) { deliver(data.additionalData.order); });
  push.on('fetchIt', function (data) { openOrder(data.additionalData.order); });
});
