import compiled from 'virtual:content';
import type { Content } from './content.ts';

/** `content/` as compiled at build. Nothing is null, because invalid files fail the build. */
export const content = compiled as { [Name in keyof Content]: NonNullable<Content[Name]> };
