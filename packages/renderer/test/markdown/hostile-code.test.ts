import { expect, it } from 'vitest'
import { LANGUAGE_MODULES } from '../../src/highlight/language-modules.js'
import { compilePlain } from './compile-plain.js'

const SIZE = 20_000

/** Seeds of blocks that make patterns begin everywhere and end nowhere. */
const SEEDS = ['"', `"'`, `"'\`/<\\([{a1 `, '[', '`', '\\', 'a1', 'a.', '<a ', '\n']

const HONEST = 'export function add(a, b) {\n  // The sum of "a" and b.\n  return a + b * 2.5 /* c */\n}\n'

function fill(seed: string): string {
  const line = seed.includes('\n') ? seed : `${seed.repeat(Math.floor(1999 / seed.length))}\n`
  return line.repeat(Math.floor(SIZE / line.length))
}

async function secondsOf(language: string, seeds: readonly string[]): Promise<number> {
  const text = `# A
${seeds
  .map(
    (seed) => `
~~~${language}
${fill(seed)}
~~~
`,
  )
  .join('')}`
  const from = process.cpuUsage()
  await compilePlain(text)
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1e6
}

it('takes bounded time for hostile blocks in every language', { timeout: 600_000 }, async () => {
  await secondsOf('javascript', [HONEST])
  const honest = await secondsOf('javascript', [HONEST])
  const slow: [string, number][] = []
  for (const language of new Set(LANGUAGE_MODULES.values())) {
    const ratio = (await secondsOf(language, SEEDS)) / SEEDS.length / honest
    if (ratio > 60) slow.push([language, Math.round(ratio)])
  }
  expect(slow).toEqual([])
})
