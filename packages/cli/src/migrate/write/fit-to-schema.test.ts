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

it('keeps an invalid title and URL, and notes them', () => {
  expect(fit({ url: 'nonsense' })).toEqual({ fields: { ...SITE, url: 'nonsense' }, lost: ['url'] })
})
