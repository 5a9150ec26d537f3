import { expect, it } from 'vitest'
import { createTestConfig, createTestFiles, createTestGraph } from '../graph/create-test-graph.js'
import { listRedirects } from './list-redirects.js'

function list(text: string, fields: Readonly<Record<string, unknown>> = {}) {
  const site = { docs: { 'a.md': {} }, config: fields }
  const config = createTestConfig(fields)
  const statics = [{ path: 'static/_redirects', output: '_redirects', hash: '', bytes: 0, text }]
  const files = { ...createTestFiles(site, config), statics }
  return listRedirects({ graph: createTestGraph(site).value, files, config }).map(({ from, to }) => `${from} ${to}`)
}

it('lists rules of the site before those of the config', () => {
  expect(list('/x /a', { redirects: [{ from: '/old', to: '/a' }] })).toEqual([
    '/x /a',
    expect.stringMatching(/^\/old /),
  ])
})

it('omits rewrites, missing pages, patterns and conditions', () => {
  expect(list('/a /b 200\n/c /d 404\n/e/* /f\n/g /h 302 Country=de\n/i /j 302')).toEqual(['/i /j'])
})
