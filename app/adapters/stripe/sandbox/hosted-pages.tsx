import tokens from '../../../ui/tokens.css?raw';
import styles from './hosted-page.css?raw';
import { Hono, type Context } from 'hono';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paySession } from './pay-session.ts';
import { changePaymentMethod, findPortal } from './portal.ts';
import { PortalScreen } from './portal-screen.tsx';
import type { Session } from './documents.ts';
import { find, secondsOf, inTransaction, type World } from './store.ts';
import { ConfirmationScreen, MessageScreen } from './screens.tsx';
import { PaymentScreen, type FormError } from './payment-screen.tsx';
import { noValues, readPayment } from './read-payment.ts';

export function createHostedPages(world: World): Hono {
  const pages = new Hono();

  pages.get('/styles', (c) =>
    c.body(stylesheet, 200, { 'Content-Type': 'text/css', 'Cache-Control': 'public, max-age=3600' }),
  );

  pages.get('/pay/:id', async (c) => {
    const session = await findSession(world, c.req.param('id'));
    if (!session) return page(c, 404, unknown);
    return isOpen(session, world.now())
      ? page(c, 200, <PaymentScreen session={session} values={noValues} errors={[]} />, session.success_url)
      : closed(c, session);
  });

  pages.post('/pay/:id', async (c) => {
    const id = c.req.param('id');
    const session = await findSession(world, id);
    if (!session) return page(c, 404, unknown);
    // A second click on the button finds the session paid.
    if (session.status === 'complete') return c.redirect(successUrl(session), 303);
    if (!isOpen(session, world.now())) return closed(c, session);

    const form = await c.req.formData().catch(() => null);
    if (!form) return page(c, 400, unreadable);
    const read = readPayment(form, session.payment_method_types, world.now());
    const { values } = read;
    const again = (errors: { field?: string; message: string }[]) =>
      page(c, 422, <PaymentScreen session={session} values={values} errors={errors} />, session.success_url);
    if (!read.ok) return again(read.errors);

    const { result, ...entered } = read.entered;
    if (result.kind === 'declined') return again([{ field: 'number', message: result.message }]);
    const confirmation = form.get('confirmation');
    if (result.kind === 'confirmation' && confirmation === null)
      return page(c, 200, <ConfirmationScreen session={session} values={values} />, session.success_url);
    if (result.kind === 'confirmation' && confirmation !== 'given')
      return again([{ field: 'number', message: 'We could not confirm this payment with your bank.' }]);
    const settlement = result.kind === 'accepted' ? result.settlement : ({ kind: 'at once' } as const);

    const paid = await inTransaction(world, (inside) => paySession(inside, id, { ...entered, settlement }));
    return paid?.status === 'complete' ? c.redirect(successUrl(paid), 303) : closed(c, session);
  });

  pages.get('/portal/:id', async (c) => {
    const portal = await findPortal(world, c.req.param('id'));
    if (!portal) return page(c, 410, closedPortal);
    return page(c, 200, <PortalScreen portal={portal} values={noValues} errors={[]} />, portal.return_url);
  });

  pages.post('/portal/:id', async (c) => {
    const portal = await findPortal(world, c.req.param('id'));
    if (!portal) return page(c, 410, closedPortal);
    const form = await c.req.formData().catch(() => null);
    if (!form) return page(c, 400, unreadable);
    const read = readPayment(form, ['card', 'sepa_debit'], world.now());
    const again = (errors: FormError[]) =>
      page(c, 422, <PortalScreen portal={portal} values={read.values} errors={errors} />, portal.return_url);
    if (!read.ok) return again(read.errors);
    const { result, method } = read.entered;
    if (result.kind === 'declined') return again([{ field: 'number', message: result.message }]);
    await inTransaction(world, (inside) => changePaymentMethod(inside, portal.id, method));
    return c.redirect(portal.sandbox.changedUrl, 303);
  });
  return pages;
}

/** The database refuses some characters in an id. */
const findSession = ({ db }: World, id: string) =>
  /^cs_\w+$/.test(id) ? find(db, 'checkout.session', id) : null;

const stylesheet = `${tokens.replace('@theme', ':root')}\n${styles}`;

const unreadable = (
  <MessageScreen title="We could not read this">
    The form did not arrive in full. Nothing was charged. Please go back and try again.
  </MessageScreen>
);

const unknown = (
  <MessageScreen title="No such payment page">
    The address is wrong, or the page does not exist.
  </MessageScreen>
);

const closedPortal = (
  <MessageScreen title="This page has expired">
    Nothing was changed. Please open it again from your order.
  </MessageScreen>
);

function closed(c: Context, session: Session) {
  if (session.status === 'complete')
    return page(
      c,
      200,
      <MessageScreen
        title="You are all done here"
        link={{ href: successUrl(session), text: 'Back to the site' }}
      >
        This has been paid. There is nothing left to do on this page.
      </MessageScreen>,
    );
  const link = session.cancel_url ? { href: session.cancel_url, text: 'Back to the site' } : undefined;
  return page(
    c,
    410,
    <MessageScreen title="This payment page has expired" link={link}>
      Nothing was charged. Please start again from the site.
    </MessageScreen>,
  );
}

function isOpen({ status, expires_at }: Session, now: Date) {
  return status === 'open' && expires_at > secondsOf(now);
}

function successUrl({ success_url, id }: Session) {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function page(c: Context, status: 200 | 400 | 404 | 410 | 422, content: ReactElement, shopUrl?: string) {
  return c.html(`<!doctype html>${renderToStaticMarkup(content)}`, status, {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': policyFor(shopUrl),
    'X-Robots-Tag': 'noindex',
  });
}

/** The form redirects to the shop, which may have another origin than this page. */
function policyFor(shopUrl: string | undefined) {
  const shop = shopUrl ? new URL(shopUrl).origin : '';
  return [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${shop}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
