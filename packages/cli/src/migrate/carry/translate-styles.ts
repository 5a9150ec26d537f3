/** Custom properties of Docusaurus' styles, and the tokens of docgen that stand for the same. */
const TOKENS: Readonly<Record<string, readonly string[]>> = {
  '--ifm-color-primary': ['--color-accent'],
  '--ifm-background-color': ['--color-page'],
  '--ifm-background-surface-color': ['--color-raised'],
  '--ifm-font-color-base': ['--color-text'],
  '--ifm-font-family-base': ['--font-text'],
  '--ifm-font-family-monospace': ['--font-code'],
  '--ifm-global-radius': ['--radius', '--radius-small'],
}

const LIGHT = { selector: ':root', strong: '--ifm-color-primary-darker', tint: 9, highlight: 9 }
// Less of an accent that is bright, or the comments of a marked line could not be read.
const DARK = { selector: "[data-theme='dark']", strong: '--ifm-color-primary-lighter', tint: 16, highlight: 10 }

/** Style sheets with the tokens that custom properties of Docusaurus stand for; empty where they set none. */
export function translateStyles(sheets: readonly string[]): string {
  const light = readProperties(sheets, false)
  return [LIGHT, DARK]
    .flatMap(({ selector, strong, tint, highlight }) => {
      const properties = selector === DARK.selector ? readProperties(sheets, true) : light
      const known = new Map([...light, ...properties])
      const tokens = [...properties].flatMap(([name, written]) => {
        const own = name === strong ? ['--color-accent-strong'] : (TOKENS[name] ?? [])
        const value = own.length === 0 ? undefined : resolveProperties(written, known)
        return value === undefined ? [] : own.map((token) => `  ${token}: ${value};\n`)
      })
      // The grounds of what is current and of marked lines of code are a breath of the accent.
      if (tokens.some((token) => token.startsWith('  --color-accent:')))
        tokens.push(
          `  --color-accent-tint: ${mix(tint, '--color-page')};\n`,
          `  --code-highlight: ${mix(highlight, '--code-surface')};\n`,
        )
      return tokens.length === 0 ? [] : [`${selector} {\n${tokens.join('')}}\n`]
    })
    .join('\n')
}

function mix(percent: number, ground: string): string {
  return `color-mix(in srgb, var(--color-accent) ${percent}%, var(${ground}))`
}

/**
 * A value with the values of the properties that it names, which the new style sheet does not set. `undefined` where one
 * of them is not known: it would point at nothing.
 */
function resolveProperties(
  value: string,
  known: ReadonlyMap<string, string>,
  inside: readonly string[] = [],
): string | undefined {
  let isWhole = true
  const resolved = value.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name: string, fallback?: string) => {
    const own = inside.includes(name) ? undefined : known.get(name)
    const found = own === undefined ? fallback?.trim() : resolveProperties(own, known, [...inside, name])
    isWhole &&= found !== undefined
    return found ?? ''
  })
  return isWhole && !resolved.includes('var(') ? resolved : undefined
}

function readProperties(sheets: readonly string[], isDark: boolean): ReadonlyMap<string, string> {
  const properties = new Map<string, string>()
  for (const sheet of sheets) {
    for (const [, selectors = '', block = ''] of sheet
      .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
      .matchAll(/(?<![^{};])([^{};]+)\{([^{}]*)\}/g)) {
      if (!selectors.split(',').some((selector) => (isDark ? DARK_ROOT : ROOT).test(selector.trim()))) continue
      for (const [, name = '', value = ''] of block.matchAll(/(?<![\w-])(--[\w-]+)\s*:\s*([^;\s][^;]*)/g))
        properties.set(name, value.trim())
    }
  }
  return properties
}

const ROOT = /^(?::root|html)$|^(?::root|html)?\[data-theme=["']?light["']?\]$/
const DARK_ROOT = /^(?::root|html)?\[data-theme=["']?dark["']?\]$/
