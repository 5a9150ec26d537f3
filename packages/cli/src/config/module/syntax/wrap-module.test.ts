import { expect, it } from 'vitest'
import { wrapModule } from './wrap-module.js'

type Run = (
  meta: { readonly url: string },
  load: (specifier: string) => Promise<object>,
  take: (namespace: object, names?: readonly string[], from?: string) => object,
) => Promise<Readonly<Record<string, unknown>>>

const MODULES: Readonly<Record<string, object>> = {
  a: { default: 'default of a', b: 'b of a', c: 'c of a' },
}

/** Runs a module, and returns its exports and the names that it imports. */
async function run(code: string): Promise<{ readonly exports: object; readonly imported: readonly string[] }> {
  const imported: string[] = []
  const start: Run = new Function(`return ${wrapModule(code)}`)()
  const namespace = await start(
    { url: 'file:///module.mjs' },
    async (specifier) => MODULES[specifier] ?? {},
    (module, names = [], from = '') => {
      imported.push(...names.map((name) => `${from} ${name}`))
      return module
    },
  )
  return { exports: { ...namespace }, imported }
}

it.each([
  ['import x from "a";\nexport { x };', { x: 'default of a' }, ['a default']],
  ['import { b, c as d } from "a";\nexport { b, d };', { b: 'b of a', d: 'c of a' }, ['a b', 'a c']],
  [
    'import x, { b } from "a";\nexport { x as default, b };',
    { default: 'default of a', b: 'b of a' },
    ['a b', 'a default'],
  ],
  ['import * as all from "a";\nvar b = all.b;\nexport { b };', { b: 'b of a' }, []],
  ['export * from "a";\nvar b = 1;\nexport { b };', { b: 1, c: 'c of a' }, []],
  ['import "a";\nvar x = import.meta.url;\nexport { x };', { x: 'file:///module.mjs' }, []],
  ['var { b } = await import("a");\nexport { b };', { b: 'b of a' }, []],
  ['export default 5;', { default: 5 }, []],
  ['#!/usr/bin/env node\nvar x = 1;\nexport { x };', { x: 1 }, []],
])('runs %j', async (code, exports, imported) => {
  const result = await run(code)
  expect(result.exports).toEqual(exports)
  expect([...result.imported].sort()).toEqual(imported)
})

it('keeps every statement at its position, one line lower', () => {
  const code = 'import { b } from "a";\nvar first = b;\nvar second = import.meta.url;\nexport {\n  first,\n  second\n};'
  const lines = wrapModule(code).split('\n')
  expect(lines[2]).toBe('var first = b;')
  expect(lines[3]?.indexOf('.url')).toBe('var second = import.meta.url;'.indexOf('.url'))
})
