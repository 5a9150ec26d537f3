// The content security policy of docgen's pages forbids inline styles and markup from untrusted strings, and mermaid
// uses both. In the diagrams bundle, every `innerHTML` and `setAttribute(` of the libraries is replaced by these two
// properties (see `bundle-diagrams.mjs`), which do the same within the policy. The rest of the page uses the browser's
// own.
import { POLICY_NAME } from '@docgen/renderer/contract'

/** Replaces `innerHTML`. */
export const MARKUP = Symbol('markup')
/** Replaces `setAttribute`. */
export const ATTRIBUTE = Symbol('attribute')

/** Keeps the style attributes of parsed markup until a script sets them: the policy allows styles only from scripts. */
const WAITING = 'data-waiting-style'

/** Operations while a diagram renders. */
export interface StrictDom {
  /** Markup as elements, with their styles set. */
  readonly parse: (markup: string) => Element | null
  /** Removes the rules that rendering added to the page, and returns their text. */
  readonly takeRules: () => string
}

/** Installs both replacements in this page. */
export function installStrictDom(): StrictDom {
  const policy = window.trustedTypes?.createPolicy(POLICY_NAME, { createHTML: (text) => text })
  // The DOM types do not include trusted strings yet.
  const trust = (markup: string): string => (policy?.createHTML(markup) ?? markup) as string
  const added = new Map<CSSStyleSheet, string>()
  const adopt = (css: string): void => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    added.set(sheet, css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  Object.defineProperty(Element.prototype, MARKUP, {
    configurable: true,
    get(this: Element) {
      return waiting(this.innerHTML)
    },
    set(this: Element, markup: string) {
      // Measuring needs the rules during rendering.
      if (this.localName === 'docgen-style') return adopt(String(markup))
      this.innerHTML = trust(waiting(String(markup)))
      setStyles(this)
    },
  })
  Object.defineProperty(Element.prototype, ATTRIBUTE, {
    configurable: true,
    value(this: Element, name: string, value: string) {
      if (name === 'style' && (this instanceof HTMLElement || this instanceof SVGElement)) this.style.cssText = value
      else this.setAttribute(name, value)
    },
  })
  return {
    parse: (markup) => {
      const parsed = new DOMParser().parseFromString(trust(waiting(markup)), 'text/html').body.firstElementChild
      const element = parsed && document.importNode(parsed, true)
      const box = document.createElement('div')
      if (element) box.append(element)
      setStyles(box)
      return element
    },
    takeRules: () => {
      const css = [...added.values()].join('\n')
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !added.has(sheet))
      added.clear()
      return css
    },
  }
}

function waiting(markup: string): string {
  return markup.replace(/(<[^<>]*\s)style=(?=["'])/g, `$1${WAITING}=`)
}

function setStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${WAITING}]`)) {
    element.style.cssText = element.getAttribute(WAITING) ?? ''
    element.removeAttribute(WAITING)
  }
}
