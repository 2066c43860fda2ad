import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link } from 'react-router';
import { AppLink } from '../app-link.tsx';

/**
 * The markup of React's `renderToStaticMarkup` in a fraction of its time, for markup that is never hydrated: a data page has
 * thousands of such elements. Components must not use hooks. Links become plain links, and icons are drawn by React, once.
 */
export function staticMarkup(node: ReactNode): string {
  const markup = new Markup();
  write(node, markup);
  return markup.text();
}

/**
 * A string grown by `+=` is a tree of its pieces, which the garbage collector copies again and again; a list of all pieces is
 * slow to join. A list of small trees is neither.
 */
class Markup {
  readonly #done: string[] = [];
  #growing = '';

  add(piece: string) {
    this.#growing += piece;
    if (this.#growing.length < 2_000) return;
    this.#done.push(this.#growing);
    this.#growing = '';
  }

  text(): string {
    return [...this.#done, this.#growing].join('');
  }
}

function write(node: ReactNode, markup: Markup): void {
  if (typeof node === 'string') markup.add(escape(node));
  else if (typeof node === 'number' || typeof node === 'bigint') markup.add(String(node));
  else if (node === null || node === undefined || typeof node === 'boolean') return;
  else if (Array.isArray(node)) for (const child of node as ReactNode[]) write(child, markup);
  else if (isValidElement<Props>(node)) writeElement(node, markup);
  else for (const child of node as Iterable<ReactNode>) write(child, markup);
}

type Props = Record<string, unknown> & { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

function writeElement(element: ReactElement<Props>, markup: Markup): void {
  const { type, props } = element;
  if (type === 'select') writeSelect(props, markup);
  else if (typeof type === 'string') writeTag(type, props, markup);
  else if (type === Fragment) write(props.children, markup);
  else if (type === Link || type === AppLink) writeLink(props, type === AppLink, markup);
  else if (typeof type === 'function') write((type as (props: Props) => ReactNode)(props), markup);
  else markup.add(iconMarkup(element));
}

function writeTag(tag: string, props: Props, markup: Markup): void {
  const { open, close, isVoid } = tagParts(tag);
  markup.add(open);
  // oxlint-disable-next-line guard-for-in -- props are plain objects, and this is the fastest way through them
  for (const name in props) {
    const attribute = attributes.get(name) ?? newAttribute(name);
    const value = props[name];
    const known = attribute.known?.get(value);
    if (known !== undefined) markup.add(known);
    else if (value !== null && value !== undefined && attribute.isWritten) {
      const text = attributeText(name, value);
      if (text !== null) markup.add(remember(attribute, value, `${attribute.start}${text}"`));
    }
  }
  if (isVoid) {
    markup.add('/>');
    return;
  }
  markup.add('>');
  if (props.dangerouslySetInnerHTML) markup.add(props.dangerouslySetInnerHTML.__html);
  else write(props.children, markup);
  markup.add(close);
}

function tagParts(tag: string) {
  let found = tags.get(tag);
  if (!found) tags.set(tag, (found = { open: `<${tag}`, close: `</${tag}>`, isVoid: voidTags.has(tag) }));
  return found;
}

const tags = new Map<string, { open: string; close: string; isVoid: boolean }>();

/** React's `defaultValue` is an attribute of the chosen option in HTML. */
function writeSelect({ defaultValue, children, ...rest }: Props, markup: Markup): void {
  const chosen = `<option value="${escape(String(defaultValue))}"`;
  const options = staticMarkup(children).replace(chosen, () => `${chosen} selected=""`);
  writeTag('select', { ...rest, dangerouslySetInnerHTML: { __html: options } }, markup);
}

/** The area around static markup follows its links without a page load. Only an `AppLink` is loaded ahead. */
function writeLink({ to, preventScrollReset, ...rest }: Props, isAhead: boolean, markup: Markup): void {
  const isCold = !isAhead && !('data-passport' in rest);
  writeTag(
    'a',
    {
      ...rest,
      href: to,
      ...(isCold && { 'data-cold': '' }),
      ...(preventScrollReset === true && { 'data-keep-scroll': '' }),
    },
    markup,
  );
}

/** Null for what is not written. */
function attributeText(name: string, value: unknown): string | null {
  // Most attributes of a chart are numbers, which need no escaping.
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'function') return null;
  if (name === 'style') return styleText(value as Style);
  if (typeof value === 'boolean' && !/^(aria-|data-|spellCheck)/.test(name)) return value ? '' : null;
  return escape(`${value as boolean | bigint}`);
}

const notWritten = new Set(['children', 'dangerouslySetInnerHTML', 'ref']);

type Style = Record<string, string | number | null | undefined>;

function styleText(style: Style): string | null {
  const declarations = Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${name.startsWith('--') ? name : hyphenated(name)}:${styleValue(name, value!)}`);
  return declarations.length > 0 ? declarations.join(';') : null;
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

/** `known` remembers whole attributes, as most have few values; it is given up for one that takes many, such as `href`. */
type Attribute = { start: string; isWritten: boolean; known: Map<unknown, string> | null };

const attributes = new Map<string, Attribute>();

function newAttribute(name: string): Attribute {
  const written = attributeNames[name] ?? (mixedCase.has(name) ? name : hyphenated(name));
  const isWritten = !notWritten.has(name);
  const attribute = {
    start: ` ${written}="`,
    isWritten,
    known: isWritten ? new Map<unknown, string>() : null,
  };
  attributes.set(name, attribute);
  return attribute;
}

function remember(attribute: Attribute, value: unknown, text: string): string {
  if (attribute.known && attribute.known.size < 500 && typeof value !== 'object')
    attribute.known.set(value, text);
  else attribute.known = null;
  return text;
}

const attributeNames: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  defaultChecked: 'checked',
  defaultValue: 'value',
  crossOrigin: 'crossorigin',
};

/** Names that React writes as they are: of HTML all (their case does not matter), of SVG those without a hyphen. */
const mixedCase = new Set([
  'fetchPriority',
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
