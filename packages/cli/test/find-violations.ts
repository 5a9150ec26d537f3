import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with a page for people who can't see, hear or point, once nothing on it moves any more: rule and elements of each. */
export async function findViolations(page: Page): Promise<string[]> {
  // Texts, because the test's own scope does not know what axe puts on the window.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE)
  // A transition begins a frame after what starts it, and one that is cancelled is over, too.
  return page.evaluate<string[]>(
    `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      .then(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))).then(() => axe.run())
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html).join(' ')))`,
  )
}
