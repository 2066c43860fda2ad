import { readFileSync } from 'node:fs';
import { createElement, Fragment } from 'react';

const tree = JSON.parse(readFileSync('tree.json', 'utf8'));

export function PageTree() {
  return <Fragment>{tree.map(toElement)}</Fragment>;
}

function toElement(node, key) {
  if (typeof node === 'string') return node;
  const [tag, attributes, children] = node;
  return createElement(tag, { ...propsOf(attributes), key }, ...children.map(toElement));
}

function propsOf({ class: className, style, ...attributes }) {
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, value === '' ? true : value]),
  );
  if (className) props.className = className;
  if (style) props.style = Object.fromEntries(style.split(';').filter(Boolean).map(declaration));
  return props;
}

function declaration(text) {
  const at = text.indexOf(':');
  const name = text.slice(0, at).trim();
  const property = name.startsWith('--')
    ? name
    : name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return [property, text.slice(at + 1).trim()];
}
