import type { Element } from 'hast'
import { linkKind } from '../link-kind.js'

/** Elements that run code, load other documents, send data or change the page around them. */
const UNSAFE_TAGS: ReadonlySet<string> = new Set(
  (
    'animate animatemotion animatetransform applet base embed frame frameset head iframe input link meta noembed noframes ' +
    'noscript object param plaintext portal script select set style template textarea title xmp'
  ).split(' '),
)

/** Unsafe elements whose content can be kept without the element. */
const WRAPPING_TAGS: ReadonlySet<string> = new Set('body button fieldset form html label legend output'.split(' '))

/** Attributes with a URL as value, under their names in the tree. */
const URL_ATTRIBUTES: ReadonlySet<string> = new Set(
  'action background cite data formAction href longDesc ping poster src srcSet xLinkHref'.split(' '),
)

/**
 * Returns how an element is unsafe: `whole` is removed with its content, `wrapper` without it. `undefined` if it is
 * safe.
 */
export function unsafeElement(element: Element, isInSvg: boolean): 'whole' | 'wrapper' | undefined {
  const tagName = element.tagName.toLowerCase()
  if (isInertButton(element)) return undefined
  if (WRAPPING_TAGS.has(tagName)) return 'wrapper'
  if (tagName === 'use') return isInternalReference(element) ? undefined : 'whole'
  if (!UNSAFE_TAGS.has(tagName) || isTaskBox(element)) return undefined
  return tagName === 'title' && isInSvg ? undefined : 'whole'
}

/** Whether an attribute runs code, is an inline style, or contains a URL that runs code. */
export function isUnsafeAttribute({ tagName, properties }: Element, name: string): boolean {
  if (/^(?:on|style$|srcdoc$)/i.test(name)) return true
  if (!URL_ATTRIBUTES.has(name)) return false
  const url = String(properties[name])
  if (tagName === 'img' && name === 'src' && /^\s*data:image\//i.test(url)) return false
  return linkKind(url) === 'unsafe'
}

/** Whether an attribute has a URL as value. */
export function isUrlAttribute(name: string): boolean {
  return URL_ATTRIBUTES.has(name)
}

/** Whether an attribute has a single URL as value. */
export function isOneUrl(name: string): boolean {
  return isUrlAttribute(name) && name !== 'ping' && name !== 'srcSet'
}

/** Whether an element is the checkbox of a GFM task list, the only input that Markdown renders. */
function isTaskBox({ tagName, properties }: Element): boolean {
  return tagName === 'input' && properties['type'] === 'checkbox' && properties['disabled'] === true
}

/** Whether an element is a button without effect, because it sends no form. */
function isInertButton({ tagName, properties }: Element): boolean {
  return tagName.toLowerCase() === 'button' && properties['type'] === 'button'
}

/** Whether an SVG `use` only renders a part of the page that contains it, which is safe. */
function isInternalReference({ properties }: Element): boolean {
  return [properties['href'], properties['xLinkHref']].every(
    (href) => href === undefined || (typeof href === 'string' && href.startsWith('#')),
  )
}
