import { href } from 'react-router';
import { PrivacyLine, Trap } from '../forms/form-parts.tsx';
import { buttonLook } from '../ui/button.tsx';

/** Part of every cached page, so it has no state: the answer comes on the newsletter page, whose own form hides this one. */
export function NewsletterFooterForm() {
  return (
    <form method="post" action={href('/newsletter')} className="mt-6 max-w-sm">
      <Trap />
      <label htmlFor="newsletter-email" className="block font-medium text-ink">
        New articles and data, about once a month
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          className="min-h-11 w-full min-w-0 rounded-md border border-edge bg-paper px-3 text-ink"
        />
        <button type="submit" className={buttonLook()}>
          Subscribe
        </button>
      </div>
      <PrivacyLine>We’ll email you a link to confirm.</PrivacyLine>
    </form>
  );
}
