import { href } from 'react-router';
import { brand } from '../../base/brand.ts';

/** Lets feed readers discover the feed; React hoists it into the document's head. */
export function FeedLink() {
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${brand.product} blog`}
      href={href('/blog/feed.xml')}
    />
  );
}
