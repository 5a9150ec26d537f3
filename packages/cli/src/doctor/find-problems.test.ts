import { expect, it } from 'vitest'
import { createTestReport } from './create-test-report.js'
import { type DoctorFacts, findProblems } from './find-problems.js'

const FACTS: DoctorFacts = createTestReport()
const CONTEXT = { version: '1.0.0', usesHistory: true }

it('finds nothing on a good machine', () => expect(findProblems(FACTS, CONTEXT)).toEqual([]))

it.each<[string, Partial<DoctorFacts>, string]>([
  ['error', { environment: { ...FACTS.environment, node: '20.18.1' } }, 'Node.js 20.18.1 is too old'],
  ['warning', { environment: { ...FACTS.environment, memory: 256 } }, 'the process may use only 256 MB'],
  ['error', { packages: [{ name: 'react', isOptional: false }] }, 'the package react is not installed'],
  [
    'error',
    { packages: [{ name: '@docgen/theme', version: '0.9.0', isOptional: false }] },
    '@docgen/theme has the version 0.9.0, and @docgen/cli 1.0.0',
  ],
  ['warning', { cache: { ...FACTS.cache, state: 'damaged', broken: 2 } }, '2 of 9 values cannot be read back'],
  ['warning', { cache: { ...FACTS.cache, state: 'unreadable' } }, 'the cache cannot be read'],
  ['error', { folders: [{ name: 'output', path: 'dist', state: 'unwritable' }] }, 'the output folder dist'],
  ['warning', { git: { state: 'shallow', changed: 0 } }, 'the clone is shallow'],
  ['warning', { ports: [{ port: 3000, isFree: false }] }, 'the port 3000 is in use'],
])('finds an %s: %j', (severity, change, message) => {
  const [problem, ...others] = findProblems({ ...FACTS, ...change }, CONTEXT)
  expect(others).toEqual([])
  expect(problem).toMatchObject({ severity, message: expect.stringContaining(message) })
  expect(problem?.hint).not.toBe('')
})

it('needs the history only if pages show it', () =>
  expect(findProblems({ ...FACTS, git: { state: 'none', changed: 0 } }, { ...CONTEXT, usesHistory: false })).toEqual(
    [],
  ))
