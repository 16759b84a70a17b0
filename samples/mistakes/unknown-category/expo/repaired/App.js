import * as Notifications from 'expo-notifications';
import { useEffect } from 'react';
import { deliver, fetchIt, open } from './orders';

Notifications.setNotificationHandler({
  handleNotification: async () => ({
    shouldShowBanner: true, shouldShowList: true, shouldPlaySound: true, shouldSetBadge: false,
  }),
});
Notifications.setNotificationCategoryAsync('ORDER_READY', [
  { identifier: 'deliver', buttonTitle: 'Deliver' },
  { identifier: 'fetch', buttonTitle: 'I fetch it' },
]);

export default function App() {
  const last = Notifications.useLastNotificationResponse();
  useEffect(() => {
    if (!last) return;
    const { order } = last.notification.request.content.data;
    if (last.actionIdentifier === 'deliver') deliver(order);
    else if (last.actionIdentifier === 'fetch') fetchIt(order);
    else open(order);
  }, [last]);
  return null;
}
