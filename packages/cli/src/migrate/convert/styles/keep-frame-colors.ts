import { isRecord } from '../../../config/is-record.js'
import { type Properties, resolveProperties } from './read-properties.js'
import { colorsOf, isDarkColor } from './readable-color.js'

/** Tokens for content on a dark background. */
const ON_DARK: Readonly<Record<string, string>> = {
  '--color-text': '#eceef2',
  '--color-soft': '#d4d8e0',
  '--color-muted': '#c4c8d0',
  '--color-accent': '#fff',
  '--color-accent-tint': 'color-mix(in srgb, white 16%, transparent)',
  '--color-raised': 'color-mix(in srgb, white 10%, transparent)',
  '--color-line': 'color-mix(in srgb, white 18%, transparent)',
}

/** Properties of Infima for parts of the page, and the tokens that docgen's styles for these parts use. */
const PARTS = {
  navbar: { '--ifm-navbar-link-color': '--color-muted', '--ifm-navbar-link-hover-color': '--color-accent' },
  footer: {
    '--ifm-footer-color': '--color-muted',
    '--ifm-footer-link-color': '--color-muted',
    '--ifm-footer-title-color': '--color-text',
  },
} as const

/**
 * Rules for the colors of navbar and footer, if the site sets their backgrounds. A light background applies to the
 * light mode only, where docgen's text is readable on it.
 */
export function keepFrameColors(light: Properties, dark: Properties): string {
  const both = new Map([...light, ...dark])
  return Object.entries(PARTS)
    .flatMap(([part, tokens]) => {
      const name = `--ifm-${part}-background-color`
      const rule = (prefix: string, properties: Properties, isWanted: (isDark: boolean) => boolean): string => {
        const background = resolveProperties(properties.get(name) ?? 'var(--)', properties)
        const isDark = background === undefined ? undefined : isDarkColor(background)
        if (background === undefined || isDark === undefined || !isWanted(isDark)) return ''
        const [first = background] = colorsOf(background)
        const partColors = Object.entries(tokens).flatMap(([from, token]) => {
          const value = resolveProperties(properties.get(from) ?? 'var(--)', properties)
          return value === undefined ? [] : [[token, value] as const]
        })
        const values = {
          ...(isDark && { ...ON_DARK, '--color-overlay': first, '--color-page': first }),
          ...Object.fromEntries(partColors),
        }
        const lines = Object.entries(values).map(([token, value]) => `  ${token}: ${value};\n`)
        return `${prefix}.${part} {\n${lines.join('')}  background: ${background};\n}\n`
      }
      const everywhere = rule('', light, (isDark) => isDark)
      const inLight = everywhere === '' ? rule("[data-theme='light'] ", light, () => true) : ''
      return [everywhere, inLight, dark.has(name) ? rule("[data-theme='dark'] ", both, (isDark) => isDark) : '']
    })
    .join('')
}

/** A rule for a light footer if the site's rules set no background for it: in Docusaurus, it is light gray. */
export function fillFooter(footer: unknown, styles: string): string {
  const isLight = isRecord(footer) && footer['style'] !== 'dark'
  return isLight && !/^(?:\[data-theme='light'\] )?\.footer \{/m.test(styles)
    ? '.footer { background: var(--color-raised); }\n'
    : ''
}
