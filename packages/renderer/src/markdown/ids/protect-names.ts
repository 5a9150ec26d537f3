import type { Element } from 'hast'
import type { Problem } from '../compilation.js'
import type { Draft } from '../draft.js'

/** Elements that `document` or their form exposes as a property by their name or id. */
const EXPOSED: ReadonlySet<string> = new Set(
  'img form iframe embed object input button select textarea output fieldset'.split(' '),
)

/** Elements that `document` itself exposes. */
const ON_DOCUMENT: ReadonlySet<string> = new Set(['img', 'form', 'iframe', 'embed', 'object'])

/** Properties of a document, a form or any element that scripts read: a name in the content would hide them. */
const SCRIPT_PROPERTIES: ReadonlySet<string> = new Set(
  `activeElement addEventListener adoptedStyleSheets after append appendChild attributes before blur body checkVisibility
  childNodes children classList click cloneNode closest compareDocumentPosition contains content cookie createDocumentFragment
  createElement createElementNS createRange createTextNode createTreeWalker currentScript dataset defaultView dir dispatchEvent
  documentElement elementFromPoint elements firstChild firstElementChild focus fonts forms getAnimations getAttribute
  getBoundingClientRect getClientRects getElementById getElementsByClassName getElementsByTagName getSelection hasAttribute
  hasAttributes hasChildNodes hash head hidden hidePopover href id images implementation importNode innerHTML innerText
  insertAdjacentElement insertAdjacentHTML insertBefore isConnected isEqualNode lang lastChild lastElementChild links location
  matches nextElementSibling nextSibling nodeName nodeType normalize offsetHeight offsetParent offsetTop offsetWidth outerHTML
  ownerDocument parentElement parentNode prepend previousElementSibling previousSibling querySelector querySelectorAll
  readyState remove removeAttribute removeChild removeEventListener replaceChild replaceChildren replaceWith scripts
  scrollHeight scrollIntoView scrollTop scrollingElement setAttribute showPopover startViewTransition style styleSheets submit
  tabIndex tagName textContent title toggleAttribute visibilityState`
    .trim()
    .split(/\s+/),
)

/** Renames a name or id that would hide a property that browser scripts read, and reports it. */
export function protectNames(element: Element, file: string, { compilation }: Draft): void {
  if (!EXPOSED.has(element.tagName)) return
  for (const attribute of ['name', 'id'] as const) {
    const name = element.properties[attribute]
    if (typeof name !== 'string' || !SCRIPT_PROPERTIES.has(name)) continue
    element.properties[attribute] = `content-${name}`
    compilation.report(file, element.position?.start, describe(element.tagName, attribute, name))
  }
}

const TAG = /<(img|form|iframe|embed|object|input|button|select|textarea|output|fieldset)(?=\s)[^<>]*>/g
/**
 * Names that fields of a component's form may not have. Other property names are common words, which the component's
 * scripts may use for its fields.
 */
const METHOD = /[A-Z]|^(?:closest|contains|matches)$/

/** Returns HTML that React rendered for an element, with names and ids renamed and reported like `protectNames`. */
export function protectHtml(html: string, element: Element, { compilation, file }: Draft): string {
  return html.replace(TAG, (tag: string, tagName: string) =>
    tag.replace(/ (name|id)="(\w+)"/g, (whole: string, attribute: string, name: string) => {
      if (!SCRIPT_PROPERTIES.has(name) || !(ON_DOCUMENT.has(tagName) || METHOD.test(name))) return whole
      compilation.report(file, element.position?.start, describe(tagName, attribute, name))
      return ` ${attribute}="content-${name}"`
    }),
  )
}

function describe(tagName: string, attribute: string, name: string): Problem {
  return {
    code: 'reserved-name',
    message: `the ${attribute} ${name} of <${tagName}> would hide what scripts read under that name: it becomes content-${name}`,
    hint: `Choose another ${attribute}`,
  }
}
