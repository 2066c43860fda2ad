import { Link, useHref, type LinkProps } from 'react-router';
import { prefetch } from './prefetcher.tsx';

/** A link within the site. It fetches its page ahead when someone points at it, touches it or tabs to it. */
export function AppLink(props: Omit<LinkProps, 'onPointerEnter' | 'onFocus' | 'prefetch'>) {
  const [path = '', anchor] = useHref(props.to).split('#');
  const ahead = () => prefetch(path);
  // Where an anchor is in a page that is laid out bit by bit, the browser alone knows.
  const isBrowsers = anchor !== undefined || props.reloadDocument;
  return <Link {...props} reloadDocument={isBrowsers} onPointerEnter={ahead} onFocus={ahead} />;
}
