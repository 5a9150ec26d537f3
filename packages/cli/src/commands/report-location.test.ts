import { expect, it } from 'vitest'
import { locateReported, toReported } from './report-location.js'

const location = { siteDir: '/repo/site', workingDir: '/repo' }

it.each([
  ['docs/a.md', 'site/docs/a.md'],
  ['../README.md', 'README.md'],
  ['.', 'site'],
  ['/elsewhere/a.md', '/elsewhere/a.md'],
])('writes %s relative to the working folder', (path, reported) => {
  expect(toReported(path, location)).toBe(reported)
})

it('writes the working folder itself as a dot, and paths outside it with two', () => {
  expect(toReported('.', { siteDir: '/repo', workingDir: '/repo' })).toBe('.')
  expect(toReported('a.md', { siteDir: '/other', workingDir: '/repo/site' })).toBe('../../other/a.md')
})

it('puts the file of a diagnostic first, and keeps one without a file', () => {
  const diagnostic = { code: 'broken-link', severity: 'error', message: 'gone' } as const
  expect(JSON.stringify(locateReported({ ...diagnostic, file: 'a.md', line: 3 }, location))).toBe(
    '{"file":"site/a.md","code":"broken-link","severity":"error","message":"gone","line":3}',
  )
  expect(locateReported(diagnostic, location)).toBe(diagnostic)
})

it('locates related files, too', () => {
  const diagnostic = { code: 'duplicate-id', severity: 'error', message: 'twice' } as const
  const related = [{ file: 'docs/a.md', line: 2, message: 'has the id' }]
  expect(locateReported({ ...diagnostic, related }, location).related).toEqual([
    { file: 'site/docs/a.md', line: 2, message: 'has the id' },
  ])
})
