import { router } from './navigation';

export const openBird = (bird) => router.push(`/birds/${bird}`);
