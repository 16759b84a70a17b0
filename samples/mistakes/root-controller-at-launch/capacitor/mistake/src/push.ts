import { PushNotifications } from '@capacitor/push-notifications';

export async function start() {
  await PushNotifications.addListener('registration', (token) => send(token.value));
  await PushNotifications.addListener('registrationError', (error) => console.error(error));
  await PushNotifications.addListener('pushNotificationActionPerformed', (action) => open(action.notification.data.ferry.id));
  const asked = await PushNotifications.requestPermissions();
  if (asked.receive === 'granted') await PushNotifications.register();
}
