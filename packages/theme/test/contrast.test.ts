import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accents } from '../src/accents.js'

const source = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = source.split(/\[data-theme="dark"\] \{/)

/** Colors by token name. */
function readColors(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
}

/** Relative luminance as defined by WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** The rules for these, and the presets, are the same. */
const ACCENT_PAIRS: readonly (readonly [string, string, number])[] = [
  ['color-accent', 'color-page', 4.5],
  ['color-accent', 'color-raised', 4.5],
  ['color-accent', 'color-accent-tint', 4.5],
  ['color-accent-strong', 'color-page', 4.5],
  ['color-soft', 'color-accent-tint', 4.5],
  ['color-on-accent', 'color-accent', 4.5],
  ['color-on-accent', 'color-accent-strong', 4.5],
]

const CODE = 'text comment punctuation keyword string number function type property tag'.split(' ')
const CODE_SURFACES = ['code-surface', 'code-highlight', 'code-added', 'code-removed']
const HUES = ['note', 'tip', 'info', 'warning', 'danger']

/** Text, surface, and the ratio that WCAG requires: 7 for body text (AAA), 4.5 for the rest (AA). */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ['color-text', 'color-page', 7],
  ['color-soft', 'color-page', 7],
  ['color-muted', 'color-page', 4.5],
  ['color-muted', 'color-raised', 4.5],
  ['color-soft', 'color-raised', 4.5],
  ['color-soft', 'color-overlay', 4.5],
  ...ACCENT_PAIRS,
  ...CODE.flatMap((token) => CODE_SURFACES.map((surface) => [`code-${token}`, surface, 4.5] as const)),
  ...['tip-text', 'danger-text'].flatMap((sign) =>
    ['code-added', 'code-removed'].map((surface) => [sign, surface, 4.5] as const),
  ),
  ...HUES.flatMap((hue) => [
    [`${hue}-text`, `${hue}-tint`, 4.5] as const,
    ['color-text', `${hue}-tint`, 7] as const,
    ['color-accent', `${hue}-tint`, 4.5] as const,
    [`${hue}-text`, 'color-page', 4.5] as const,
  ]),
]

describe.each([
  ['light', readColors(light)],
  ['dark', readColors(dark)],
] as const)('%s colors', (_mode, colors) => {
  const colorOf = (name: string): string => {
    const color = colors.get(name)
    if (color === undefined) throw new Error(`no token is named ${name}`)
    return color
  }

  it.each(PAIRS)('%s is readable on %s', (text, surface, ratio) => {
    expect(contrast(colorOf(text), colorOf(surface))).toBeGreaterThanOrEqual(ratio)
  })

  it('makes raised surfaces lighter', () => {
    const step = luminance(colorOf('color-raised')) - luminance(colorOf('color-page'))
    expect(Math.sign(step)).toBe(colors.get('color-page') === '#ffffff' ? -1 : 1)
  })
})

describe.each(Object.entries(accents))('the accent %s', (_name, accent) => {
  it.each([
    ['light', readColors(light), accent.light],
    ['dark', readColors(dark), accent.dark],
  ] as const)('is readable in %s mode', (_mode, base, own) => {
    const colors = new Map([...base, ...Object.entries(own).map(([token, color]) => [token.slice(2), color] as const)])
    const pairs = [
      ...ACCENT_PAIRS,
      ...HUES.map((hue) => ['color-accent', `${hue}-tint`, 4.5] as const),
      ...CODE.map((token) => [`code-${token}`, 'code-highlight', 4.5] as const),
    ]
    const unreadable = pairs.filter(
      ([text, surface, ratio]) => !(contrast(colors.get(text) ?? '', colors.get(surface) ?? '') >= ratio),
    )
    expect(unreadable).toEqual([])
  })
})

it('uses the first accent by default', () => {
  const [first] = Object.values(accents)
  for (const [base, own] of [
    [readColors(light), first?.light],
    [readColors(dark), first?.dark],
  ] as const) {
    expect(Object.entries(own ?? {}).filter(([token, color]) => base.get(token.slice(2)) !== color)).toEqual([])
  }
  expect(Object.keys(accents)).toHaveLength(10)
})

it('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
