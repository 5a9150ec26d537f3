import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGE_MODULES, PLAIN_LANGUAGES } from './language-modules.js'

const directory = join(dirname(createRequire(import.meta.url).resolve('refractor')), '../lang')
// They register no grammar of their own.
const ADDITIONS = ['css-extras', 'js-extras', 'js-templates', 'markup-templating', 'php-extras', 'xml-doc']

const names = readdirSync(directory)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -3))
  .filter((name) => !ADDITIONS.includes(name))

it('knows every module of refractor by its name', () => {
  expect(names).toHaveLength(297 - ADDITIONS.length)
  expect(names.filter((name) => LANGUAGE_MODULES.get(name) !== name)).toEqual([])
})

it('leads every tag to a module that exists', () => {
  expect([...LANGUAGE_MODULES.values()].filter((name) => !names.includes(name))).toEqual([])
})

it('knows the aliases that the modules name', async () => {
  for (const name of names) {
    const module: { default: { displayName: string; aliases?: string[] } } = await import(join(directory, `${name}.js`))
    expect(module.default.displayName).toBe(name)
    for (const alias of module.default.aliases ?? [])
      expect([alias, LANGUAGE_MODULES.get(alias)]).toEqual([alias, name])
  }
})

it('takes no tag for a language that means plain text', () => {
  expect([...PLAIN_LANGUAGES].filter((language) => LANGUAGE_MODULES.has(language))).toEqual([])
})
