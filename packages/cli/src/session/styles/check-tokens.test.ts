import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { checkTokens } from './check-tokens.js'
import { readStyles } from './read-styles.js'

const THEME = `:root{--color-accent:red;--color-accent-tint:pink;--color-page:#fff;--text-h3:1rem;--space-6:2rem}`

/** Problems of a style sheet next to another one of the site. */
async function check(css: string, other = ''): Promise<readonly string[]> {
  const siteDir = createTestFolder({ 'own.css': css, 'deep.css': '', 'theme/theme.css': THEME })
  const { value } = await readStyles(siteDir, ['own.css'], () => ({}))
  const client = { directory: `${pathToFileURL(siteDir).href}/theme/`, stylesheet: 'theme.css' }
  const others = [
    {
      file: 'other.css',
      css: other,
      imports: [],
      urls: [],
      remote: [],
      missing: [],
      names: {},
      isProcessed: false,
      inputs: [],
      unprocessed: [],
    },
  ]
  const problems = checkTokens(value, { siteDir, theme: { client: client as never }, others })
  return problems.map(({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message}. ${hint}`)
}

it.each([
  ['color-acent-tint', 'color-accent-tint'],
  ['color-accnet', 'color-accent'],
  ['colour-accent', 'color-accent'],
  ['Color-Page', 'color-page'],
  ['coloraccent', 'color-accent'],
])('suggests a token for --%s, set or used', async (name, token) => {
  const rest = `the theme has no token --${name}. Did you mean --${token}?`
  expect(await check(`:root {\n  --${name}: red;\n}\n`)).toEqual([`own.css:2:3 ${rest}`])
  expect(await check(`a {\n  color: var(--${name});\n}\n`)).toEqual([`own.css:2:14 ${rest}`])
})

it.each([
  ':root { --color-accent: blue; --color-page: white }',
  ':root { --color-accent-2: blue; --text-h4: 1rem; --space-7: 3rem; --brand: red }',
  ':root { --color-acent: blue } a { color: var(--color-acent) }',
  'a { color: var( --unlike ) }',
  '/* --color-acent: red; */ a { color: red }',
  '@import "./deep.css"; a { --x: url(#a) }',
])('accepts %s', async (css) => {
  expect(await check(css)).toEqual([])
})

it('knows what other sheets of the site set and use', async () => {
  expect(await check('a { color: var(--color-acent) }', ':root { --color-acent: red }')).toEqual([])
  expect(await check(':root { --color-acent: red }', 'a { color: var(--color-acent) }')).toEqual([])
})
