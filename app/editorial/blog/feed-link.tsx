import { brand } from '../../base/brand.ts';
import { feedPath } from './feed-path.ts';

/** Tells feed readers where the feed is; React lifts it into the document's head. */
export function FeedLink() {
  return <link rel="alternate" type="application/atom+xml" title={`${brand.product} blog`} href={feedPath} />;
}
