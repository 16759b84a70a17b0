import { router } from './navigation';

export const openTree = (tree) => router.push(`/trees/${tree}`);
