import { unescapeHtml } from '../../html/escape-html.js'
import { splitDeclarations } from '../../html/list-declarations.js'

const TAG = /<([a-z][\w-]*)((?:\s[\w:-]+="[^"]*")+)(\s*\/?)>/gi
const STYLE = /\sstyle="([^"]*)"/
const STYLE_ELEMENT = /<style\b[^<>]*>([^<]*)<\/style>/gi
/** A style element with URLs stays on the page, because they would be relative to another base in a style sheet. */
const HAS_URL = /url\((?!\s{0,9}["']?#)|@import/i
/**
 * Prefix of a style element's name in the rules. It sorts after all classes, because the text may leave a brace open.
 */
const SHEET = '~'
const ISLAND = /(<docgen-island\b[\s\S]*?(?:<\/docgen-island>|$))/

/**
 * Converts inline styles in HTML to classes, adds their rules to `rules` by class, and moves the text of style elements
 * there: the site's content security policy allows no inline styles. Elements in islands also get their style as
 * `data-style`, so that the browser can restore it before React hydrates them.
 */
export function moveStyles(html: string, rules: Map<string, string>): string {
  if (!html.includes(' style="') && !html.includes('<style')) return html
  const parts = html.split(ISLAND)
  return parts
    .map((part, index) => moveStylesInPart(moveSheets(part, rules, index % 2 === 1), rules, index % 2 === 1))
    .join('')
}

/** Moves the text of style elements to `rules`. Keeps the elements in islands, because React expects them. */
function moveSheets(html: string, rules: Map<string, string>, isIsland: boolean): string {
  return html.replace(STYLE_ELEMENT, (element: string, escaped: string) => {
    const text = unescapeHtml(escaped).trim()
    if (HAS_URL.test(text)) return element
    if (text !== '') rules.set(SHEET + nameOf(text), text)
    return isIsland ? element : ''
  })
}

function moveStylesInPart(html: string, rules: Map<string, string>, isIsland: boolean): string {
  return html.replace(TAG, (tag: string, name: string, allAttributes: string, end: string) => {
    const [withoutStyleText, style] = STYLE.exec(allAttributes) ?? []
    if (withoutStyleText === undefined || style === undefined) return tag
    const className = addRule(unescapeHtml(style), rules)
    const others = allAttributes.replace(withoutStyleText, () => '') + (isIsland ? ` data-style="${style}"` : '')
    const attributes = others.includes(' class="')
      ? others.replace(' class="', ` class="${className} `)
      : ` class="${className}"${others}`
    return `<${name}${attributes}${end}>`
  })
}

/**
 * Adds CSS declarations to `rules`, and returns their class. The name of the class is the hash of the declarations, so
 * that equal declarations share a class on every page.
 */
export function addRule(style: string, rules: Map<string, string>): string {
  const declarations = style.replace(/;\s*$/, '')
  let className = nameOf(declarations)
  while ((rules.get(className) ?? declarations) !== declarations) className += 'x'
  rules.set(className, declarations)
  return className
}

/** Writes the style sheet of the collected rules, in the order of their names. */
export function writeRules(rules: ReadonlyMap<string, string>): string {
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, css]) => (name.startsWith(SHEET) ? css : `.${name}{${makeImportant(css)}}`))
    .join('')
}

/** Gives declarations the priority of inline styles, and removes declarations that would end the rule. */
function makeImportant(declarations: string): string {
  return splitDeclarations(declarations)
    .filter((declaration) => !/[{}]|\\["']/.test(declaration))
    .map((declaration) => (/!important\s*$/.test(declaration) ? declaration : `${declaration}!important`))
    .join(';')
}

/** Returns a name that depends only on the declarations: their FNV-1a hash of 32 bits. */
function nameOf(declarations: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < declarations.length; index += 1) {
    hash = Math.imul(hash ^ declarations.charCodeAt(index), 0x01000193)
  }
  return `m${(hash >>> 0).toString(36)}`
}
