import { expect, it } from 'vitest'
import { listShipped, readAudit } from '../../../scripts/audit-packages.mjs'

it('audits the dependencies and bundled packages, but not the workspace’s own', () => {
  const manifest = {
    dependencies: { zod: '4.6.7', '@docgen/theme': 'workspace:*' },
    devDependencies: { yaml: '2.9.1', '@types/node': '20.0.0' },
  }
  expect(listShipped([manifest, { dependencies: { react: '19.3.1' } }])).toEqual({
    yaml: '2.9.1',
    zod: '4.6.7',
    react: '19.3.1',
  })
})

it('distinguishes vulnerable packages from an inconclusive response', () => {
  const via = [{ title: 'Prototype pollution', url: 'https://example.com/advisory' }, 'minimist']
  const answer = { vulnerabilities: { x: { name: 'x', severity: 'high', via } } }
  expect(readAudit(JSON.stringify(answer)).vulnerable).toEqual([
    'x (high): Prototype pollution https://example.com/advisory; minimist',
  ])
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ vulnerable: [] })
  expect(readAudit('{"error":{"code":"ENOAUDIT","summary":"no audit here"}}')).toEqual({ unknown: 'no audit here' })
  expect(readAudit('{"message":"getaddrinfo ENOTFOUND"}')).toEqual({ unknown: 'getaddrinfo ENOTFOUND' })
  // What npm prints for a registry without this endpoint.
  const refused = { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '', detail: '' } }
  expect(readAudit(JSON.stringify(refused))).toEqual({ unknown: '405 Method Not Allowed' })
  expect(readAudit('<html>')).toEqual({ unknown: 'npm printed no JSON' })
})
