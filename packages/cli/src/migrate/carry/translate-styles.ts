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

const LIGHT = { selector: ':root', strong: '--ifm-color-primary-darker', tint: mix(9) }
const DARK = { selector: "[data-theme='dark']", strong: '--ifm-color-primary-lighter', tint: mix(16) }

/** Style sheets with the tokens that custom properties of Docusaurus stand for; empty where they set none. */
export function translateStyles(sheets: readonly string[]): string {
  return [LIGHT, DARK]
    .flatMap(({ selector, strong, tint }) => {
      const properties = readProperties(sheets, selector === DARK.selector)
      const tokens = [...properties].flatMap(([name, value]) => {
        const own = name === strong ? ['--color-accent-strong'] : (TOKENS[name] ?? [])
        // What points at another property of Docusaurus would point at nothing.
        return value.includes('--ifm-') ? [] : own.map((token) => `  ${token}: ${value};\n`)
      })
      // The ground of what is current is a breath of the accent.
      if (tokens.some((token) => token.startsWith('  --color-accent:')))
        tokens.push(`  --color-accent-tint: ${tint};\n`)
      return tokens.length === 0 ? [] : [`${selector} {\n${tokens.join('')}}\n`]
    })
    .join('\n')
}

function mix(percent: number): string {
  return `color-mix(in srgb, var(--color-accent) ${percent}%, var(--color-page))`
}

function readProperties(sheets: readonly string[], isDark: boolean): ReadonlyMap<string, string> {
  const properties = new Map<string, string>()
  for (const sheet of sheets) {
    for (const [, selectors = '', block = ''] of sheet
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      if (!selectors.split(',').some((selector) => (isDark ? DARK_ROOT : ROOT).test(selector.trim()))) continue
      for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g))
        properties.set(name, value.trim())
    }
  }
  return properties
}

const ROOT = /^(?::root|html)$|^(?::root|html)?\[data-theme=["']?light["']?\]$/
const DARK_ROOT = /^(?::root|html)?\[data-theme=["']?dark["']?\]$/
