import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pagePath } from '../corpus/compose-page.mjs'

/**
 * Verifies that a timed build did its work.
 *
 * @param {object} options
 * @param {string} options.folder the output
 * @param {number} options.count expected number of pages
 * @param {number} options.page number of the page to inspect, from 0
 * @param {string} options.sentence text that it must contain
 * @returns {{files: number, pages: number, htmlBytes: number}} what was found; pages are all HTML files
 * @throws {Error} naming the first thing that is missing
 */
export function checkOutput({ folder, count, page, sentence }) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  const html = paths.filter((path) => path.endsWith('.html'))
  for (let each = 0; each < count; each += 1) findPage(folder, each)
  const text = readFileSync(findPage(folder, page), 'utf8')
  if (!text.includes(sentence)) throw new Error(`${pagePath(page)} was built without its sentence "${sentence}"`)
  if (!/<pre[^>]*>(?:(?!<\/pre>)[\s\S])*<span class=/.test(text))
    throw new Error(`${pagePath(page)} was built without highlighted code`)
  const htmlBytes = html.reduce((sum, path) => sum + statSync(path).size, 0)
  return { files: paths.length, pages: html.length, htmlBytes }
}

/** @param {string} folder @param {number} page @returns {string} the path of the page's HTML */
function findPage(folder, page) {
  const stem = pagePath(page).replace(/\.md$/, '')
  const file = [`${stem}.html`, `${stem}/index.html`].map((name) => join(folder, name)).find((path) => existsSync(path))
  if (file === undefined) throw new Error(`${stem}.html was not built`)
  return file
}
