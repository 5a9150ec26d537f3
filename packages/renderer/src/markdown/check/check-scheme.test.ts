import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it.each([
  ['htps://example.com/a', 'https://example.com/a'],
  ['htp://example.com', 'http://example.com'],
  ['httpss://example.com', 'https://example.com'],
])('suggests a scheme for %s', async (url, near) => {
  const { diagnostics } = await compilePlain(`[a](${url})`)
  expect(diagnostics).toMatchObject([{ code: 'unknown-scheme', line: 1, column: 5, hint: `Did you mean ${near}?` }])
})

it.each(['https://a.b', 'HTTP://a.b', 'ftp://a.b', 'vscode://file/a', 'git+ssh://a.b', 'mailto:a@b.c', 'tel:1'])(
  'accepts %s',
  async (url) => {
    expect((await compilePlain(`[a](${url})`)).problems).toEqual([])
  },
)

it.each(['https://a.example:port/', 'http://[a]/', 'https://'])(
  'reports %s, which no browser can open',
  async (url) => {
    expect((await compilePlain(`[a](${url})`)).diagnostics).toMatchObject([{ code: 'unknown-scheme', column: 5 }])
  },
)
