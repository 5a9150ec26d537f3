import { expect, it } from 'vitest'
import { convertRedirects } from './convert-host-redirects.js'

it('writes redirects with wildcards into a file', () => {
  const value = [
    { source: 'a', destination: '/b' },
    { source: '/c/:slug*', destination: '/d/:slug*' },
    { source: '/e/*', destination: 'https://f.example/*', permanent: false },
    { source: '/g', destination: '/g' },
  ]
  const { fields, file } = convertRedirects({ value, path: ['redirects'] })
  expect(fields).toEqual({ redirects: [{ from: '/a', to: '/b' }] })
  expect(file).toBe('/c/* /d/:splat 301\n/e/* https://f.example/:splat 302\n')
})

it('converts nothing without redirects', () => {
  expect(convertRedirects({ value: undefined, path: [] })).toMatchObject({ fields: {}, notes: [], file: undefined })
})
