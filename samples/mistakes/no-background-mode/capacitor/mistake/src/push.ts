import { PushNotifications } from '@capacitor/push-notifications';

export async function start() {
  await PushNotifications.addListener('registration', (token) => send(token.value));
  await PushNotifications.addListener('pushNotificationReceived', (push) => refresh(push.data.order));
  const asked = await PushNotifications.requestPermissions();
  if (asked.receive === 'granted') await PushNotifications.register();
}
