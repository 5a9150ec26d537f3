// The content security policy of docgen's pages knows neither inline styles nor markup from untrusted texts, and mermaid
// uses both. In the bundle of diagrams every `innerHTML` and `setAttribute(` of the libraries is replaced by these two properties
// (see `bundle-diagrams.mjs`), which do the same within the policy; the rest of the page keeps the browser's own.
import { POLICY_NAME } from '../client/trust-html.js'

/** In the place of `innerHTML`. */
export const MARKUP = Symbol('markup')
/** In the place of `setAttribute`. */
export const ATTRIBUTE = Symbol('attribute')

/** Where the style attributes of parsed markup wait until a script sets them: the policy only knows what scripts set. */
const WAITING = 'data-waiting-style'

/** What goes on while something is drawn. */
export interface StrictDom {
  /** Markup as elements, their styles set. */
  readonly parse: (markup: string) => Element | null
  /** Takes the rules back that drawing has brought into the page, and answers their text. */
  readonly takeRules: () => string
}

/** Installs the two for this page. */
export function installStrictDom(): StrictDom {
  const policy = window.trustedTypes?.createPolicy(POLICY_NAME, { createHTML: (text) => text })
  // The DOM's types know no trusted text yet.
  const trust = (markup: string): string => (policy?.createHTML(markup) ?? markup) as string
  const drawn = new Map<CSSStyleSheet, string>()
  const adopt = (css: string): void => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    drawn.set(sheet, css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  Object.defineProperty(Element.prototype, MARKUP, {
    configurable: true,
    get(this: Element) {
      return waiting(this.innerHTML)
    },
    set(this: Element, markup: string) {
      // Measuring needs the rules while the drawing is made.
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
      const css = [...drawn.values()].join('\n')
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !drawn.has(sheet))
      drawn.clear()
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
