import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  bundleIslands,
  bundleScripts,
  bundleSearchWorker,
  bundleSheets,
  bundleStyles,
} from '../bundle-browser-files.mjs'

const styles = new URL('../src/styles/', import.meta.url)
const files = readdirSync(styles).filter((name) => name.endsWith('.css'))
const weigh = (text: string): number => gzipSync(text, { level: 9 }).length

/** The start of every top-level rule. */
function topLevelRules(css: string): string[] {
  let depth = 0
  let start = 0
  const rules: string[] = []
  for (let index = 0; index < css.length; index++) {
    if (css[index] === '{' && depth++ === 0) rules.push(css.slice(start, index).trim())
    if (css[index] === '}' && --depth === 0) start = index + 1
  }
  return rules
}

describe('the style sheet', () => {
  const css = bundleStyles()

  it('weighs at most 14 KB gzip', () => {
    expect(weigh(css)).toBeLessThanOrEqual(14_336)
  })

  it('keeps its layers in order and has nothing outside of them', () => {
    const layers = [...css.matchAll(/@layer ([a-z]+)\{/g)].map(([, name]) => name)
    expect(layers).toEqual(['reset', 'tokens', 'base', 'layout', 'components', 'content', 'utilities', 'print'])
    expect(css).toMatch(/^@layer/)
    expect(topLevelRules(css).filter((rule) => !rule.startsWith('@layer'))).toEqual([])
  })

  it('loads nothing, and contains its icons', () => {
    expect(css).not.toMatch(/url\((?!"?data:)|@import|@font-face/)
  })

  it('imports every file once', () => {
    const theme = readFileSync(new URL('theme.css', styles), 'utf8')
    const imported = [...theme.matchAll(/@import "\.\/([\w-]+\.css)"/g)].map(([, name]) => name)
    expect(imported.toSorted()).toEqual(files.filter((name) => name !== 'theme.css').toSorted())
  })

  it.each(files)('%s is free of physical directions', (name) => {
    const css = readFileSync(new URL(name, styles), 'utf8').replace(/\/\*.*?\*\//gs, '')
    expect(css.match(/\b(?:margin|padding|border)-(?:left|right)\b|float:/g) ?? []).toEqual([])
  })

  it('uses no undefined token', () => {
    const set = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(used.filter((name) => !set.has(name))).toEqual([])
  })
})

const sheets = bundleSheets()

describe.each(Object.entries(sheets.list))('the style sheet %s', (name, file) => {
  const css = sheets.files[file] ?? ''

  it('weighs at most 800 bytes gzip, in one layer, and is named by its content hash', () => {
    expect(weigh(css)).toBeLessThanOrEqual(800)
    expect(topLevelRules(css)).toEqual(['@layer content'])
    expect(file).toMatch(new RegExp(`^${name}-[0-9A-F]{8}\\.css$`))
  })

  it('is free of physical directions, and uses no token that the theme does not define', () => {
    expect(css).not.toMatch(/\b(?:margin|padding|border)-(?:left|right)\b|float:/)
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    const sheets = bundleStyles() + css
    expect(used.filter((name) => !sheets.includes(`${name}:`))).toEqual([])
  })
})

describe('the script', () => {
  it('uses no width that the style sheet does not', async () => {
    const scripts = Object.values(await bundleScripts()).join('') + (await bundleSearchWorker())
    const asked = [...scripts.matchAll(/\((?:min|max)-width: *([^)]+)\)/g)].map(([, width]) => width)
    expect(asked).not.toEqual([])
    for (const width of asked) expect(bundleStyles()).toMatch(new RegExp(`\\((?:min|max)-width: ?${width}\\)`))
  })

  it('weighs at most 6 KB gzip, is one file, and evaluates no text', async () => {
    const script = (await bundleScripts())['bootstrap.js'] ?? ''
    expect(weigh(script)).toBeLessThanOrEqual(6144)
    expect(script).not.toMatch(/innerHTML|eval\(|new Function|\bimport\s*["'{*]/)
  })
})

describe('the islands', () => {
  it('contain React once, in at most 70 KB gzip', async () => {
    const { files, list } = await bundleIslands()
    const holders = Object.values(files).filter((text) => text.includes('Minified React error'))
    expect(holders).toHaveLength(1)
    expect(weigh(holders[0] ?? '')).toBeLessThanOrEqual(71_680)
    for (const name of [list.runtime, list.react]) expect(weigh(files[name] ?? '')).toBeLessThanOrEqual(600)
  })
})
