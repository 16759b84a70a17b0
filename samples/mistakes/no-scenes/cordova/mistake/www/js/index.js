document.addEventListener('deviceready', function () {
  var push = PushNotification.init({
    ios: { alert: true, badge: true, sound: true, forceShow: true }
  });
  push.on('registration', function (data) { localStorage.setItem('token', data.registrationId); });
  push.on('notification', function (data) {
    if (!data.additionalData.foreground) location.hash = 'ferries/' + data.additionalData.ferry.id;
    push.finish(function () {}, function () {}, data.additionalData.notId);
  });
});
