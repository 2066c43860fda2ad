import { Link, useHref, type LinkProps } from 'react-router';
import { prefetch } from './prefetcher.tsx';

/** A link within the site. It fetches its page ahead when someone points at it, touches it or tabs to it. */
export function AppLink(props: Omit<LinkProps, 'onPointerEnter' | 'onFocus' | 'prefetch'>) {
  const path = useHref(props.to).split('#')[0]!;
  const ahead = () => prefetch(path);
  return <Link {...props} onPointerEnter={ahead} onFocus={ahead} />;
}
