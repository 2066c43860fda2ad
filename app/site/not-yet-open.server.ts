/** For a form address that exists but does not take anything yet. */
export function notYetOpen() {
  return new Response('Not open yet.\n', {
    status: 501,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
