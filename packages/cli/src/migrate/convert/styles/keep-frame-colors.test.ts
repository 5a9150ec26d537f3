import { expect, it } from 'vitest'
import { fillFooter, keepFrameColors } from './keep-frame-colors.js'
import { readProperties } from './read-properties.js'

const keep = (light: object, dark: object = {}): string =>
  keepFrameColors(new Map(Object.entries(light)), new Map(Object.entries(dark)))

it('keeps a dark background in both modes, with light text', () => {
  const styles = keep({
    '--ifm-footer-background-color': 'var(--night)',
    '--night': '#172026',
    '--ifm-footer-color': '#ddd',
  })
  expect(styles).toMatch(/^\.footer \{\n {2}--color-text: #eceef2;/)
  expect(styles).toContain('--color-muted: #ddd;')
  expect(styles).toContain('background: #172026;')
  expect(styles.match(/\{/g)).toHaveLength(1)
})

it('keeps a light background in the light mode, and the dark mode as docgen has it', () => {
  expect(keep({ '--ifm-navbar-background-color': 'white', '--ifm-navbar-link-color': '#123' })).toBe(
    "[data-theme='light'] .navbar {\n  --color-muted: #123;\n  background: white;\n}\n",
  )
})

it('keeps a gradient, with its first color for menus', () => {
  const background = 'linear-gradient(90deg, rgb(0, 20, 40) 10%, #102030 100%)'
  const styles = keep({ '--ifm-navbar-background-color': background })
  expect(styles).toContain('--color-overlay: rgb(0, 20, 40);')
  expect(styles).toContain(`background: ${background};`)
  expect(keep({ '--ifm-navbar-background-color': 'linear-gradient(to right, #000, #fff)' })).toBe('')
})

it('reads names of colors, in a gradient too', () => {
  const background = 'linear-gradient(to right, navy, Black 100%)'
  expect(keep({ '--ifm-navbar-background-color': background })).toContain(
    `--color-page: navy;\n  background: ${background};`,
  )
})

it('keeps a dark background of the dark mode', () => {
  const styles = keep({ '--ifm-navbar-background-color': '#fff' }, { '--ifm-navbar-background-color': '#101820' })
  expect(styles).toContain("[data-theme='dark'] .navbar {\n  --color-text: #eceef2;")
  expect(styles).toContain("[data-theme='light'] .navbar {\n  background: #fff;\n}")
})

it('keeps a background that Tailwind declares, by its shade', () => {
  const generated = readProperties(
    ["@import 'tailwindcss'; html:root { --ifm-navbar-background-color: var(--own-slate-900) }"],
    false,
  )
  expect(keepFrameColors(generated, new Map())).toMatch(
    /^\.navbar \{\n {2}--color-text: #eceef2;.*background: var\(--own-slate-900\);/s,
  )
})

it.each([
  {},
  { '--ifm-navbar-link-color': 'red' },
  { '--ifm-navbar-background-color': 'var(--unknown)' },
  { '--ifm-footer-background-color': 'rebeccapurple' },
])('ignores what it cannot judge: %j', (light) => {
  expect(keep(light)).toBe('')
})

it('fills a light footer that has no background', () => {
  const fill = '.footer { background: var(--color-raised); }\n'
  expect([fillFooter({}, ''), fillFooter({ style: 'light' }, '.navbar {\n}\n')]).toEqual([fill, fill])
  expect([fillFooter(undefined, ''), fillFooter({ style: 'dark' }, '')]).toEqual(['', ''])
  expect(fillFooter({}, keep({ '--ifm-footer-background-color': '#fff' }))).toBe('')
})
