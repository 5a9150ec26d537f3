import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  cssColor,
  filledText,
  folderId,
  linkTarget,
  origin,
  pathOrUrl,
  pathPart,
  route,
  routeBase,
  sitePath,
  webUrl,
} from './text.js'

const SCHEMAS = {
  filledText,
  cssColor,
  sitePath,
  pathOrUrl,
  linkTarget,
  pathPart,
  routeBase,
  origin,
  folderId,
  webUrl,
  route,
}

describe.each([
  ['filledText', ['x'], ['', ' \n']],
  [
    'cssColor',
    ['#3451d1', 'color-mix(in srgb, var(--a), rgb(0 0 0))'],
    ['red; color: blue', 'red } a {', 'url(x)', 'a /* b'],
  ],
  ['sitePath', ['/', '/guide/setup'], ['guide', '//example.org', '/two words']],
  [
    'pathOrUrl',
    ['/x', 'https://example.org', 'mailto:a@example.org'],
    ['x', 'two words', 'javascript:a', 'DATA:text/html,x'],
  ],
  [
    'linkTarget',
    ['/x', 'x.md', 'vscode:x', 'https://a.example/javascript:x'],
    ['', 'javascript:a', ' java\tscript:a', 'vbscript:a', 'data:,'],
  ],
  ['pathPart', ['1.0', 'old/1.0', ''], ['..', 'a/../b', 'a?b', '100%']],
  ['routeBase', ['/', '/docs/', 'docs'], ['/a#b', 'C:/docs']],
  ['origin', ['https://docs.example.org', 'http://localhost:3000/'], ['docs.example.org', 'https://example.org/docs']],
  ['folderId', ['default', 'api-v2'], ['-api', 'a/b', '']],
  ['webUrl', ['https://api.example.org/v1.json'], ['ftp://example.org', 'https://']],
  ['route', ['/guide', 'pathname:///file.pdf'], ['https://example.org', '//example.org', ' ']],
] as const)('%s', (name, valid, invalid) => {
  const schema: z.ZodMiniType = SCHEMAS[name]()
  it.each(valid)('accepts %j', (text) => {
    expect(schema.safeParse(text).success).toBe(true)
  })
  it.each(invalid)('rejects %j', (text) => {
    expect(schema.safeParse(text).success).toBe(false)
  })
})

it('returns paths in one form', () => {
  expect(pathPart().parse('/old/1.0/')).toBe('old/1.0')
  expect(routeBase().parse('docs/')).toBe('/docs')
  expect(routeBase().parse('/')).toBe('/')
  expect(origin().parse('https://example.org/')).toBe('https://example.org')
})
