// The member signs in with a PIN each time the app starts.
var session = {
  member: null,

  signIn: function () {
    return new Promise(function (resolve) {
      document.getElementById('sign-in').addEventListener('submit', function (event) {
        event.preventDefault();
        session.member = event.target.elements.pin.value;
        event.target.remove();
        resolve(session.member);
      });
    });
  }
};
