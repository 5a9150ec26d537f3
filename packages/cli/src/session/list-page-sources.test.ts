import { expect, it } from 'vitest'
import { listPageSources } from './list-page-sources.js'

it('lists the servers of all APIs with consoles', () => {
  const api = (host: string, isOn: boolean) =>
    ({
      document: { servers: [{ url: `https://${host}.example` }], paths: { '/a': { get: {}, post: {} } } },
      ...(isOn && { tryIt: {} }),
    }) as never
  expect(listPageSources([api('b', true), api('a', true), api('c', false)])).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})
