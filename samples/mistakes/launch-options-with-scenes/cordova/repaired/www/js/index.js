document.addEventListener('deviceready', function () {
  // The AppDelegate keeps the page that a push is about.
  NativeStorage.getItem('launchURL', function (url) { location.hash = url; });
});
