import { expect, it } from 'vitest'
import { parseGitLog } from './parse-git-log.js'

const LOG = '\u00011772323200 Ada L.\0\nb.md\0c d.md\0\u00011772000000 Eve\0\u00011771000000 Bob\0\nb.md\0'

it.each([1, 3, 7, 1000])('parses a log in chunks of %i characters', (length) => {
  const seen: string[] = []
  const read = parseGitLog((path, { date, author }) => {
    seen.push(`${path} ${date} ${author}`)
    return false
  })
  for (let start = 0; start < LOG.length; start += length) read(LOG.slice(start, start + length))
  expect(seen).toEqual([
    'b.md 2026-03-01T00:00:00Z Ada L.',
    'c d.md 2026-03-01T00:00:00Z Ada L.',
    'b.md 2026-02-13T16:26:40Z Bob',
  ])
})

it('stops reading when it has enough', () => {
  const seen: string[] = []
  const read = parseGitLog((path) => seen.push(path) === 1)
  expect(read(LOG)).toBe(true)
  expect(read(LOG)).toBe(true)
  expect(seen).toEqual(['b.md'])
})
