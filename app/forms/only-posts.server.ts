/** The loader of an address that only takes posts. */
export const onlyPosts = () =>
  new Response('Only POST is understood here.\n', {
    status: 405,
    headers: { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8' },
  });
