import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
// Applies the same rules, but describes only elements that violate one, by their HTML.
const OPTIONS = JSON.stringify({ resultTypes: ['violations'], selectors: false })

/**
 * axe's accessibility violations of a page once its transitions are over: each rule with its elements. Skips elements
 * of the selectors `omitted`, which the test has checked before; rules of whole pages apply nevertheless.
 */
export async function findViolations(page: Page, omitted: readonly string[] = []): Promise<string[]> {
  const context = JSON.stringify({ exclude: omitted.map((selector) => [selector]) })
  // Evaluated as text, because the test's types do not know axe's global.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE)
  // A transition begins a frame after its trigger, and a canceled one is over, too. Scrolling drives others.
  return page.evaluate<string[]>(
    `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      .then(() => Promise.all(document.getAnimations().filter(({ timeline }) => timeline === document.timeline).map(({ finished }) => finished.catch(() => {})))).then(() => axe.run(${omitted.length === 0 ? 'document' : context}, ${OPTIONS}))
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html).join(' ')))`,
  )
}
