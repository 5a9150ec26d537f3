import { setImmediate as nextTurn } from 'node:timers/promises'
import { whenPluginsWait } from '../guard/plugin-calls.js'

/**
 * Runs a function for one page after another. While Markdown plugins wait, for the network or for the content of
 * another page, the next page begins. Returns the results in the order of the pages.
 */
export async function runOverlapping<Page, Result>(
  pages: readonly Page[],
  run: (page: Page) => Promise<Result>,
): Promise<Result[]> {
  const results: Promise<Result>[] = []
  let isDone = false
  const setDone = (): void => {
    isDone = true
  }
  for (const page of pages) {
    isDone = false
    const result = run(page)
    results.push(result)
    await Promise.race([result.then(setDone), whenPluginsWait()])
    if (!isDone) await nextTurn()
  }
  return Promise.all(results)
}
