import * as fs from 'node:fs'
import { expect, it, vi } from 'vitest'
import { createTestConfig, createTestGraph } from '../src/graph/create-test-graph.js'
import { createTestFolder } from '../src/read/create-test-folder.js'
import { readSite } from '../src/read/read-site.js'

// Spies on a namespace of Node need functions that can be replaced.
vi.mock('node:fs', async (load) => ({ ...(await load<typeof fs>()) }))
const CALLS = ['existsSync', 'openSync', 'readdirSync', 'readFileSync', 'realpathSync', 'statSync'] as const

const nameFiles = <Value>(count: number, value: Value): Record<string, Value> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`page-${index}.md`, value]))

/** Calls of the file system that reading a folder with so many pages takes. */
async function countCalls(pages: number): Promise<number> {
  const files = Object.entries(nameFiles(pages, '# Page\n')).map(([name, text]) => [`docs/${name}`, text])
  const siteDir = createTestFolder(Object.fromEntries(files))
  const spies = CALLS.map((name) => vi.spyOn(fs, name))
  const { value } = await readSite({ siteDir, config: createTestConfig() })
  const calls = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  expect(value.sources).toHaveLength(pages)
  return calls
}

it('reads a folder with calls linear in its files', async () => {
  const [few, twice, thrice] = [await countCalls(50), await countCalls(100), await countCalls(150)]
  expect(few).toBeGreaterThanOrEqual(50)
  expect(thrice - twice).toBe(twice - few)
})

it('arranges the pages of a folder in nearly linear processor time', () => {
  const measure = (pages: number): number => {
    const docs = nameFiles(pages, { title: 'Page' })
    const times = Array.from({ length: 3 }, () => {
      const start = process.cpuUsage()
      createTestGraph({ docs })
      const { user, system } = process.cpuUsage(start)
      // The kernel splits the sum by samples, so that one of the two may be 0.
      return user + system
    })
    return Math.min(...times)
  }
  measure(500)
  // Quadratic work would take 16 times as long.
  expect(measure(4000) / measure(1000)).toBeLessThan(9)
})
