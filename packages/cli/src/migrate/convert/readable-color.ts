/** Red, green and blue from 0 to 255. */
type Color = readonly [red: number, green: number, blue: number]

/** Contrast of text with its background that WCAG asks for at level AA. */
const MIN_CONTRAST = 4.5
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

/** Whether text on a color has to be light; `undefined` if docgen cannot read the color. */
export function isDarkColor(text: string): boolean | undefined {
  const color = parseColor(text)
  return color && luminance(color) < 0.18
}

function parseColor(text: string): Color | undefined {
  const written = { black: '#000', white: '#fff' }[text.trim().toLowerCase()] ?? text.trim()
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(written) ?? []
  if (digits !== undefined) {
    const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
    return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Color
  }
  const [, name = '', list = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/i.exec(text.trim()) ?? []
  const isRgb = name.toLowerCase() === 'rgb'
  // Transparent colors and percentages of red, green or blue are rare: they stay as they are.
  const parts = list.trim().split(/[ ,]+/)
  if (parts.length !== 3 || !parts.every((part) => (isRgb ? /^[\d.]+$/ : /^[\d.]+(?:%|deg)?$/).test(part)))
    return undefined
  const [one = 0, two = 0, three = 0] = parts.map(Number.parseFloat)
  if ([one, two, three].some(Number.isNaN)) return undefined
  return isRgb ? [one, two, three] : fromHsl(one, two / 100, three / 100)
}

/** The formula of CSS Color 4, section 7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): Color {
  const strength = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number): number => {
    const at = (offset + hue / 30) % 12
    return 255 * (lightness - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return [part(0), part(8), part(4)]
}

/** The formulas of WCAG 2.2, "relative luminance" and "contrast ratio". */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
