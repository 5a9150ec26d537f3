import { describe, expect, it } from 'vitest'
import { readEsm } from './read-esm.js'

const written = (esm: string) =>
  readEsm(esm).imports.map(
    ({ specifier, names }) => `${specifier}: ${names.map(({ local, imported }) => `${local}=${imported}`).join(' ')}`,
  )

describe('readEsm reads imports', () => {
  it.each([
    [`import A from 'a'`, ['a: A=default']],
    [`import A, { b, c as d, type E } from "./a.js";`, ['./a.js: A=default b=b d=c E=E']],
    [
      `import type { F } from 'f'\nimport type G from 'g'\nimport type from 't'`,
      ['f: F=F', 'g: G=default', 't: type=default'],
    ],
    [`import * as all from '@site/src/all'`, ['@site/src/all: all=*']],
    [`import {\n  a,\n\n  b,\n} from 'many'`, ['many: a=a b=b']],
    [`import './styles.css'`, ['./styles.css: ']],
    [`import raw from '!!raw-loader!./x.js'`, ['!!raw-loader!./x.js: raw=default']],
    [`import A from 'a'; import B from 'b';import'c'`, ['a: A=default', 'b: B=default', 'c: ']],
    [`import{a}from'./a'`, ['./a: a=a']],
    [`import A from './\\_a\\u002emdx'`, ['./_a.mdx: A=default']],
    [`import { default as A, 'a b' as c } from "x"`, ['x: A=default c=a b']],
    [`import data from './a.json' with { type: 'json' }`, ['./a.json: data=default']],
    [`import A from 'a' // one\n/* two */ import B from 'b'`, ['a: A=default', 'b: B=default']],
    [`export const x = \`\nimport A from 'a'\n\`\nimport B from 'b'`, ['b: B=default']],
    [`export const P = () => <p>don't import X from 'x'</p>; import B from 'b'`, ['b: B=default']],
  ])('%j', (esm, expected) => expect(written(esm)).toEqual(expected))

  it('up to a syntax error', () => {
    expect(written(`import A from 'a'\nimport B from 'b'\n# Heading`)).toEqual(['a: A=default'])
    expect(readEsm(`import A from 'a'\nwords`).hasMore).toBe(true)
  })
})

it('detects anything other than imports in a block', () => {
  expect(readEsm(`import A from 'a'\n// why\n/* and */`).hasMore).toBe(false)
  expect(readEsm(`import A from 'a'\nexport const b = 1`).hasMore).toBe(true)
  expect(readEsm(`export * from 'a'`).hasMore).toBe(true)
})

describe('readEsm reads declarations', () => {
  it.each([
    ['export const a = 1, b = 2; export let c', ['a', 'b', 'c']],
    ['export const { a, b: { c }, ...d } = x, [e, , f = 1, ...g] = y', ['a', 'c', 'd', 'e', 'f', 'g']],
    ['export function A() {}\nexport async function* b() {}\nexport class C {}', ['A', 'b', 'C']],
    ['export default function Layout({ children }) { return <div>{children}</div> }', ['Layout']],
    ['export default () => null', []],
    ['const a = 1\nexport { a as b }', ['a']],
    ['export { a } from "x"', []],
  ])('%s', (esm, names) => expect(readEsm(esm).declared).toEqual(names))
})

it('finishes in bounded time for a block full of errors', () => {
  const start = performance.now()
  readEsm('import A from\n'.repeat(20_000))
  readEsm(`export const a = ${'['.repeat(100_000)}`)
  expect(performance.now() - start).toBeLessThan(5000)
})

it.each([
  ['export default function Layout({ children }) { return children }', true],
  ["export { default } from './layout.jsx'", true],
  ["export { Layout as default } from './layout.jsx'", true],
  ["import { default as A } from 'a'\nexport { b } from 'b'", false],
])('detects a default export: %j', (esm, expected) => expect(readEsm(esm).hasDefault).toBe(expected))
