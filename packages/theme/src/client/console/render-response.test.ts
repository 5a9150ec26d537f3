import { createText } from '@docgen/renderer/console'
import { expect, it, vi } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { renderResponse, statusKind, summarize } from './render-response.js'

async function render(body: string, type: string) {
  openPage()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }))
  const response = {
    status: 200,
    statusText: 'OK',
    headers: [['a', 'b']] as const,
    body: new Blob([body], { type }),
    time: 12.4,
  }
  const parts = await renderResponse(
    response,
    createText('en', { 'theme.api.try.emptyBody': 'Empty', 'theme.api.try.download': 'Download ({size})' }),
  )
  const tokens = parts.flatMap((part) => [...part.querySelectorAll('code > span > span')])
  return { response, text: parts.map(({ textContent }) => textContent).join('\n'), tokens }
}

it('formats JSON, and names status, time and size', async () => {
  const { response, text } = await render('{"a":1}', 'application/problem+json')
  expect(text).toContain('{\n  "a": 1\n}')
  expect(summarize(response)).toBe('200 OK · 12 ms · 7 B')
})

it('highlights JSON up to 30 kB, and nothing else', async () => {
  const { tokens } = await render('{"a":"<b>"}', 'application/json')
  expect(tokens.map(({ className, textContent }) => [className, textContent])).toContainEqual(['s', '"<b>"'])
  const ofSize = (size: number) => JSON.stringify('x'.repeat(size - 2))
  expect((await render(ofSize(30_000), 'application/json')).tokens).toHaveLength(1)
  const large = await render(ofSize(30_001), 'application/json')
  expect([large.tokens, large.text.includes(ofSize(30_001))]).toEqual([[], true])
  expect((await render('{"a":1}', 'text/plain')).tokens).toEqual([])
  const invalid = await render('{"a":1', 'application/json')
  expect([invalid.tokens, invalid.text.includes('{"a":1')]).toEqual([[], true])
})

it('offers binary bodies as files, and names empty ones', async () => {
  expect((await render('x'.repeat(1500), 'application/zip')).text).toContain('Download (1.5 kB)')
  expect((await render('', 'text/plain')).text).toContain('Empty')
  expect((await render('<b>', 'text/html')).text).toContain('<b>')
})

it.each([
  [204, 'tip'],
  [302, 'info'],
  [404, 'warning'],
  [500, 'danger'],
])('colors %i as %s', (status, name) => {
  expect(statusKind(status)).toBe(name)
})
