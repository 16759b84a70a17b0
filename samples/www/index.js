function show(id, text) {
  document.getElementById(id).textContent = text;
}

document.addEventListener("deviceready", function () {
  show("note", "No session yet");
});

// The native side calls it with the address of a session.
function handleOpenURL(url) {
  var found = /[?&]session=([^&#]*)/.exec(url);
  if (!found) {
    console.warn("no session in " + url);
    return;
  }
  var session = decodeURIComponent(found[1]);
  show("note", "Session");
  show("session", session);
  location.hash = "session/" + session;
  cordova.exec("Statistics", "opened", session);
  var request = new XMLHttpRequest();
  request.onload = function () {
    show("title", request.status === 200 ? JSON.parse(request.responseText).title : "Unknown session");
  };
  request.open("GET", url);
  request.send();
}
