import { createColors } from 'picocolors'
import { expect, it } from 'vitest'
import { formatAnsweredRequest } from './format-answered-request.js'

const request = { method: 'GET', url: '/pets?limit=1', status: 200, ms: 3.2, notes: [] }

it('formats a request as a line, and each of its first notes as another', () => {
  expect(formatAnsweredRequest(request, createColors(false))).toBe('200 GET    /pets?limit=1 3 ms')
  const notes = ['1', '2', '3', '4', '5', '6', '7']
  expect(formatAnsweredRequest({ ...request, status: 422, notes }, createColors(false)).split('\n')).toEqual([
    '422 GET    /pets?limit=1 3 ms',
    ...['1', '2', '3', '4', '5', 'and 2 more'].map((note) => `    ${note}`),
  ])
})

it('cuts long URLs, shows control characters, and colors each class of statuses', () => {
  const line = formatAnsweredRequest({ ...request, url: `/\u001b${'x'.repeat(300)}` }, createColors(false))
  expect(line).not.toContain('\u001b')
  expect(line.length).toBeLessThan(240)
  const colors = [200, 302, 404, 500].map((status) =>
    formatAnsweredRequest({ ...request, status }, createColors(true)).slice(0, 5),
  )
  expect(new Set(colors).size).toBe(4)
})
