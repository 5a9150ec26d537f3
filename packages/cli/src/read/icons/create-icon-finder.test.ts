import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createIconFinder } from './create-icon-finder.js'
import { findIconSets, hashIconSets } from './find-icon-sets.js'

function addSet(folder: string, prefix: string, set: object, version = '1.0.0'): void {
  const path = join(folder, 'node_modules/@iconify-json', prefix)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name: `@iconify-json/${prefix}`, version }))
  writeFileSync(join(path, 'icons.json'), JSON.stringify({ prefix, ...set }))
}

const site = join(mkdtempSync(join(tmpdir(), 'icons-')), 'docs')
mkdirSync(site)
addSet(site, 'lucide', {
  width: 24,
  height: 24,
  icons: { rocket: { body: '<path d="M1 1"/>' }, wide: { body: '<g/>', width: 48 } },
  aliases: { ship: { parent: 'rocket', hFlip: true } },
})
addSet(join(site, '..'), 'lucide', { icons: {} }, '0.9.0')
addSet(join(site, '..'), 'logos', {
  icons: { node: { body: '<defs><linearGradient id="a"/></defs><path fill="url(#a)"/>' } },
})

const sets = findIconSets(site)
const find = createIconFinder(sets)

describe('findIconSets', () => {
  it('finds the sets of the site and of the folders around it, the nearest first', () => {
    expect(Object.keys(sets)).toEqual(['logos', 'lucide'])
    expect(sets['lucide']?.folder).toBe(join(site, 'node_modules/@iconify-json/lucide'))
  })

  it('hashes versions, not folders', () => {
    const other = join(mkdtempSync(join(tmpdir(), 'icons-')))
    addSet(other, 'lucide', {})
    addSet(other, 'logos', {})
    expect(hashIconSets(findIconSets(other))).toBe(hashIconSets(sets))
    addSet(other, 'logos', {}, '1.0.1')
    expect(hashIconSets(findIconSets(other))).not.toBe(hashIconSets(sets))
  })
})

describe('createIconFinder', () => {
  it('writes an icon in the color and size of the text', () => {
    const html =
      '<svg class="glyph" aria-hidden="true" width="1em" height="1em" viewBox="0 0 24 24"><path d="M1 1"/></svg>'
    expect(find('lucide:rocket')).toEqual({ html })
    expect(find('rocket')).toEqual({ html })
  })

  it('has a few icons without an installed set', () => {
    const plain = createIconFinder({})
    expect(plain('docgen:search')).toMatchObject({ html: expect.stringContaining('stroke="currentColor"') })
    expect(plain('docgen:serch')).toMatchObject({ hint: 'Did you mean docgen:search?' })
    expect(find('docgen:search')).toEqual(plain('docgen:search'))
  })

  it('keeps the shape of wide icons, and resolves aliases', () => {
    expect(find('lucide:wide')).toMatchObject({ html: expect.stringContaining('width="2em" height="1em"') })
    expect(find('lucide:ship')).toMatchObject({ html: expect.stringContaining('scale(-1 1)') })
  })

  it('gives ids the name of their icon, the same on every page', () => {
    expect(find('logos:node')).toMatchObject({
      html: expect.stringContaining('<linearGradient id="logos-node-a"/></defs><path fill="url(#logos-node-a)"/>'),
    })
  })

  it('shows an emoji', () => {
    expect(find('🚀')).toEqual({ html: '<span class="glyph" aria-hidden="true">🚀</span>' })
  })

  it.each([
    [
      'lucid:rocket',
      'the icon set lucid is not installed',
      'Did you mean lucide? Otherwise run npm install --save-dev @iconify-json/lucid',
    ],
    ['mdi:home', 'the icon set mdi is not installed', 'Run npm install --save-dev @iconify-json/mdi'],
    ['lucide:roket', 'the icon set lucide has no icon roket', 'Did you mean lucide:rocket?'],
    ['roket', 'no installed icon set has an icon roket', 'Did you mean lucide:rocket?'],
    ['Not An Icon', '"Not An Icon" is not the name of an icon', 'Write the set and the icon: lucide:rocket'],
    ['lucide:__proto__', '"lucide:__proto__" is not the name of an icon', 'Write the set and the icon: lucide:rocket'],
    [
      'constructor:x',
      'the icon set constructor is not installed',
      'Run npm install --save-dev @iconify-json/constructor',
    ],
  ])('explains %s', (name, message, hint) => expect(find(name)).toEqual({ message, hint }))

  it('names a set to install where there is none', () => {
    expect(createIconFinder({})('rocket')).toEqual({
      message: 'the icon set lucide is not installed',
      hint: 'Run npm install --save-dev @iconify-json/lucide',
    })
  })
})
