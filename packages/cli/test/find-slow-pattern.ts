import { performance } from 'node:perf_hooks'

/** How much longer the text of the second measurement is. */
const GROWTH = 4

/** At this length, quadratic time takes seconds; with longer texts, memory dominates the time. */
const MAX_LENGTH = 400_000

/** Finds a text on which a pattern takes more than linear time; undefined if recheck finds none. */
export async function findSlowPattern({
  source,
  flags,
}: {
  readonly source: string
  readonly flags: string
}): Promise<string | undefined> {
  const { checkSync } = await import('recheck')
  const exact = checkSync(source, flags, { timeout: 10_000 })
  // The exact analysis takes minutes for some patterns; random texts usually find the same.
  const verdict =
    exact.status === 'unknown' ? checkSync(source, flags, { checker: 'fuzz', timeout: 60_000, maxIteration: 5 }) : exact
  if (verdict.status === 'safe') return undefined
  if (verdict.status === 'unknown') return `not analyzed: ${JSON.stringify(verdict.error)}`
  const { attack, checker, complexity } = verdict
  const write = (times: number): string =>
    attack.pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(times + bias)).join('') + attack.suffix
  // The fuzzer counts steps of its own engine, which lacks V8's optimizations.
  if (checker === 'fuzz' && complexity.type === 'polynomial' && !isSlow(new RegExp(source, flags), write))
    return undefined
  return attack.pattern
}

/** Whether time grows faster than the text: four times the text takes more than eight times as long. */
function isSlow(pattern: RegExp, write: (times: number) => string): boolean {
  for (let times = 100; write(times * GROWTH).length < MAX_LENGTH; times *= 2) {
    const short = measure(pattern, write(times))
    // Less is noise.
    if (short > 2) return measure(pattern, write(times * GROWTH)) > short * GROWTH * 2
  }
  return false
}

/** The shortest of a few runs: other processes only add time. */
function measure(pattern: RegExp, text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    text.replace(pattern, '')
    return performance.now() - start
  })
  return Math.min(...times)
}
