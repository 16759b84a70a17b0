// The part of Cordova that this app uses: it tells that the device is ready, and calls the native side by an address.
var cordova = {
  exec: function (service, action, argument) {
    var frame = document.createElement("iframe");
    frame.style.display = "none";
    frame.src = "gap://" + service + "." + action + "/" + encodeURIComponent(argument);
    document.documentElement.appendChild(frame);
    document.documentElement.removeChild(frame);
  },
};

window.addEventListener("load", function () {
  document.dispatchEvent(new Event("deviceready"));
});
