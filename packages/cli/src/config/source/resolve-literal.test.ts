import { expect, it } from 'vitest'
import { findExport, resolveLiteral } from './resolve-literal.js'
import { createOpenFile } from './source-files.js'

/** The file and the first two tokens of the literal that `a.ts` exports by default. */
function resolve(source: string, others: Record<string, string> = {}): string | undefined {
  const open = createOpenFile({ entry: 'a.ts', texts: new Map(Object.entries({ 'a.ts': source, ...others })) })
  const file = open('a.ts')
  const start = file && findExport(file, 'default', open)
  const literal = start && resolveLiteral(start)
  if (!literal) return undefined
  const { file: target, index } = literal
  return `${target.path} ${target.tokens
    .slice(index, index + 2)
    .map(({ value }) => value)
    .join(' ')}`
}

it.each<[string, Record<string, string>, string | undefined]>([
  ['export default { a: 1 }', {}, 'a.ts { a'],
  ['export default ((({ a: 1 })))', {}, 'a.ts { a'],
  ['export default await wrap.all(define({ a: 1 }))', {}, 'a.ts { a'],
  ['export default () => ({ a: 1 })', {}, 'a.ts { a'],
  ['export default async function create() { if (x) return y\n return { a: 1 } }', {}, 'a.ts { a'],
  ['function create() { return { a: 1 } }\nmodule.exports = create', {}, 'a.ts { a'],
  ['const a = b\nconst b = [7]\nexport default a', {}, 'a.ts [ 7'],
  ["module.exports = './data.json'", { 'data.json': '{ "a": 1 }' }, 'data.json { a'],
  ["import b from './b.js'\nexport default b", { 'b.ts': 'export default { b: 1 }' }, 'b.ts { b'],
  ["import { c as b } from './b'\nexport default b", { 'b.ts': 'export const c = { c: 1 }' }, 'b.ts { c'],
  ["import './b.css'\nimport b from './b.js'\nexport default b", { 'b.ts': 'export default { b: 1 }' }, 'b.ts { b'],
  ["import b from 'package'\nexport default b", {}, undefined],
  ['export default x ? { a: 1 } : y', {}, undefined],
  ['const config = { a: 1 }', {}, undefined],
])('resolves %j with %j to %s', (source, others, expected) => {
  expect(resolve(source, others)).toBe(expected)
})

it.each(['const a = b\nconst b = a\nexport default a', "import a from './a.js'\nexport default a"])(
  'terminates where names refer to each other: %j',
  (source) => {
    expect(resolve(source)).toBeUndefined()
  },
)
