import type { StageTime } from './build-report.js'

/** Measures the time of stages. */
export interface Stopwatch {
  /** Runs a stage and adds its time under its name. */
  readonly measure: <Value>(name: string, run: () => Value) => Value
  readonly measureAsync: <Value>(name: string, run: () => Promise<Value>) => Promise<Value>
  /** Returns the time of each stage, rounded to tenths of a millisecond. */
  readonly times: () => readonly StageTime[]
}

/** Creates a stopwatch without stages; `now` returns the time in milliseconds. */
export function createStopwatch(now: () => number): Stopwatch {
  const times = new Map<string, number>()
  const add = (name: string, start: number): void => {
    times.set(name, (times.get(name) ?? 0) + now() - start)
  }
  return {
    measure: (name, run) => {
      const start = now()
      const value = run()
      add(name, start)
      return value
    },
    measureAsync: async (name, run) => {
      const start = now()
      const value = await run()
      add(name, start)
      return value
    },
    times: () => [...times].map(([name, ms]) => ({ name, ms: Math.round(ms * 10) / 10 })),
  }
}
