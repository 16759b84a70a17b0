// Sends one message: node sender.mjs TOKEN
import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';

const account = JSON.parse(readFileSync(process.env.GOOGLE_APPLICATION_CREDENTIALS, 'utf8'));
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: account.client_email, aud: account.token_uri, iat: now, exp: now + 3600,
  scope: 'https://www.googleapis.com/auth/firebase.messaging',
};
const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
const signature = createSign('RSA-SHA256').update(text).sign(account.private_key, 'base64url');

const granted = await fetch(account.token_uri, {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: `${text}.${signature}`,
  }),
});
const { access_token: token } = await granted.json();
const response = await fetch(
  `https://fcm.googleapis.com/v1/projects/${account.project_id}/messages:send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      message: {
        token: process.argv[2], data: { session: '42' },
        notification: { title: 'Order ready', body: 'Counter 4' },
      },
    }),
  });
console.log(response.status, await response.text());
process.exitCode = response.ok ? 0 : 1;
