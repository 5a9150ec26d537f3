import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long to wait for a page or a text, in milliseconds. */
const TIMEOUT = 600_000
/** Pause between two saves, in milliseconds. */
const BETWEEN_EDITS = 400

/**
 * @typedef {object} Watched times of writing with a tool, in milliseconds
 * @property {number} start from the start of the process to the first visible page
 * @property {number[]} edits from each save to its text on screen; empty without edits
 */

/**
 * Starts a tool, opens a page in a browser as soon as the server responds, and saves the page's source repeatedly.
 *
 * @param {object} options
 * @param {import('../sites/writing-tools.mjs').WritingTool} options.tool
 * @param {string} options.folder the site's
 * @param {string} options.page path of the page below `docs/`, with `.md`
 * @param {import('playwright-core').Browser} options.browser
 * @param {number} options.edits
 * @param {number} options.rest how long to wait before the first edit, because tools continue in the background
 * @param {number} options.port
 * @returns {Promise<Watched>}
 */
export async function watchPage({ tool, folder, page, browser, edits, rest, port }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const began = Date.now()
  const { NODE_ENV: _mode, ...environment } = process.env
  const child = spawn(process.execPath, tool.args(port), { cwd: folder, env: environment, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    const view = await context.newPage()
    await view.addInitScript(noteWords)
    await openPage(view, `http://localhost:${port}/${page.replace(/\.md$/, '')}`, began)
    const start = (await waitForWord(view, 'main')) - began
    if (edits > 0) await sleep(rest)
    const path = join(folder, 'docs', page)
    const text = readFileSync(path, 'utf8')
    const times = []
    for (let count = 0; count < edits; count += 1) {
      const word = `saved${count}times`
      const saved = Date.now()
      // Near the top, inside the viewport.
      writeFileSync(path, text.replace(/\n## /, `\n${word}\n\n## `))
      times.push((await waitForWord(view, word)) - saved)
      await sleep(BETWEEN_EDITS)
    }
    writeFileSync(path, text)
    return { start, edits: times }
  } finally {
    await context.close()
    child.kill('SIGKILL')
    await ended
  }
}

/** @param {import('playwright-core').Page} view @param {string} url @param {number} began */
async function openPage(view, url, began) {
  while (Date.now() - began < TIMEOUT) {
    const answer = await view.goto(url, { waitUntil: 'commit' }).catch(() => undefined)
    if (answer?.ok()) return
    await sleep(10)
  }
  throw new Error(`${url} was not served`)
}

/** Waits until a word has been painted, and returns the time. */
async function waitForWord(view, word) {
  const end = Date.now() + TIMEOUT
  while (Date.now() < end) {
    // A reload may interrupt the evaluation.
    const time = await view
      .waitForFunction((wanted) => window.painted?.[wanted], word, { polling: 4, timeout: 60_000 })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined)
    if (typeof time === 'number') return time
  }
  throw new Error(`${word} did not appear`)
}

/** Runs in the page: records when the first text of the main part, and each word of an edit, has been painted. */
function noteWords() {
  window.painted = {}
  const look = () => {
    const text = document.querySelector('main')?.textContent ?? ''
    const words = text.match(/saved\d+times/g) ?? []
    if (text.trim().length > 200) words.push('main')
    for (const word of words) {
      if (word in window.painted) continue
      window.painted[word] = null
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          window.painted[word] = performance.timeOrigin + performance.now()
        }
        channel.port2.postMessage(null)
      })
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  look()
}
