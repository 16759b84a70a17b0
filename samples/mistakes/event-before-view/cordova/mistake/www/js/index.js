document.addEventListener('deviceready', function () {
  document.addEventListener('ferrytapped', function (event) { show(event.ferry); });
});

function show(ferry) {
  location.hash = 'ferries/' + ferry;
}
