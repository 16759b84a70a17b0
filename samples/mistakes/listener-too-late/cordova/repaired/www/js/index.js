document.addEventListener('deviceready', start, false);

function start() {
  var push = PushNotification.init({
    ios: { alert: true, badge: true, sound: true, forceShow: true }
  });

  push.on('registration', function (data) {
    localStorage.setItem('pushToken', data.registrationId);
  });
  push.on('error', function (error) {
    console.log('push: ' + error.message);
  });

  listenForPushes(push);
  session.signIn().then(function () {
    showPage(location.hash);
  });
}

function listenForPushes(push) {
  push.on('notification', function (data) {
    var url = data.additionalData.url;
    if (url && !data.additionalData.foreground) {
      location.hash = url;
      showPage(url);
    }
    push.finish(function () {}, function () {}, data.additionalData.notId);
  });
}

function showPage(hash) {
  document.getElementById('page').textContent = hash ? 'Plot ' + hash.split('/').pop() : 'Gartenfreunde';
}
