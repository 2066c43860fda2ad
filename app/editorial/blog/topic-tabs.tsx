import { ChoiceLinks } from '../../ui/navigation/choice-links.tsx';
import type { BlogView } from './blog-view.ts';

/** All articles, or those on one topic. */
export function TopicTabs({ topics }: Pick<BlogView, 'topics'>) {
  return <ChoiceLinks label="Topics" choices={topics} />;
}
