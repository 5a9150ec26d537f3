import { readdirSync, readFileSync } from 'node:fs'
import { DOCUSAURUS_MODULES, docusaurusName, LAYOUT_MODULES, THEME_MODULES } from '@docgen/renderer/markdown'
import { expect, it } from 'vitest'

const folder = new URL('../src/modules/', import.meta.url)
const declared = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
const names = Array.from(declared.join('').matchAll(/^declare module '(.+)' \{$/gm), ([, name = '']) => name)

it('has types for every docgen module that components and MDX can import', () => {
  const modules = [
    ...[...DOCUSAURUS_MODULES].map((name) => `@docusaurus/${name}`),
    ...[...THEME_MODULES, ...LAYOUT_MODULES]
      .map((name) => `@theme/${name}`)
      .filter((name) => !/Components\//.test(name)),
  ]
  const own = names.filter((name) => !name.includes('*'))
  expect(own.map(docusaurusName).toSorted()).toEqual(modules.toSorted())
})
