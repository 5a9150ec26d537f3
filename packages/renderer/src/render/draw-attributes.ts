import { escapeHtml } from './escape-html.js'

/** What only React knows how to draw. Never seen outside of `createElementRenderer`. */
export class LeftToReact extends Error {}

/** Names that HTML writes differently. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['tabIndex', 'tabindex'],
])

/** Attributes that are there or not. */
const FLAGS: ReadonlySet<string> = new Set(['disabled', 'hidden', 'inert', 'open', 'readOnly', 'required'])

/** Written as they are in spite of their capitals. */
const CAPITALISED: ReadonlySet<string> = new Set([
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

/** Attributes with rules of their own in React that the pages do without. */
const UNUSUAL: ReadonlySet<string> = new Set(
  'style allowfullscreen async capture cols controls default defer draggable focusable loop multiple muted ref rows scoped seamless size span start value'.split(
    ' ',
  ),
)

/** One attribute as React writes it, with a blank before it; empty where it is not set. */
export function drawAttribute(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (FLAGS.has(name)) return value ? ` ${name}=""` : ''
  const attribute = NAMES.get(name) ?? name
  if (attribute === name && !CAPITALISED.has(name) && (/[^a-z\d-]/.test(name) || UNUSUAL.has(name))) {
    throw new LeftToReact(name)
  }
  if (name === 'download' && value === true) return ' download=""'
  switch (typeof value) {
    case 'string':
      return drawText(attribute, value)
    case 'number':
      return ` ${attribute}="${value}"`
    case 'boolean':
      return /^(?:aria-|data-|spellCheck$)/.test(attribute) ? ` ${attribute}="${value}"` : ''
    default:
      throw new LeftToReact(name)
  }
}

function drawText(attribute: string, value: string): string {
  const isEvent = attribute.startsWith('on')
  // React has an opinion of addresses that run code, and of empty ones.
  const isAddress = attribute === 'href' || attribute === 'src' || attribute === 'action'
  if (isEvent || (isAddress && (value === '' || /^[\s\p{Cc}]*j/iu.test(value)))) throw new LeftToReact(attribute)
  return ` ${attribute}="${escapeForReact(value)}"`
}

/** The text with the entities that React writes. */
export function escapeForReact(text: string): string {
  const html = escapeHtml(text)
  return html.includes('&#39;') && text.includes("'") ? html.replaceAll('&#39;', '&#x27;') : html
}
