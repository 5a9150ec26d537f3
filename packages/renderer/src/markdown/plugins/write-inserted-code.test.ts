import { expect, it } from 'vitest'
import { writeInsertedCode } from './write-inserted-code.js'

const name = { type: 'Identifier', name: 'a' }
const program = (...body: readonly object[]) => ({ type: 'Program', sourceType: 'module', body })
const statement = (expression: object) => ({ type: 'ExpressionStatement', expression })

function write(type: string, estree: object) {
  const node: { type: string; data: object; value?: string } = { type, data: { estree } }
  const problem = writeInsertedCode({ type: 'root', children: [node] })
  return problem ?? node.value
}

it('writes modules, expressions and spread attributes', () => {
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: name, init: { type: 'Literal', value: 1 } }],
  }
  expect(write('mdxjsEsm', program(declaration))).toBe('const a = 1;')
  expect(write('mdxFlowExpression', program(statement(name)))).toBe('a')
  const spread = { type: 'ObjectExpression', properties: [{ type: 'SpreadElement', argument: name }] }
  expect(write('mdxJsxExpressionAttribute', program(statement(spread)))).toBe('...a')
})

it('writes an empty expression for a program without one', () => {
  expect(write('mdxTextExpression', program())).toBe('')
})

it('describes an invalid tree', () => {
  const problem = 'is not a valid program'
  expect(write('mdxjsEsm', { type: 'Program', body: [{ type: 'Nonsense' }] })).toContain(problem)
  expect(write('mdxJsxExpressionAttribute', program(statement(name)))).toContain(problem)
})
