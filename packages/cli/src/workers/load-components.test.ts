import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { loadComponents, loadTheme, MissingThemeError } from './load-components.js'

const texts = { texts: { a: 'own' }, fallbackTexts: { a: 'fallback', b: 'fallback' } }

function write(code: string): string {
  return pathToFileURL(join(createTestFolder({ 'module.mjs': code }), 'module.mjs')).href
}

const writeTheme = (): string => write('export const theme = { components: { Page: "theme", Footer: "theme" } }')
const OVERRIDES = `const components = { Page: 'own' }
const original = {}
const pluginData = {}
globalThis.docgenTest = { original, pluginData, texts: globalThis[Symbol.for('docgen.texts')] }
export { components, original, pluginData };
`
const shared = globalThis as { docgenTest?: Readonly<Record<string, unknown>> }

it('loads the theme of a site, which has to export one', async () => {
  expect((await loadTheme(writeTheme())).components).toEqual({ Page: 'theme', Footer: 'theme' })
  await expect(loadTheme(write('export const other = 1'))).rejects.toThrow(MissingThemeError)
})

it('replaces the components that a site overrides, which receive the original ones and the data of plugins', async () => {
  const data = { values: { notes: [1] }, key: 'k' }
  const theme = writeTheme()
  const modules = { theme, overrides: `${write(OVERRIDES)}?1`, data }
  expect(await loadComponents({ theme }, 'en', texts)).toEqual({ Page: 'theme', Footer: 'theme' })
  expect(await loadComponents(modules, 'en', texts)).toEqual({ Page: 'own', Footer: 'theme' })
  expect(shared.docgenTest?.['original']).toMatchObject({ Page: 'theme', Footer: 'theme' })
  expect(shared.docgenTest?.['pluginData']).toEqual({ notes: [1] })
})

it('names the component that was probably meant', async () => {
  await loadComponents({ theme: writeTheme(), overrides: `${write(OVERRIDES)}?2` }, 'en', texts)
  const original = Object(shared.docgenTest?.['original'])
  expect(() => original.Foter).toThrow('the theme has no component Foter. Did you mean Footer?')
  expect(() => original.Xyzzy).toThrow('It has Page, Footer')
  expect([original.then, String(original)]).toEqual([undefined, '[object Object]'])
})

it('gives modules the texts of their language, while they are loaded', async () => {
  const code = OVERRIDES.replace(
    'export {',
    `const page = new URL(import.meta.url).searchParams
const all = globalThis.docgenTest.texts
globalThis.docgenTest = { language: page.get('language'), own: all.get(page.get('texts')), all }
export {`,
  )
  const overrides = `${write(code)}?3`
  await loadComponents({ theme: writeTheme(), overrides, usesLanguage: true }, 'de', texts)
  expect(shared.docgenTest).toMatchObject({ language: 'de', own: { a: 'own', b: 'fallback' } })
  expect(Object(shared.docgenTest?.['all']).size).toBe(0)
})
