/** The status that logs and metrics show for a visitor who left before the answer; nobody receives it. */
export const clientGone = 499;

/** A body that breaks off fails with Node's own error, a moment before the request is marked as aborted. */
export function isClientGone(request: Request, error?: unknown): boolean {
  return request.signal.aborted || (error instanceof Error && error.message === 'aborted');
}
