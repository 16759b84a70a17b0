import * as Notifications from 'expo-notifications';
import { useEffect } from 'react';
import { answer, open } from './party';

Notifications.setNotificationHandler({
  handleNotification: async () => ({
    shouldShowBanner: true, shouldShowList: true, shouldPlaySound: true, shouldSetBadge: false,
  }),
});
Notifications.setNotificationCategoryAsync('invite', [
  { identifier: 'accept', buttonTitle: 'Accept' },
  { identifier: 'decline', buttonTitle: 'Decline' },
]);

export default function App() {
  const last = Notifications.useLastNotificationResponse();
  useEffect(() => {
    if (!last) return;
    if (last.actionIdentifier === 'accept') answer(true);
    else if (last.actionIdentifier === 'decline') answer(false);
    else open(last.notification.request.content.data.invite);
  }, [last]);
  return null;
}
