import { expect, it } from 'vitest'
import type { Problem } from '../../compilation.js'
import type { DocumentScope } from '../../document-scope.js'
import { reportThrown } from './report-thrown.js'

function hintFor(reason: string): string | undefined {
  const problems: Problem[] = []
  const report = (_node: unknown, problem: Problem) => void problems.push(problem)
  const scope = { file: { path: 'a.mdx', text: '' }, compilation: { source: {} }, report } as unknown as DocumentScope
  reportThrown(new Error(reason), 'Box', { scope, node: {} })
  return problems[0]?.hint
}

it.each([
  [
    'Hook useUser is called outside the <UserProvider>.',
    /^If it reads a React context, provide that in .* markdown\.root/,
  ],
  ['useUser must be used within a UserContext', /markdown\.root/],
  ['window is not defined', /^Only a browser has it/],
  ['label is not defined', /^Import or export label/],
  ['docgen has no @theme/Tab\nUse another', /^Did you mean/],
  ['__require.context is not a function', /^Write its values in the call/],
])('explains %j', (reason, expected) => {
  expect(hintFor(reason)).toMatch(expected)
})

it('has no hint for other errors', () => {
  expect(hintFor('a is null')).toBeUndefined()
})
