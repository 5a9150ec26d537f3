import { expect, it } from 'vitest'
import { type AllowedScripts, findBlockedScripts, listAllowedScripts } from './find-blocked-scripts.js'

const CODE = "useScript('https://cdn.a.example/x.js')\nnew Function(text)\nload('x.wasm')"

const find = (allowed: AllowedScripts) =>
  findBlockedScripts({ siteDir: '/site', modules: ['src/a.js'], allowed, read: () => Buffer.from(CODE) })

it('warns about each source that the policy lacks, at the code', () => {
  expect(find([])).toMatchObject([
    {
      code: 'blocked-script',
      file: 'src/a.js',
      line: 1,
      column: 1,
      message: expect.stringContaining('https://cdn.a.example'),
    },
    { line: 2, hint: expect.stringContaining(`"'unsafe-eval'"`) },
    { line: 3, message: expect.stringContaining('WebAssembly') },
  ])
})

it.each([
  [['https://cdn.a.example'], [2, 3]],
  [['https://*.a.example/', "'wasm-unsafe-eval'"], [2]],
  [['cdn.a.example', "'unsafe-eval'"], []],
  [
    ['https:', "'unsafe-inline'"],
    [2, 3],
  ],
  [
    ['http://cdn.a.example', 'https://b.example', 'https://*.example.a', 'data:'],
    [1, 2, 3],
  ],
  [undefined, []],
])('accepts what %j includes', (allowed, lines) => {
  expect(find(allowed).map(({ line }) => line)).toEqual(lines)
})

it('reads what the config allows', () => {
  const csp = { sources: { 'script-src': ["'unsafe-eval'"] }, reportOnly: false, trustedTypes: true }
  const scripts = ['https://a.example/x.js', '/own.js'].map((src) => ({ src }) as never)
  expect(listAllowedScripts({ security: { csp }, scripts })).toEqual(["'unsafe-eval'", 'https://a.example'])
  expect(listAllowedScripts({ security: { csp: { ...csp, reportOnly: true } }, scripts })).toBeUndefined()
  expect(listAllowedScripts({ security: { csp: false }, scripts })).toBeUndefined()
})
