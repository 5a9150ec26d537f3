import { expect, it } from 'vitest'
import { parseEsm, parseExpression } from './parse-esm.js'

const kindsOf = (code: string) => parseEsm(code).statements.map(({ type }) => type)

it('parses imports, exports and JSX', () => {
  expect(parseEsm("import A from 'a'\nexport const b = <A>{1}</A>\n").failure).toBeUndefined()
  expect(kindsOf("import A from 'a'\nexport const b = <A>{1}</A>\n")).toEqual([
    'ImportDeclaration',
    'ExportNamedDeclaration',
  ])
  expect(parseEsm('')).toEqual({ statements: [] })
})

it('ignores types in imports, at the same offsets', () => {
  const code = "import type { A } from 'a'\nimport { type B, c } from 'b'\nimport type from 'd'\n"
  const { statements, failure } = parseEsm(code)
  expect(failure).toBeUndefined()
  expect(statements.map(({ start }) => code.slice(start, start + 11))).toEqual([
    'import type',
    'import { ty',
    'import type',
  ])
  expect(kindsOf("import { type as t } from 'a'")).toEqual(['ImportDeclaration'])
})

it('keeps the statements before an error', () => {
  const { statements, failure } = parseEsm("import A from 'a'\nexport const b = ;\nexport const c = 1\n")
  expect(statements.map(({ type }) => type)).toEqual(['ImportDeclaration'])
  expect(failure).toEqual({ isOpen: false })
  expect(parseEsm('not a statement').statements).toEqual([])
})

it.each([
  ['export const a = {', true],
  ['export const a = `b', true],
  ['/* a', true],
  ['export const a = }', false],
  ["export const a = 'b", false],
])('decides whether more text could complete %j', (code, isOpen) => {
  expect(parseEsm(code).failure).toEqual({ isOpen })
})

it('does not try forever', () => {
  const many = 'export const a = ;\n'.repeat(50)
  expect(parseEsm(many)).toEqual({ statements: [], failure: { isOpen: false } })
})

it('parses one expression, and nothing else', () => {
  expect(parseExpression('a + <b />')?.type).toBe('BinaryExpression')
  expect(parseExpression('{ a: 1 } // end')?.type).toBe('ObjectExpression')
  expect(parseExpression('1); (2')).toBeUndefined()
  expect(() => parseExpression('')).toThrow(SyntaxError)
})
