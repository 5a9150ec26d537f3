import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { limitHeapGrowth } from './limit-heap-growth.js'

it('limits the growth of heaps on large sites only, by a flag that this version of V8 has', () => {
  const flags: string[] = []
  limitHeapGrowth(5000, (flag) => flags.push(flag))
  expect(flags).toEqual([])
  limitHeapGrowth(5001, (flag) => flags.push(flag))
  expect(flags).toHaveLength(1)
  const { status, stderr } = spawnSync(process.execPath, [...flags, '-e', '0'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})
