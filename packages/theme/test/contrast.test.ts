import { readFileSync } from 'node:fs'
import { ACCENT_COLOR_PAIRS, COLOR_PAIRS } from '@docgen/renderer/contract'
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

const CODE = 'text comment punctuation keyword string number function type property tag'.split(' ')

/** Body text has a ratio that is AAA; AA is enough for the rest. */
const PAIRS = COLOR_PAIRS.map(([text, surface]) => {
  const isBody = text === 'color-text' || (text === 'color-soft' && surface === 'color-page')
  return [text, surface, isBody ? 7 : 4.5] as const
})

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
    const pairs = [...ACCENT_COLOR_PAIRS, ...CODE.map((token) => [`code-${token}`, 'code-highlight'] as const)]
    const unreadable = pairs.filter(
      ([text, surface]) => !(contrast(colors.get(text) ?? '', colors.get(surface) ?? '') >= 4.5),
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
