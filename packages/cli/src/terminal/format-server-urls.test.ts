import { createColors } from 'picocolors'
import { expect, it } from 'vitest'
import { formatServerUrls } from './format-server-urls.js'

it('aligns the URLs below the title', () => {
  const urls = { local: 'http://localhost:1', network: ['http://10.0.0.1:1', 'http://10.0.0.2:1'] }
  expect(formatServerUrls('serves docs', urls, createColors(false)).split('\n')).toEqual([
    '● docgen serves docs',
    '  local    http://localhost:1',
    '  network  http://10.0.0.1:1',
    '  network  http://10.0.0.2:1',
  ])
  expect(formatServerUrls('x', { local: undefined, network: [] }, createColors(false))).toBe('● docgen x')
})
