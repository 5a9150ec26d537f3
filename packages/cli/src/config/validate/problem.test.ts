import { expect, it } from 'vitest'
import { diagnoseProblems, formatPath } from './problem.js'

const TEXT = "export default {\n  navbar: { items: [{ label: 'A' }] },\n}\n"
const files = {
  entry: 'site.config.ts',
  texts: new Map([['site.config.ts', TEXT]]),
  read: () => undefined,
}

it('formats a path as code, with quotes where a key is not a name', () => {
  expect(formatPath(['navbar', 'items', 0, 'label'])).toBe('navbar.items[0].label')
  expect(formatPath(['headers', '/a b', 'x'])).toBe('headers["/a b"].x')
  expect(formatPath([])).toBe('')
})

it.each([
  ['value', ['navbar', 'items', 0, 'label'], { line: 2, column: 30, length: 3 }],
  ['key', ['navbar', 'items', 0, 'label'], { line: 2, column: 23, length: 5 }],
  // The missing part is reported at the enclosing key.
  ['absence', ['navbar', 'title'], { line: 2, column: 3, length: 6 }],
] as const)('reports a wrong %s where it is', (blame, path, position) => {
  const [diagnostic] = diagnoseProblems([{ path, blame, message: 'wrong' }], files as never)
  expect(diagnostic).toEqual({
    code: 'invalid-config',
    severity: 'error',
    file: 'site.config.ts',
    message: 'wrong',
    ...position,
  })
})

it('explains that a key in the source has no value', () => {
  const problem = {
    path: ['navbar', 'items', 0, 'label'],
    blame: 'absence',
    message: 'missing',
    hint: 'Add it',
  } as const
  expect(diagnoseProblems([problem], files as never)[0]?.hint).toContain('Its value is undefined')
})

it('reports what cannot be found at the start of the config', () => {
  const unread = { ...files, texts: new Map() }
  const [diagnostic] = diagnoseProblems(
    [{ path: ['url'], blame: 'value', message: 'wrong', hint: 'fix' }],
    unread as never,
  )
  expect(diagnostic).toMatchObject({ file: 'site.config.ts', line: 1, column: 1, hint: 'fix' })
})
