import { PushNotifications } from '@capacitor/push-notifications';

export async function start() {
  await PushNotifications.addListener('registration', (token) => send(token.value));
  await PushNotifications.addListener('registrationError', (error) => console.error(error));
  await PushNotifications.addListener('pushNotificationActionPerformed', (action) => open(action.notification.data.url));
  const asked = await PushNotifications.requestPermissions();
  console.log(asked.receive);
}
