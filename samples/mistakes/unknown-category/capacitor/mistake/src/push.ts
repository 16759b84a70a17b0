import { LocalNotifications } from '@capacitor/local-notifications';
import { PushNotifications } from '@capacitor/push-notifications';

export async function start() {
  await LocalNotifications.registerActionTypes({
    types: [{ id: 'orderReady', actions: [{ id: 'deliver', title: 'Deliver' }, { id: 'fetch', title: 'I fetch it' }] }],
  });
  await PushNotifications.addListener('registration', (token) => send(token.value));
  await PushNotifications.addListener('pushNotificationActionPerformed', (action) => {
    if (action.actionId === 'deliver') deliver(action.notification.data.order);
    else if (action.actionId === 'fetch') fetchIt(action.notification.data.order);
    else open(action.notification.data.order);
  });
  const asked = await PushNotifications.requestPermissions();
  if (asked.receive === 'granted') await PushNotifications.register();
}
