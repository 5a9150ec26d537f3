import { expect, it } from 'vitest'
import { compilePlain } from './compile-plain.js'

it('takes time nearly linear in its rows', async () => {
  const measure = async (rows: number): Promise<number> => {
    const text = `| a | b |\n| - | - |\n${'| [c](/d) | `e` |\n'.repeat(rows)}`
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      const start = process.cpuUsage()
      await compilePlain(text)
      const { user, system } = process.cpuUsage(start)
      // The kernel splits the sum by samples, so that one of the two may be 0.
      times.push(user + system)
    }
    return Math.min(...times)
  }
  // The first large table also pays for compiling the code and for a larger heap.
  await measure(2000)
  // Quadratic work would take 64 times as long.
  expect((await measure(2000)) / (await measure(250))).toBeLessThan(32)
})
