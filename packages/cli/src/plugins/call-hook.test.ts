import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callHook, describeError } from './call-hook.js'
import { createPluginReport } from './plugin-report.js'

const report = createPluginReport({
  name: 'own',
  place: { file: 'site.config.ts', line: 3 },
  modulePath: '/nowhere/config.mjs',
})
const call = (run: () => unknown, file?: string) =>
  callHook({ hook: 'emit', schema: z.array(z.strictObject({ a: z.number() })), run, report, file })

describe('callHook', () => {
  it('gives the answer, waited for, without what is undefined in it', async () => {
    expect(await call(async () => [{ a: 1, b: undefined }])).toEqual({ value: [{ a: 1 }], diagnostics: [] })
  })

  it('reports what is thrown, at once or later, with the way to it', async () => {
    for (const run of [
      () => {
        throw new RangeError('too far\nand more')
      },
      () => Promise.reject(new RangeError('too far')),
    ]) {
      const { value, diagnostics } = await call(run, 'docs/a.md')
      expect(value).toBeUndefined()
      expect(diagnostics).toEqual([
        {
          code: 'plugin',
          severity: 'error',
          file: 'docs/a.md',
          message: 'the plugin own: its hook emit threw RangeError: too far',
          hint: '--verbose shows where',
          stack: expect.stringContaining('call-hook.test.ts'),
        },
      ])
    }
  })

  it('reports every mistake of an answer, by the way to it', async () => {
    const { value, diagnostics } = await call(() => [{ a: 'x' }, { a: 1, c: 2 }])
    expect(value).toBeUndefined()
    expect(diagnostics.map(({ message, line }) => `${line} ${message}`)).toEqual([
      '3 the plugin own: its hook emit gave back nonsense: [0].a: expected a number, found "x"',
      '3 the plugin own: its hook emit gave back nonsense: unknown key [1].c',
    ])
    expect((await call(() => undefined)).diagnostics[0]?.message).toMatch(
      /nonsense: the answer is missing: expected a list/,
    )
  })
})

it.each([
  [new TypeError('x'), 'TypeError: x'],
  [new Error(''), 'Error: an error without a message'],
  ['text', '"text", which is no error'],
  [undefined, 'undefined, which is no error'],
])('describes %s', (error, words) => {
  expect(describeError(error)).toBe(words)
})
