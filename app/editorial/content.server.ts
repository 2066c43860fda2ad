import compiled from 'virtual:content';
import type { Content } from './content.ts';

/** What is written in `content/`, as the build compiled it. */
export const content: Content = compiled;
