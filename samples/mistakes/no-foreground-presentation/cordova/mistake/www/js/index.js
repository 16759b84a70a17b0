document.addEventListener('deviceready', function () {
  var push = PushNotification.init({ ios: { alert: true, badge: true, sound: true } });
  push.on('registration', function (data) { send(data.registrationId); });
  push.on('notification', function (data) { openPage(data.additionalData.url); });
});
