import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { Hono } from 'hono';
import { cacheControl } from '../edge/policies.ts';
import { longestIconUrl } from '../ui/icon-request.ts';
import { problem } from './answer.server.ts';

/**
 * `/api/icons/{set}.json?icons=a,b`: the named icons of a set, in Iconify's format.
 * For names in content; icons that code uses are bundled with it.
 */
export function iconsApi() {
  return new Hono().get('/:file{[a-z0-9-]+\\.json}', (c) => {
    if (c.req.url.length - new URL(c.req.url).origin.length > longestIconUrl) {
      return problem(c, 414, `The address is longer than ${longestIconUrl} characters.`);
    }
    const set = sets.get(c.req.param('file').replace(/\.json$/, ''));
    if (!set) return problem(c, 404, 'Icon set not found.');
    const names = (c.req.query('icons') ?? '').split(',').filter(Boolean);
    if (names.length === 0) return problem(c, 400, 'Name the icons you want, for example ?icons=truck,ship');
    c.header('Cache-Control', cacheControl.anHour);
    return c.json(subset(set, names));
  });
}

type IconSet = { prefix: string; icons: Record<string, { body: string }>; width?: number; height?: number };

const sets = new Map<string, IconSet>([[lucide.prefix, lucide]]);

function subset({ prefix, icons, width, height }: IconSet, names: string[]) {
  const known = names.filter((name) => Object.hasOwn(icons, name));
  return {
    prefix,
    width,
    height,
    icons: Object.fromEntries(known.map((name) => [name, { body: icons[name]!.body }])),
    not_found: names.filter((name) => !known.includes(name)),
  };
}
