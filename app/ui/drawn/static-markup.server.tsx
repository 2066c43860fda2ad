import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link } from 'react-router';
import { AppLink } from '../app-link.tsx';

/**
 * The markup of React's `renderToStaticMarkup` in a fraction of its time, for markup that is never hydrated: a data page has
 * thousands of such elements. Components must not use hooks. Links become plain links, and icons are drawn by React, once.
 */
export function staticMarkup(node: ReactNode): string {
  if (typeof node === 'string') return escape(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (isValidElement<Props>(node)) return elementMarkup(node);
  let markup = '';
  for (const child of node as Iterable<ReactNode>) markup += staticMarkup(child);
  return markup;
}

type Props = Record<string, unknown> & { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

function elementMarkup(element: ReactElement<Props>): string {
  const { type, props } = element;
  if (type === 'select') return selectMarkup(props);
  if (typeof type === 'string') return tagMarkup(type, props);
  if (type === Fragment) return staticMarkup(props.children);
  if (type === Link || type === AppLink) return linkMarkup(props, type === AppLink);
  if (typeof type === 'function') return staticMarkup((type as (props: Props) => ReactNode)(props));
  return iconMarkup(element);
}

function tagMarkup(tag: string, props: Props): string {
  let markup = `<${tag}`;
  // oxlint-disable-next-line guard-for-in -- props are plain objects, and this is the fastest way through them
  for (const name in props) {
    const value = props[name];
    if (value === null || value === undefined || notWritten.has(name)) continue;
    // Most attributes of a chart are numbers, which need no escaping.
    markup += typeof value === 'number' ? ` ${nameOf(name)}="${value}"` : attribute(name, value);
  }
  if (voidTags.has(tag)) return `${markup}/>`;
  const content = props.dangerouslySetInnerHTML?.__html ?? staticMarkup(props.children);
  return `${markup}>${content}</${tag}>`;
}

/** React's `defaultValue` is an attribute of the chosen option in HTML. */
function selectMarkup({ defaultValue, children, ...rest }: Props): string {
  const chosen = `<option value="${escape(String(defaultValue))}"`;
  const options = staticMarkup(children).replace(chosen, () => `${chosen} selected=""`);
  return tagMarkup('select', { ...rest, dangerouslySetInnerHTML: { __html: options } });
}

/** The area around static markup follows its links without a page load. Only an `AppLink` is loaded ahead. */
function linkMarkup({ to, preventScrollReset, ...rest }: Props, isAhead: boolean): string {
  const isCold = !isAhead && !('data-passport' in rest);
  return tagMarkup('a', {
    ...rest,
    href: to,
    ...(isCold && { 'data-cold': '' }),
    ...(preventScrollReset === true && { 'data-keep-scroll': '' }),
  });
}

function attribute(name: string, value: unknown): string {
  if (typeof value === 'function') return '';
  if (name === 'style') return styleAttribute(value as Style);
  if (typeof value === 'boolean' && !/^(aria-|data-|spellCheck)/.test(name))
    return value ? ` ${nameOf(name)}=""` : '';
  return ` ${nameOf(name)}="${escape(String(value))}"`;
}

const notWritten = new Set(['children', 'dangerouslySetInnerHTML', 'ref']);

type Style = Record<string, string | number | null | undefined>;

function styleAttribute(style: Style): string {
  const declarations = Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name.startsWith('--') ? name : hyphenated(name)}:${styleValue(name, value!)}`);
  return declarations.length > 0 ? ` style="${declarations.join(';')}"` : '';
}

function styleValue(name: string, value: string | number): string {
  if (typeof value === 'string') return escape(value.trim());
  return value === 0 || unitless.has(name) || name.startsWith('--') ? String(value) : `${value}px`;
}

const unitless = new Set(
  'flex flexGrow flexShrink fontWeight lineHeight opacity order zIndex fillOpacity strokeOpacity strokeWidth'.split(
    ' ',
  ),
);

function nameOf(name: string): string {
  let written = attributeNames.get(name);
  if (written === undefined) {
    written = mixedCase.has(name) ? name : hyphenated(name);
    attributeNames.set(name, written);
  }
  return written;
}

const attributeNames = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['tabIndex', 'tabindex'],
  ['defaultChecked', 'checked'],
  ['defaultValue', 'value'],
  ['crossOrigin', 'crossorigin'],
]);

/** Names that React writes as they are: of HTML all (their case does not matter), of SVG those without a hyphen. */
const mixedCase = new Set([
  'viewBox',
  'preserveAspectRatio',
  'gradientUnits',
  'gradientTransform',
  'patternUnits',
  'patternTransform',
  'clipPathUnits',
  'textLength',
  'lengthAdjust',
  'pathLength',
  'colSpan',
  'rowSpan',
  'dateTime',
  'srcSet',
  'referrerPolicy',
  'inputMode',
  'autoComplete',
  'popoverTarget',
  'popoverTargetAction',
  'maxLength',
  'readOnly',
  'encType',
  'allowFullScreen',
  'spellCheck',
  'noValidate',
]);

const hyphenated = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

function escape(text: string): string {
  return /["'&<>]/.test(text) ? text.replaceAll(/["'&<>]/g, (sign) => entities[sign]!) : text;
}

const entities: Record<string, string> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

const icons = new WeakMap<object, Map<string, string>>();

function iconMarkup(element: ReactElement<Props>): string {
  const type = element.type as unknown as object;
  let drawn = icons.get(type);
  if (!drawn) icons.set(type, (drawn = new Map()));
  const key = JSON.stringify(element.props);
  let markup = drawn.get(key);
  if (markup === undefined) drawn.set(key, (markup = renderToStaticMarkup(element)));
  return markup;
}
