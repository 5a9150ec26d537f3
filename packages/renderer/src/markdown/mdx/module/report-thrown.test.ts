import { expect, it } from 'vitest'
import { plainOptions } from '../../../../test/markdown/plain-options.js'
import { createCompilation } from '../../compilation.js'
import { createDocumentScope } from '../../document-scope.js'
import type { MarkdownSource } from '../../markdown-options.js'
import { reportThrown, type Thrower } from './report-thrown.js'

const CARD = { component: 'Card' }

/** The diagnostic of a thrown value in a file. */
function report(error: unknown, what: Thrower = CARD, source: Partial<MarkdownSource> = {}) {
  const file = { path: 'a.mdx', text: 'Text\n\n<Card />\n', ...source }
  const compilation = createCompilation({ includes: {}, ...file }, plainOptions)
  const scope = createDocumentScope(file, compilation, { tree: { type: 'root', children: [] }, footnotePrefix: '' })
  reportThrown(error, what, {
    scope,
    node: { position: { start: { line: 3, column: 1 }, end: { line: 3, column: 9 } } },
  })
  const [diagnostic] = compilation.diagnostics
  if (!diagnostic) throw new Error('nothing reported')
  const { file: path, line, column, message, hint, related, subject } = diagnostic
  return { at: `${path}:${line}:${column}`, message, hint, related, subject }
}
const findThrown = () => ({ file: 'src/Card.js', line: 7, column: 2 })

it('reports the first line of what was thrown at the element, with its position in the code', () => {
  expect(report(new Error('first\nsecond'))).toEqual({
    at: 'a.mdx:3:1',
    message: '<Card> throws: first',
    hint: undefined,
    related: undefined,
    subject: 'Card',
  })
  expect(report(new Error('x'), CARD, { findThrown })).toMatchObject({
    message: '<Card> throws: x',
    subject: 'Card',
    related: [{ file: '/src/Card.js', line: 7, column: 2, message: 'throws it' }],
  })
})

it('reports a failure of the whole file where the code is', () => {
  expect(report(new Error('x'), 'file', { findThrown })).toMatchObject({
    at: '/src/Card.js:7:2',
    message: 'this file throws: x',
    related: [{ file: 'a.mdx', message: 'runs it' }],
  })
})

it('does not name the page of a component page', () => {
  const own = { path: 'src/pages/card.js', text: 'import Page from "/site/src/pages/Card.js"', findThrown }
  expect(report(new Error('x'), CARD, own)).toMatchObject({ message: '<Card> throws: x', related: undefined })
  expect(report(new Error('x'), CARD, { ...own, text: '' }).related).toEqual([
    { file: 'src/pages/card.js', message: 'runs it' },
  ])
})

it.each([
  ['Hook useUser is called outside the <UserProvider>.', 'If it reads a React context, provide that in '],
  ['useUser must be used within a UserContext', 'markdown.root'],
  ['docgen has no @theme/Tab\nUse another', 'Did you mean'],
  ['window is not defined', 'Only a browser has it'],
  ['price is not defined', 'Import or export price in this file, or write \\{price}'],
  ['Maximum call stack size exceeded', 'It seems to render itself endlessly'],
  ['__require.context is not a function', 'Write its values in the call'],
  ['something else', undefined],
])('explains %j', (message, hint) => {
  const reported = report(new Error(message))
  if (hint === undefined) expect(reported.hint).toBeUndefined()
  else expect(reported.hint).toContain(hint)
})

it('has no position in the code for a stack overflow, which could be anywhere', () => {
  expect(report(new RangeError('Maximum call stack size exceeded'), CARD, { findThrown }).related).toBeUndefined()
})
