import { type Color, contrast, luminance, MIN_CONTRAST, parseColor } from '../../../config/color.js'

/**
 * Minimum contrast of an adjusted color with the page. Higher than required, so the color is also readable on the tint
 * behind the current sidebar item.
 */
const ADJUSTED_CONTRAST = 5.5
/** The backgrounds of pages in docgen's theme, for sites that set none. */
const PAGES = { light: '#ffffff', dark: '#0c0d10' } as const

/**
 * A readable variant of a color for links on a page, in hexadecimal notation: darker, or lighter on a dark page.
 * `undefined` if the color is readable, or if docgen does not support its notation.
 */
export function makeReadable(color: string, mode: 'light' | 'dark', page = ''): string | undefined {
  const original = parseColor(color)
  const background = parseColor(page) ?? parseColor(PAGES[mode])
  if (!original || !background || contrast(original, background) >= MIN_CONTRAST) return undefined
  const end = luminance(background) > 0.18 ? 0 : 255
  for (let percent = 1; percent <= 100; percent++) {
    const mixed = original.map((part) => Math.round(part + ((end - part) * percent) / 100)) as unknown as Color
    if (contrast(mixed, background) >= ADJUSTED_CONTRAST)
      return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
  return undefined
}

/**
 * Whether text on a color or gradient has to be light; `undefined` if docgen cannot read the color, or if the gradient
 * has light and dark colors. The names of Tailwind's colors end in their shade, from 50 to 950.
 */
export function isDarkColor(text: string): boolean | undefined {
  const colors = colorsOf(text).map(parseColor)
  if (colors.every((color) => color !== undefined)) {
    const dark = colors.filter((color) => luminance(color) < 0.18)
    // On a gradient from light to dark, neither light nor dark text is readable everywhere.
    return dark.length === 0 || dark.length === colors.length ? dark.length > 0 : undefined
  }
  const [, shade] = /^var\(--[\w-]+-(50|[1-9]00|950)\)$/.exec(text) ?? []
  return shade === undefined ? undefined : Number(shade) >= 600
}

/** The colors of a gradient; any other text is one color. */
export function colorsOf(text: string): readonly string[] {
  if (!/^(?:repeating-)?(?:linear|radial|conic)-gradient\(/i.test(text)) return [text]
  const inner = text.slice(text.indexOf('(') + 1, -1)
  const stops = inner.split(/,(?![^()]*\))/).map((stop) => stop.trim())
  const colors = stops.filter(
    (stop) => !/^(?:to |from |at |circle|ellipse|closest|farthest|-?[\d.]+[a-z%]+$)/i.test(stop),
  )
  // A color may be followed by its positions.
  return colors.map((stop) => /^[^\s(]+(?:\([^()]*\))?/.exec(stop)?.[0] ?? stop)
}
