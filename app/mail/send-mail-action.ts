import { notYetOpen } from '../site/not-yet-open.server.ts';

export const action = notYetOpen;
