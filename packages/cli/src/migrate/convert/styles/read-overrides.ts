import { listDeclarations } from '@docgen/renderer/contract'

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
const SELECTOR =
  /^(?:(?::root|html)?\[data-theme=["']?(light|dark)["']?\](?: |$))?(\.navbar|\.footer|html|body|\*|p|h2)?$/
/** Keywords and images, which cannot be the value of a property for a color or a font. */
const NO_VALUE = /^(?:inherit|initial|unset|revert|none|transparent|currentColor)?$|\burl\(|gradient\(/i

const PAGE_PROPERTIES = {
  'font-family': '--ifm-font-family-base',
  background: '--ifm-background-color',
  color: '--ifm-font-color-base',
}
/** Selector → CSS property → the custom property of Infima that such a declaration replaces. */
const REPLACED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '.navbar': { background: '--ifm-navbar-background-color' },
  '.footer': { background: '--ifm-footer-background-color' },
  html: PAGE_PROPERTIES,
  body: PAGE_PROPERTIES,
  '*': { 'font-family': '--ifm-font-family-base' },
  // Most text is in paragraphs.
  p: { 'font-family': '--ifm-font-family-base' },
  // Headings usually have one font, whatever their level.
  h2: { 'font-family': '--ifm-heading-font-family' },
}

/**
 * Values that rules for the page, its headings, `.navbar` and `.footer` set in light or dark mode, as the properties of
 * Infima that they replace. Ignores rules in media queries, which only apply in some windows.
 */
export function readOverrides(sheets: readonly string[], isDark: boolean): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const { selectors, block } of sheets.flatMap(listTopRules)) {
    for (const selector of selectors.split(',')) {
      const [, mode, element = mode === undefined ? undefined : 'html'] =
        SELECTOR.exec(selector.trim().replace(/\s+/g, ' ')) ?? []
      if (element === undefined || (mode === 'dark') !== isDark) continue
      for (const { name, value } of listDeclarations(block)) {
        const replaced = REPLACED[element]?.[name === 'background-color' ? 'background' : name]
        if (replaced !== undefined && (!NO_VALUE.test(value) || element.startsWith('.'))) values.set(replaced, value)
      }
    }
  }
  return values
}

/** The rules that are not inside another rule. */
function listTopRules(sheet: string): readonly { readonly selectors: string; readonly block: string }[] {
  const rules: { readonly selectors: string; readonly block: string }[] = []
  let depth = 0
  let selectors = ''
  let before = ''
  for (const piece of sheet.replace(COMMENT, '').split(/([{}])/)) {
    if (piece === '{') {
      if (depth === 0) selectors = before.slice(before.lastIndexOf(';') + 1)
      depth += 1
    } else if (piece === '}') {
      depth = Math.max(depth - 1, 0)
      if (depth === 0) rules.push({ selectors, block: before })
    } else before = piece
  }
  return rules
}
