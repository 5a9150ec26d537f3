import { type Color, contrast, luminance, MIN_CONTRAST, parseColor } from '../../../config/color.js'

/** Contrast of a changed color with the page: it then has enough contrast with its tint behind current items, too. */
const NEW_CONTRAST = 5.5
/** The pages of docgen's theme, which a site without own background colors has. */
const PAGES = { light: '#ffffff', dark: '#0c0d10' } as const

/**
 * A color for links on a page, as hexadecimal number: as given if it is readable there, else darker, or in dark mode
 * lighter. `undefined` if the color is readable, or neither hexadecimal, `rgb()` nor `hsl()`.
 */
export function makeReadable(color: string, mode: 'light' | 'dark', page = ''): string | undefined {
  const given = parseColor(color)
  const ground = parseColor(page) ?? parseColor(PAGES[mode])
  if (!given || !ground || contrast(given, ground) >= MIN_CONTRAST) return undefined
  const end = luminance(ground) > 0.18 ? 0 : 255
  for (let percent = 1; percent <= 100; percent++) {
    const mixed = given.map((part) => Math.round(part + ((end - part) * percent) / 100)) as unknown as Color
    if (contrast(mixed, ground) >= NEW_CONTRAST)
      return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
  return undefined
}

/**
 * Whether text on a color has to be light; `undefined` if docgen cannot read the color. The names of Tailwind's colors
 * end in their shade, from 50 to 950.
 */
export function isDarkColor(text: string): boolean | undefined {
  const color = parseColor(text)
  if (color) return luminance(color) < 0.18
  const [, shade] = /^var\(--[\w-]+-(50|[1-9]00|950)\)$/.exec(text) ?? []
  return shade === undefined ? undefined : Number(shade) >= 600
}
