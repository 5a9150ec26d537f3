import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callHook, describeError } from './call-hook.js'
import { createPluginReport } from './plugin-report.js'

const report = createPluginReport({
  name: 'own',
  position: { file: 'site.config.ts', line: 3 },
  modulePath: '/nowhere/config.mjs',
})
const call = (run: () => unknown, file?: string) =>
  callHook({ hook: 'emit', schema: z.array(z.strictObject({ a: z.number() })), run, report, file })

describe('callHook', () => {
  it('awaits the result, and drops its undefined values', async () => {
    expect(await call(async () => [{ a: 1, b: undefined }])).toEqual({ value: [{ a: 1 }], diagnostics: [] })
  })

  it('reports errors, thrown or rejected, with their position', async () => {
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

  it('reports every invalid part of a result by its path', async () => {
    const { value, diagnostics } = await call(() => [{ a: 'x' }, { a: 1, c: 2 }])
    expect(value).toBeUndefined()
    expect(diagnostics.map(({ message, line }) => `${line} ${message}`)).toEqual([
      '3 the plugin own: its hook emit returned invalid data: [0].a: expected a number, found "x"',
      '3 the plugin own: its hook emit returned invalid data: unknown key [1].c',
    ])
    expect((await call(() => undefined)).diagnostics[0]?.message).toMatch(
      /invalid data: the result is missing: expected a list/,
    )
  })
})

it.each([
  [new TypeError('x'), 'TypeError: x'],
  [new Error(''), 'Error: an error without a message'],
  ['text', '"text", which is not an Error'],
  [undefined, 'undefined, which is not an Error'],
])('describes %s', (error, words) => {
  expect(describeError(error)).toBe(words)
})
