import { escapeHtml } from './escape-html.js'

/** Thrown for an element that only React can render. Callers of `renderElement` then use React instead. */
export class LeftToReact extends Error {}

/** Props whose attribute names differ in HTML. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['tabIndex', 'tabindex'],
])

/** Boolean attributes. */
const FLAGS: ReadonlySet<string> = new Set(['disabled', 'hidden', 'inert', 'open', 'readOnly', 'required'])

/** Props in camel case that React writes unchanged: HTML ignores the case of attribute names. */
const CAMEL_CASE: ReadonlySet<string> = new Set([
  'autoComplete',
  'colSpan',
  'dateTime',
  'fetchPriority',
  'hrefLang',
  'popoverTarget',
  'popoverTargetAction',
  'spellCheck',
  'srcSet',
  'viewBox',
])

/** Attributes that React handles specially and the pages do not use. */
const UNUSUAL: ReadonlySet<string> = new Set(
  'style allowfullscreen async capture cols controls default defer draggable focusable loop multiple muted ref rows scoped seamless size span start value'.split(
    ' ',
  ),
)

/** Renders an attribute like React, preceded by a space; empty if not set. */
export function renderAttribute(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (FLAGS.has(name)) return value ? ` ${name}=""` : ''
  const attribute = NAMES.get(name) ?? name
  if (attribute === name && !CAMEL_CASE.has(name) && (/[^a-z\d-]/.test(name) || UNUSUAL.has(name))) {
    throw new LeftToReact(name)
  }
  if (name === 'download' && value === true) return ' download=""'
  switch (typeof value) {
    case 'string':
      return renderText(attribute, value)
    case 'number':
      return ` ${attribute}="${value}"`
    case 'boolean':
      return /^(?:aria-|data-|spellCheck$)/.test(attribute) ? ` ${attribute}="${value}"` : ''
    default:
      throw new LeftToReact(name)
  }
}

function renderText(attribute: string, value: string): string {
  const isEvent = attribute.startsWith('on')
  // React has special rules for `javascript:` URLs and empty URLs.
  const isUrl = attribute === 'href' || attribute === 'src' || attribute === 'action'
  if (isEvent || (isUrl && (value === '' || /^[\s\p{Cc}]*j/iu.test(value)))) throw new LeftToReact(attribute)
  return ` ${attribute}="${escapeForReact(value)}"`
}

/** Escapes text like React, which writes an apostrophe as `&#x27;`. */
export function escapeForReact(text: string): string {
  const html = escapeHtml(text)
  return html.includes('&#39;') && text.includes("'") ? html.replaceAll('&#39;', '&#x27;') : html
}
