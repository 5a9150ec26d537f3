const STYLED_TAG = /<([a-z]+)((?:\s[\w:-]+="[^"]*")*?)\sstyle="([^"]*)"((?:\s[\w:-]+="[^"]*")*)(\s*\/?)>/g

/**
 * HTML whose inline styles have become classes, with the rules of these in `rules` by class: the site's content security
 * policy knows no inline styles. A class is named by its declarations, so that equal ones share it, on every page.
 */
export function moveStyles(html: string, rules: Map<string, string>): string {
  return html.replace(STYLED_TAG, (_tag, name, before: string, style: string, after: string, end: string) => {
    const declarations = style.replace(/;\s*$/, '')
    let className = nameOf(declarations)
    while ((rules.get(className) ?? declarations) !== declarations) className += 'x'
    rules.set(className, declarations)
    const others = before + after
    const attributes = others.includes(' class="')
      ? others.replace(' class="', ` class="${className} `)
      : ` class="${className}"${others}`
    return `<${name}${attributes}${end}>`
  })
}

/** The style sheet of rules that `moveStyles` has gathered, in the order of their names. */
export function writeRules(rules: ReadonlyMap<string, string>): string {
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([className, declarations]) => `.${className}{${important(declarations)}}`)
    .join('')
}

/** As strong as the inline styles that they were. */
function important(declarations: string): string {
  return declarations
    .split(';')
    .map((declaration) => `${declaration}!important`)
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
