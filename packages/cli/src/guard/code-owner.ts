import { AsyncLocalStorage } from 'node:async_hooks'

/** One run of a site's code, such as a Markdown plugin on a page. */
export interface CodeRun {
  /** Name of the plugin. */
  readonly owner: string
  /** Position among the runs of this thread. */
  readonly order: number
}

let runCount = 0

/** Number of runs that have begun in this thread. */
export function countRuns(): number {
  return runCount
}

/** Creates a run of the plugin `owner`, and counts it. */
export function createRun(owner: string): CodeRun {
  runCount += 1
  return { owner, order: runCount }
}

const runs = new AsyncLocalStorage<CodeRun>()

/** Runs code of the site. In that code, and in timers and promises that it creates, `findRun` returns `codeRun`. */
export function runOwned<Value>(codeRun: CodeRun, run: () => Value): Value {
  return runs.run(codeRun, run)
}

/** The run that the current code belongs to, even in a timer that the run has set. */
export function findRun(): CodeRun | undefined {
  return runs.getStore()
}
