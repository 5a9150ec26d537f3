import { expect, it } from 'vitest'
import { withoutWasmOptimization } from './without-wasm-optimization.js'

it('returns the result of a task, or rejects with its error', async () => {
  expect(await withoutWasmOptimization(async () => 1)).toBe(1)
  const fail = async (): Promise<never> => {
    throw new Error('no font')
  }
  await expect(withoutWasmOptimization(fail)).rejects.toThrow('no font')
})
