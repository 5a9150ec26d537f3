import { describe, expect, it } from 'vitest'
import { type KeyPath, locateKey } from './locate-key.js'

/** The key and the value found, as written; prefixed with `?` if only an enclosing part was found. */
function textAt(source: string, path: KeyPath, others: Record<string, string> = {}): string | undefined {
  const texts = new Map(Object.entries({ 'site.config.ts': source, ...others }))
  const position = locateKey({ entry: 'site.config.ts', texts }, path)
  const text = position && texts.get(position.file)
  if (!position || text === undefined) return undefined
  const cut = ({ start, end }: { start: number; end: number }): string => `${start}:${text.slice(start, end)}`
  return `${position.isExact ? '' : '?'}${position.file === 'site.config.ts' ? '' : `${position.file} `}${cut(position.key)} ${cut(position.value)}`
}

describe('locateKey', () => {
  it.each<[string, KeyPath, string | undefined]>([
    ["export default { a: 'x' }", ['a'], "17:a 20:'x'"],
    ["export default { a: { b: [1, 'two'] } }", ['a', 'b', 1], "29:'two' 29:'two'"],
    ['export default { a: 1 }', [], '15:{ 15:{'],
    ['export default { a: 1 }', ['b'], '?15:{ 15:{'],
    ['export default { a: { b: 1 } }', ['a', 'c', 'd'], '?17:a 20:{'],
    ['export default ({ a: 1 })', ['a'], '18:a 21:1'],
    ['export default defineConfig({ a: 1 })', ['a'], '30:a 33:1'],
    ['export default await make.config({ a: 1 })', ['a'], '35:a 38:1'],
    ['module.exports = { a: 1 }', ['a'], '19:a 22:1'],
    ['const c = { a: 1 }\nexport default c', ['a'], '12:a 15:1'],
    ['const c: Config = { a: 1 }\nexport { c as default }', ['a'], '20:a 23:1'],
    ['const a = { b: 1 }\nexport default { a }', ['a', 'b'], '12:b 15:1'],
    ['const a = { b: 1 }\nexport default { ...a, c: 2 }', ['b'], '12:b 15:1'],
    ['export default { a: 1, a: 2 }', ['a'], '23:a 26:2'],
    ['export default { a: { c: 1 }, c: 2 }', ['a', 'c'], '22:c 25:1'],
    ['export default { a: { b: 1 }, c: 2 }', ['a', 'c'], '?17:a 20:{'],
    ['export default { get: 1, f() { return { a: 2 } }, a: (x) => ({ y: 1 }), b: 3 }', ['b'], '72:b 75:3'],
    ['export default { a: [...list, 1] }', ['a', 1], '?17:a 20:['],
    ['export default { a: [{ label: 1, "data-x": {} }] }', ['a', 0, 'attributes', 'data-x'], '33:"data-x" 43:{'],
    ['export default { a: { More: [1, 2] } }', ['a', 0, 'items', 1], '32:2 32:2'],
    ['export default { a: [{ More: [1, 2] }] }', ['a', 0, 'items', 1], '33:2 33:2'],
    ['module.exports = async function create() { return { a: 1 } }', ['a'], '52:a 55:1'],
    ['export default async () => ({ a: 1 })', ['a'], '30:a 33:1'],
    ['module.exports = create\nfunction create() { const b = 1\n return { a: b } }', ['a'], '66:a 69:b'],
    ['const a = a\nexport default { a }', ['a', 'b'], '?29:a 29:a'],
    ['export default make', ['a'], '?15:make 15:make'],
    ['console.log(1)', ['a'], undefined],
    ['', ['a'], undefined],
  ])('in %j finds %j', (source, path, expected) => {
    expect(textAt(source, path)).toBe(expected)
  })

  it.each<[string, string, string, string]>([
    ["import a from './a.js'", 'a.ts', 'export default { b: 1 }', 'a.ts 17:b 20:1'],
    ["import { a } from './parts/a.js'", 'parts/a.ts', 'export const a = { b: 1 }', 'parts/a.ts 19:b 22:1'],
    ["import { z as a } from './a'", 'a/index.ts', 'export const z = { b: 1 }', 'a/index.ts 19:b 22:1'],
    ["import x, { a } from './a.mjs'", 'a.mjs', 'const a = { b: 1 }\nexport { a }', 'a.mjs 12:b 15:1'],
    ["const a = './parts/a.js'", 'parts/a.js', 'module.exports = { b: 1 }', 'parts/a.js 19:b 22:1'],
    ["const a = 'a.json'", 'a.json', '{ "b": 1 }', 'a.json 2:"b" 7:1'],
    ["const a = require('./a.json')", 'a.json', '{ "b": 1 }', 'a.json 2:"b" 7:1'],
    ["import a from './a.json'", 'a.json', '{ "b": 1 }', 'a.json 2:"b" 7:1'],
  ])('follows %s', (statement, path, text, expected) => {
    expect(textAt(`${statement}\nexport default { a }`, ['a', 'b'], { [path]: text })).toBe(expected)
  })
})
