import { expect, it } from 'vitest'
import { toPath, toUri } from './file-uri.js'

it('converts paths to URIs and back', () => {
  const path = '/a b/ü%#?.md'
  expect(toPath(toUri(path))).toBe(path)
  expect(toPath('file:///a%20b/%C3%BC%25%23%3F.md')).toBe(path)
})

it('knows no path of other URIs', () => {
  expect(['untitled:Untitled-1', 'file:///a%2Fb', 'git:/a.md'].map(toPath)).toEqual([undefined, undefined, undefined])
})
