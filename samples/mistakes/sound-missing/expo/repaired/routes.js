import { router } from './navigation';

export const openHour = (hour) => router.push(`/hours/${hour}`);
