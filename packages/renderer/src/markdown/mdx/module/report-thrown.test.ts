import { expect, it } from 'vitest'
import { plainOptions } from '../../../../test/markdown/plain-options.js'
import { createCompilation } from '../../compilation.js'
import { createDocumentScope } from '../../document-scope.js'
import { namePath } from '../../include/name-path.js'
import type { MarkdownSource } from '../../markdown-options.js'
import { reportThrown } from './report-thrown.js'

/** The diagnostic of a thrown value in a file. */
function report(error: unknown, what = 'Card', source: Partial<MarkdownSource> = {}) {
  const file = { path: 'a.mdx', text: 'Text\n\n<Card />\n', ...source }
  const compilation = createCompilation({ includes: {}, ...file }, plainOptions)
  const scope = createDocumentScope(file, compilation, { tree: { type: 'root', children: [] }, footnotePrefix: '' })
  reportThrown(error, what, {
    scope,
    node: { position: { start: { line: 3, column: 1 }, end: { line: 3, column: 9 } } },
  })
  const [diagnostic] = compilation.diagnostics
  if (!diagnostic) throw new Error('nothing reported')
  const { file: path, line, column, message, hint } = diagnostic
  return { at: `${path}:${line}:${column}`, message, hint }
}
const findThrown = () => ({ file: 'src/Card.js', line: 7, column: 2 })

it('reports the first line of what was thrown at the element, with its position in the code', () => {
  expect(report(new Error('first\nsecond'))).toEqual({
    at: 'a.mdx:3:1',
    message: '<Card> throws: first',
    hint: undefined,
  })
  expect(report(new Error('x'), 'Card', { findThrown }).message).toBe('<Card> throws: x, at src/Card.js:7:2')
})

it('reports a failure of the whole file where the code is', () => {
  expect(report(new Error('x'), 'this file', { findThrown })).toMatchObject({
    at: '/src/Card.js:7:2',
    message: `this file throws: x, on the page ${namePath('a.mdx')}`,
  })
})

it('does not name the page of a component page', () => {
  const own = { path: 'src/pages/card.js', text: 'import Page from "/site/src/pages/Card.js"', findThrown }
  expect(report(new Error('x'), 'Card', own).message).toBe('<Card> throws: x')
  expect(report(new Error('x'), 'Card', { ...own, text: '' }).message).toContain(
    `on the page ${namePath('src/pages/card.js')}`,
  )
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
  expect(report(new RangeError('Maximum call stack size exceeded'), 'Card', { findThrown }).message).not.toContain(
    'at src',
  )
})
