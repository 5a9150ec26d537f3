const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
const PART = /^(?:(?::root|html)?\[data-theme=["']?(light|dark)["']?\] )?\.(navbar|footer)$/
const BACKGROUND = /^background(?:-color)?$/i

/**
 * The backgrounds that rules for `.navbar` and `.footer` set in light or dark mode, as Infima's properties for them.
 * Rules in media queries do not count: they are for some windows only.
 */
export function readPartColors(sheets: readonly string[], isDark: boolean): ReadonlyMap<string, string> {
  const colors = new Map<string, string>()
  for (const { selectors, block } of sheets.flatMap(listTopRules)) {
    for (const selector of selectors.split(',')) {
      const [, mode, part] = PART.exec(selector.trim().replace(/\s+/g, ' ')) ?? []
      if (part === undefined || (mode === 'dark') !== isDark) continue
      for (const declaration of block.split(';')) {
        const colon = declaration.indexOf(':')
        const value = declaration.slice(colon + 1).replace('!important', '')
        if (BACKGROUND.test(declaration.slice(0, Math.max(colon, 0)).trim()))
          colors.set(`--ifm-${part}-background-color`, value.trim())
      }
    }
  }
  return colors
}

/** The rules outside of all others. */
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
