import { expect, it } from 'vitest'
import { readServerUrl } from './read-server-url.js'

it('finds the local URL among other lines', () => {
  expect(readServerUrl('✓ 4 pages, 399 ms\n● docgen watches the site\n  local    http://localhost:4777/kit/\n')).toBe(
    'http://localhost:4777/kit/',
  )
  expect(readServerUrl('● docgen watches the site\n  local    ')).toBeUndefined()
})
