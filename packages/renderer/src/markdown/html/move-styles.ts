import { unescapeHtml } from '../../render/escape-html.js'

const TAG = /<([a-z][\w-]*)((?:\s[\w:-]+="[^"]*")+)(\s*\/?)>/gi
const STYLE = /\sstyle="([^"]*)"/
const ISLAND = /(<docgen-island\b[\s\S]*?(?:<\/docgen-island>|$))/

/**
 * HTML whose inline styles have become classes, with the rules of these in `rules` by class: the site's content security
 * policy knows no inline styles. Those in islands can be had back: their first class stands for what `data-style` says,
 * and the browser puts that in its place before React, which may change it, takes over.
 */
export function moveStyles(html: string, rules: Map<string, string>): string {
  if (!html.includes(' style="')) return html
  const pieces = html.split(ISLAND)
  return pieces.map((piece, index) => moveInPiece(piece, rules, index % 2 === 1)).join('')
}

function moveInPiece(html: string, rules: Map<string, string>, isIsland: boolean): string {
  return html.replace(TAG, (tag: string, name: string, given: string, end: string) => {
    const [written, style] = STYLE.exec(given) ?? []
    if (written === undefined || style === undefined) return tag
    const className = addRule(unescapeHtml(style), rules)
    const others = given.replace(written, () => '') + (isIsland ? ` data-style="${style}"` : '')
    const attributes = others.includes(' class="')
      ? others.replace(' class="', ` class="${className} `)
      : ` class="${className}"${others}`
    return `<${name}${attributes}${end}>`
  })
}

/** The class for CSS declarations, noted in `rules`. It is named by them, so that equal ones share it, on every page. */
export function addRule(style: string, rules: Map<string, string>): string {
  const declarations = style.replace(/;\s*$/, '')
  let className = nameOf(declarations)
  while ((rules.get(className) ?? declarations) !== declarations) className += 'x'
  rules.set(className, declarations)
  return className
}

/** The style sheet of rules that were gathered, in the order of their names. */
export function writeRules(rules: ReadonlyMap<string, string>): string {
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([className, declarations]) => `.${className}{${important(declarations)}}`)
    .join('')
}

/** A semicolon in quotes or parentheses ends no declaration. */
const DECLARATION = /(?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\))+/g

/** One that nobody closes would go on over all that follows. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g

/** As strong as the inline styles that they were; what would end the rule is left out. */
function important(declarations: string): string {
  return (declarations.replace(COMMENT, '').match(DECLARATION) ?? [])
    .filter((declaration) => declaration.includes(':') && !/[{}]|\\["']/.test(declaration))
    .map((declaration) => (/!important\s*$/.test(declaration) ? declaration : `${declaration}!important`))
    .join(';')
}

/** FNV-1a, 32 bits: a name that is the same wherever the declarations are. */
function nameOf(declarations: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < declarations.length; index += 1) {
    hash = Math.imul(hash ^ declarations.charCodeAt(index), 0x01000193)
  }
  return `m${(hash >>> 0).toString(36)}`
}
