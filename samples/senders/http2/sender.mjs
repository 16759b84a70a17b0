// Sends one notification with Node's own modules.
//
// node sender.mjs TOKEN
import { createPrivateKey, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:http2";

const { APNS_URL = "https://api.push.apple.com", APNS_KEY_FILE, APNS_KEY_ID, APNS_TEAM_ID, APNS_TOPIC } =
  process.env;

function providerToken() {
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const header = encode({ alg: "ES256", kid: APNS_KEY_ID });
  const claims = encode({ iss: APNS_TEAM_ID, iat: Math.floor(Date.now() / 1000) });
  const key = { key: createPrivateKey(readFileSync(APNS_KEY_FILE)), dsaEncoding: "ieee-p1363" };
  const signature = sign("sha256", Buffer.from(`${header}.${claims}`), key);
  return `${header}.${claims}.${signature.toString("base64url")}`;
}

const session = connect(APNS_URL);
session.on("error", (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
const request = session.request({
  ":method": "POST",
  ":path": `/3/device/${process.argv[2]}`,
  authorization: `bearer ${providerToken()}`,
  "apns-topic": APNS_TOPIC,
  "apns-push-type": "alert",
});
let status = 0;
let body = "";
request.on("response", (headers) => (status = headers[":status"]));
request.on("data", (data) => (body += data));
request.on("error", () => {});
request.on("close", () => {
  console.log(body + status);
  if (status !== 200) process.exitCode = 1;
  session.close();
});
request.end(JSON.stringify({ aps: { alert: "Hello", session: "42" } }));
