import { expect, it } from 'vitest'
import { pluginSchema } from '../schema/plugin.js'
import { siteSchema } from '../schema/site.js'
import { validate } from './validate.js'

/** The problems of a config with these fields, as `blame message. Hint`. */
function problemsOf(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const validation = validate(siteSchema, { title: 'T', url: 'https://docs.example', ...fields })
  if (validation.ok) return []
  return validation.problems.map(({ blame, message, hint }) => `${blame} ${message}${hint ? `. ${hint}` : ''}`)
}

const navbarWith = (item: object) => ({ navbar: { items: [item] } })

it('throws unless there is a problem', () => expect(problemsOf({})).toEqual([]))

it.each([
  [{ title: undefined }, "absence title is missing: expected a string. Add title: 'My docs'"],
  [{ title: 1 }, 'value title: expected a string, found 1. Put it in quotes'],
  [{ title: null }, 'value title: expected a string, found nothing (null). Give it a value, or remove it'],
  [{ taglien: 'x' }, 'key unknown key taglien. Did you mean tagline?'],
  [{ navbar: { i18n: {} } }, 'key unknown key navbar.i18n. Move it out of navbar, to the top of the config'],
  [{ noIndex: 'yes' }, 'value noIndex: expected true or false, found "yes". Write true'],
  [{ onBrokenLinks: 'wran' }, 'Did you mean warn?'],
  [{ navbar: [] }, 'found an empty list. Write { items: […] }'],
  [{ staticDirectories: 'a, b' }, 'expected a list, found "a, b". Write ["a", "b"]'],
  [{ search: true }, 'value search: expected an object, found true. Write {}'],
  [{ llms: true }, 'value llms: expected an object, found true. Write { pages: true }'],
  [{ socialCards: true }, 'found true. Write { enabled: true }'],
  [{ colorMode: { defaultMode: 'system' } }, 'Write respectPrefersColorScheme: true instead'],
  [{ onBrokenLinks: 'error' }, `found "error". Write 'throw'`],
  [{ navbar: { logo: '/logo.svg' } }, `found "/logo.svg". Write { src: '/logo.svg' }`],
  [{ openapi: ['api.yaml'] }, `found "api.yaml". Write { path: 'api.yaml', routeBasePath: '/api' }`],
  [{ redirects: [{ from: 'old', to: '/' }] }, `found "old". Write '/old'`],
  [{ redirects: [{ from: '/old', to: 'www.example.com' }] }, `Write 'https://www.example.com'`],
  [{ openapi: 'api.yaml' }, "expected a list such as [{ path: 'openapi.yaml', routeBasePath: '/api' }], found"],
  [{ themeConfig: {} }, 'docgen migrate docusaurus creates a site.config.ts from its config'],
  ...[
    ['nav', 'navbar'],
    ['sidebar', 'docs.sidebars'],
    ['srcDir', 'docs.path'],
    ['colors', 'theme.accent'],
  ].map(([name = '', own]): [Readonly<Record<string, unknown>>, string] => [
    { [name]: 'x' },
    `key unknown key ${name}. Write it as ${own}`,
  ]),
  [navbarWith({ to: '/b', lable: 'B' }), 'key unknown key navbar.items[0].lable. Did you mean label?'],
  [navbarWith({ herf: 'https://x.y', label: 'B' }), 'key unknown key navbar.items[0].herf. Did you mean href?'],
  [navbarWith({ label: 'B', item: [] }), 'key unknown key navbar.items[0].item. Did you mean items?'],
  [navbarWith({ link: '/b', label: 'B' }), 'key unknown key navbar.items[0].link. Write href, or to for a page'],
  [navbarWith({ type: 'locale' }), `Write 'localeDropdown'`],
  [navbarWith({ type: 'document' }), `Write 'doc'`],
  [{ openapi: [{ spec: 'api.yaml', routeBasePath: '/api' }] }, 'unknown key openapi[0].spec. Write path'],
  [{ navbar: { logo: { scr: 'x' } } }, 'key unknown key navbar.logo.scr. Did you mean src?'],
  [{ checks: { prose: { retext: [''] } } }, 'expected a string of at least 1 character, found ""'],
])('describes %o', (fields, expected) => {
  const problems = problemsOf(fields)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(expected)
})

it('shows the shape of the one hook that is an object', () => {
  const validation = validate(pluginSchema, { name: 'own', version: '1', html: (text: string) => text })
  expect(validation.ok ? [] : validation.problems.map(({ message, hint }) => `${message}. ${hint}`)).toEqual([
    'html: expected an object, found a function. Write html: { change: (html) => … }',
  ])
})
