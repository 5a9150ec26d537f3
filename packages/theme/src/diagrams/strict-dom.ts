// The content security policy of docgen's pages forbids inline styles and markup from untrusted strings, and mermaid
// uses both. In the diagrams bundle, every `innerHTML` and `setAttribute(` of the libraries is replaced by the
// properties `MARKUP` and `ATTRIBUTE` (see `bundle-diagrams.mjs`), which do the same within the policy. The other
// scripts of the page use the browser's properties.
import { POLICY_NAME } from '@docgen/renderer/contract'

/** Replaces `innerHTML`. */
export const MARKUP = Symbol('markup')
/** Replaces `setAttribute`. */
export const ATTRIBUTE = Symbol('attribute')

/** Keeps a style attribute of parsed markup until a script sets it: the policy allows styles only from scripts. */
const WAITING = 'data-waiting-style'

/** Operations while a diagram renders. */
export interface StrictDom {
  /** Parses markup and returns its first element with all styles set; null if there is none. */
  readonly parse: (markup: string) => Element | null
  /** Removes the rules that rendering added to the page, and returns their text. */
  readonly takeRules: () => string
}

/** Installs the replacements of `innerHTML` and `setAttribute` in this page. */
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
      return deferStyles(this.innerHTML)
    },
    set(this: Element, markup: string) {
      // Measuring needs the rules during rendering.
      if (this.localName === 'docgen-style') return adopt(String(markup))
      this.innerHTML = trust(deferStyles(String(markup)))
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
      const parsed = new DOMParser().parseFromString(trust(deferStyles(markup)), 'text/html').body.firstElementChild
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

function deferStyles(markup: string): string {
  return markup.replace(/(<[^<>]*\s)style=(?=["'])/g, `$1${WAITING}=`)
}

function setStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${WAITING}]`)) {
    element.style.cssText = element.getAttribute(WAITING) ?? ''
    element.removeAttribute(WAITING)
  }
}
