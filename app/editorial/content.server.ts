import compiled from 'virtual:content';
import type { Content } from './content.ts';

/** What is written in `content/`, as the build compiled it. A build has no file at fault, so nothing of it is null. */
export const content = compiled as { [Name in keyof Content]: NonNullable<Content[Name]> };
