import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { findViolations } from '../find-violations.js'
import { openWorld } from './open-world.js'

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url))
const PAPER = join(PACKAGES, 'theme-paper')

const world = openWorld({
  source: new URL('../sites/landing/', import.meta.url),
  codes: ['broken-markdown-link', 'block'],
  // As npm installs it: the files of the package, next to the theme that it extends.
  prepare: ({ siteDir }) => {
    const folder = join(siteDir, 'node_modules/@docgen')
    mkdirSync(folder, { recursive: true })
    cpSync(PAPER, join(folder, 'theme-paper'), { recursive: true, filter: (path) => !path.endsWith('node_modules') })
    mkdirSync(join(folder, 'theme'))
    writeFileSync(join(folder, 'theme/package.json'), '{"type":"module","exports":"./index.js"}')
    const built = pathToFileURL(join(PACKAGES, 'theme/dist/index.js')).href
    writeFileSync(join(folder, 'theme/index.js'), `export { theme } from '${built}'\n`)
    symlinkSync(join(PACKAGES, 'theme/node_modules/react'), join(siteDir, 'node_modules/react'))
    const config = join(siteDir, 'site.config.ts')
    const text = readFileSync(config, 'utf8')
    writeFileSync(config, text.replace('({', "({ theme: { package: '@docgen/theme-paper', accent: 'green' },"))
    const doc =
      '# Paper\n\n:::tip[Read]\nA [link](./index.md).\n:::\n\n::::cards\n\n:::card[One]{href=./index.md}\nText.\n:::\n\n::::\n'
    writeFileSync(join(siteDir, 'docs/paper.md'), doc)
  },
})

it.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 320],
])('shows its components without accessibility violations in %s mode at %i px', async (mode, width) => {
  const page = await world.open(`/paper?docusaurus-theme=${mode}`, {
    viewport: { width, height: 900 },
    bypassCSP: true,
  })
  expect(await page.locator('.paper-note').count()).toBe(1)
  expect(await page.locator('.paper-entry').count()).toBe(1)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Iowan')
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

it('keeps the accent of the config, which overrides that of the theme', async () => {
  const page = await world.open('/paper')
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
  )
  expect(accent).toBe('#047d41')
})

it('uses no class of the default theme in its style sheet', () => {
  const css = readFileSync(join(PAPER, 'paper.css'), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
  const classes = [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
  expect(classes.length).toBeGreaterThan(20)
  expect(classes.filter((name) => !name.startsWith('paper-'))).toEqual([])
})
