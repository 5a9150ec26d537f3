import { expect, it } from 'vitest'
import { writeCode } from './code.js'
import { fitToSchema } from './fit-to-schema.js'

const SITE = { title: 'Docs', url: 'https://a.org' }

const fit = (fields: Readonly<Record<string, unknown>>) => {
  const fitted = fitToSchema({ fields: { ...SITE, ...fields }, comments: {}, notes: [] })
  return { fields: fitted.fields, lost: fitted.notes.map(({ name }) => name) }
}

it('keeps a valid config, expressions included', () => {
  const fields = { tagline: 'All about it', docs: { editUrl: writeCode('createUrl') } }
  expect(fit(fields)).toEqual({ fields: { ...SITE, ...fields }, lost: [] })
})

it.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, readonly string[]]>([
  ['an unknown field', { nonsense: 1 }, {}, ['nonsense']],
  [
    'a nested field',
    { docs: { path: 'a', sidebarCollapsed: 'no' } },
    { docs: { path: 'a' } },
    ['docs.sidebarCollapsed'],
  ],
  ['several fields', { noIndex: 'x', favicon: 3, tagline: 'A' }, { tagline: 'A' }, ['favicon', 'noIndex']],
  [
    'an item of a list, whose required part is absent',
    { redirects: [{ from: '/a' }, { from: '/b', to: '/c' }] },
    { redirects: [{ from: '/b', to: '/c' }] },
    ['redirects[0]'],
  ],
])('removes %s, with a note', (_name, fields, expected, lost) => {
  const result = fit(fields)
  expect(result.fields).toEqual({ ...SITE, ...expected })
  expect(result.lost.toSorted()).toEqual(lost)
})

it('keeps an invalid title, and notes it', () => {
  expect(fit({ title: 5 })).toEqual({ fields: { ...SITE, title: 5 }, lost: ['title'] })
})

it.each([
  ['', 'https://example.com'],
  ['nonsense', 'https://example.com'],
  ['https://docs.example.org/guide', 'https://docs.example.org'],
])('replaces the URL %j, and notes it', (url, expected) => {
  const { fields, comments, notes } = fitToSchema({ fields: { ...SITE, url }, comments: {}, notes: [] })
  expect(fields['url']).toBe(expected)
  expect(comments['url']).toContain(JSON.stringify(url))
  expect(notes).toMatchObject([{ status: 'lost', name: 'url', hint: expect.stringContaining(expected) }])
})
