import { publicPage } from './route-handle.ts';
import { pageError } from './page-errors.server.ts';

export const handle = publicPage({ indexed: false });

/** Unknown markets and retailers redirect here. */
export function loader(): never {
  throw pageError(404);
}

export default function NotFoundPage() {
  return null;
}
