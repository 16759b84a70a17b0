document.addEventListener('deviceready', function () {
  document.addEventListener('ferrytapped', function (event) { show(event.ferry); });
  cordova.exec(function (ferry) { if (ferry) show(ferry); }, null, 'Taps', 'first', []);
});

function show(ferry) {
  location.hash = 'ferries/' + ferry;
}
