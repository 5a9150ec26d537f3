import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long to wait for the server or a save, in milliseconds. */
const TIMEOUT = 300_000
const BETWEEN_REQUESTS = 3
// A session continues in the background after its start, and after each save.
const REST_AT_START = 15_000
const REST_AFTER_SAVE = 400

/**
 * @typedef {object} LiveSession `docgen serve --watch` of a site
 * @property {(word: string) => Promise<number>} save writes a word into the page, and resolves to the milliseconds
 *   until the server's page contains it
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a live session of a built checkout, and resolves once it serves the page.
 *
 * @param {object} options
 * @param {string} options.checkout
 * @param {string} options.folder the site's
 * @param {string} options.page path of the page below `docs/`, with `.md`
 * @param {number} options.port
 * @returns {Promise<LiveSession>}
 */
export async function startLiveSession({ checkout, folder, page, port }) {
  const script = join(checkout, 'packages/cli/bin/docgen.js')
  const args = [script, 'serve', '.', '--watch', '--port', String(port), '--strict-port']
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const url = `http://localhost:${port}/${page.replace(/\.md$/, '')}`
  const path = join(folder, 'docs', page)
  const text = readFileSync(path, 'utf8')
  await waitForText(url, '<main')
  await sleep(REST_AT_START)
  return {
    save: async (word) => {
      const start = performance.now()
      writeFileSync(path, text.replace(/\n## /, `\n${word}\n\n## `))
      await waitForText(url, word)
      const milliseconds = performance.now() - start
      await sleep(REST_AFTER_SAVE)
      return milliseconds
    },
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      writeFileSync(path, text)
    },
  }
}

/** @param {string} url @param {string} text */
async function waitForText(url, text) {
  const end = Date.now() + TIMEOUT
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok && (await response.text()).includes(text)) return
    await sleep(BETWEEN_REQUESTS)
  }
  throw new Error(`${url} did not contain ${text} in time`)
}
