import { refractor } from 'refractor/all'
import { expect, it } from 'vitest'
import { LANGUAGE_MODULES, PLAIN_LANGUAGES } from './language-modules.js'

// Prism lists its own functions, and a grammar that only serves others, among the languages.
const INNER = /^(?:extend|insertBefore|DFS|markup-templating)$/

it('supports every language that refractor can register', () => {
  const missing = refractor
    .listLanguages()
    .filter((language) => !LANGUAGE_MODULES.has(language) && !PLAIN_LANGUAGES.has(language) && !INNER.test(language))
  expect(missing).toEqual([])
  expect(new Set(LANGUAGE_MODULES.values()).size).toBe(291)
})

it('maps every tag to a module of that name, with all of its aliases', async () => {
  for (const name of new Set(LANGUAGE_MODULES.values())) {
    const module: { default: { displayName: string; aliases?: string[] } } = await import(`refractor/${name}`)
    expect(module.default.displayName).toBe(name)
    for (const alias of module.default.aliases ?? [])
      expect([alias, LANGUAGE_MODULES.get(alias)]).toEqual([alias, name])
  }
})

it.each([
  ['patch', 'diff'],
  ['tf', 'hcl'],
  ['python3', 'python'],
  ['svelte', 'markup'],
  ['gotmpl', 'handlebars'],
  ['pytb', 'python'],
])('accepts tags from other highlighters: %s', (alias, name) => {
  expect(LANGUAGE_MODULES.get(alias)).toBe(name)
})

it('maps no plain-text tag to a language', () => {
  expect([...PLAIN_LANGUAGES].filter((language) => LANGUAGE_MODULES.has(language))).toEqual([])
})
