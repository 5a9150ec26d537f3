import { expect, it } from 'vitest'
import {
  addMissing,
  completeModule,
  importerOfMissing,
  missingModule,
  moduleWithMissing,
  STUB,
  type Stubs,
  wrapModule,
  writeStubModule,
} from './stubs.js'

const failWith = (...errors: readonly object[]) => ({ errors: errors.map((each) => ({ location: null, ...each })) })
const load = (code: string): Promise<Readonly<Record<string, unknown>>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

it('adds the exports that a Docusaurus module lacks, once', () => {
  const stubs: Stubs = new Map()
  const failure = failWith({ text: 'No matching export in "docusaurus:docusaurus/Link" for import "useX"' })
  expect(addMissing(failure, stubs, () => false)).toBe(true)
  expect(stubs).toEqual(new Map([['docusaurus/Link', new Set(['useX'])]]))
  expect(addMissing(failure, stubs, () => false)).toBe(false)
})

it('adds the exports of a module that only Docusaurus has to its stub', () => {
  const stubs: Stubs = new Map([['@theme/Foo', new Set()]])
  const failure = failWith({ text: `No matching export in "${STUB}:@theme/Foo" for import "useFoo"` })
  expect(addMissing(failure, stubs, () => false)).toBe(true)
  expect(stubs).toEqual(new Map([['@theme/Foo', new Set(['useFoo'])]]))
})

it('adds the exports that a module lacks, with who imports them, if it may be replaced', () => {
  const stubs: Stubs = new Map()
  const text = 'No matching export in "src/a.js" for import "b"'
  const failure = failWith({ text, location: { file: 'src/page.jsx?island' } })
  expect(addMissing(failure, stubs, () => false)).toBe(false)
  expect(addMissing(failure, stubs, (index) => index === 0)).toBe(true)
  expect(stubs).toEqual(
    new Map([
      [moduleWithMissing('src/a.js'), new Set(['b'])],
      [importerOfMissing('src/page.jsx'), new Set(['src/a.js'])],
    ]),
  )
})

it('adds modules that do not exist, as written in the code', () => {
  const stubs: Stubs = new Map()
  const location = { file: 'docs/a.mdx' }
  const own = { text: 'no raw-loader', detail: { specifier: '!!x!./b' }, location }
  const failure = failWith({ text: 'Could not resolve "./none"', location }, own, {
    text: 'Could not resolve "./none"',
  })
  expect(addMissing(failure, stubs, () => true)).toBe(true)
  expect([...stubs.keys()]).toEqual([missingModule('docs/a.mdx', './none'), missingModule('docs/a.mdx', '!!x!./b')])
  expect(addMissing(failure, stubs, () => true)).toBe(false)
})

it.each([undefined, 'text', new Error('other'), failWith({ text: 'Unexpected "}"' })])('ignores %s', (error) => {
  expect(addMissing(error, new Map(), () => true)).toBe(false)
})

it('throws with the name of what only Docusaurus has', async () => {
  const path = '@theme/Foo'
  const { default: Foo, useFoo } = await load(writeStubModule(path, new Map([[path, new Set(['useFoo'])]])))
  expect(() => Reflect.apply(Object(useFoo), undefined, [])).toThrow('docgen has no @theme/Foo: useFoo')
  expect(() => Reflect.apply(Object(Foo), undefined, [{ children: 'x' }])).toThrow('docgen has no @theme/Foo')
})

it('stands for a module that does not exist: empty as a list, and showing its children', () => {
  const module = { exports: {} }
  new Function('module', writeStubModule(missingModule('a.mdx', './none'), new Map()))(module)
  const { default: nothing, anything } = Object(module.exports)
  expect(anything.map(String)).toEqual([])
  expect(nothing({ children: 'x' })).toBe('x')
  expect(nothing({})).toBe(null)
  expect(() => nothing()).toThrow('./none does not exist')
})

it('completes a module with what it lacks, and keeps its default export', () => {
  const code = wrapModule('./a.js', 'src/a.js', new Set(['c', 'b']))
  expect(code).toContain('export * from "./a.js"\nimport * as all from "./a.js"\nexport default all.default\n')
  expect(code.indexOf('const b =')).toBeLessThan(code.indexOf('const c ='))
  expect(wrapModule('./a.js', 'src/a.js', new Set(['default']))).toContain('export default nothing')
  expect(wrapModule('./a.css', 'src/a.module.scss', new Set(['x', 'default']))).toContain(
    'const nothing = undefined\nexport default {}\nexport const x = nothing',
  )
})

it('completes a Docusaurus module only if it lacks something', () => {
  const values = { facts: '{}', data: '{}', docs: '{}', texts: '{}' }
  const plain = completeModule('docusaurus/constants', values, new Map())
  expect(plain).toContain('DEFAULT_PLUGIN_ID')
  const completed = completeModule('docusaurus/constants', values, new Map([['docusaurus/constants', new Set(['X'])]]))
  expect(completed.endsWith(plain)).toBe(true)
  expect(completed).toContain('docgen has no @docusaurus/constants')
})
