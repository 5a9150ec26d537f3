import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { writeTestFiles } from '../src/read/write-test-files.js'

const BINARY = fileURLToPath(new URL('../bin/docgen.js', import.meta.url))

/** A site on disk that the built docgen serves and rebuilds in a separate process. */
export interface LiveSite {
  readonly siteDir: string
  /** URL of the site, with a trailing slash. */
  readonly address: () => string
  /** Output of the process since its start. */
  readonly printed: () => string
  readonly write: (path: string, text: string) => void
  /** Replaces the first `from` in a file; throws if the file does not contain it. */
  readonly edit: (path: string, from: string, to: string) => void
  readonly start: (...flags: readonly string[]) => Promise<void>
  /** Sends SIGTERM. Resolves to the exit code, or to the signal if it arrived while code of the site was running. */
  readonly end: () => Promise<number | NodeJS.Signals | null>
  readonly remove: () => void
}

/** Writes a site's files; serves nothing before `start`. */
export function createLiveSite(files: Readonly<Record<string, string>>): LiveSite {
  const siteDir = join(mkdtempSync(join(realpathSync(tmpdir()), 'docgen-watch-')), 'site')
  let child: ChildProcess
  let siteUrl = ''
  let printed = ''
  const write = (path: string, text: string): void => {
    writeTestFiles(siteDir, { [path]: text })
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return {
    siteDir,
    address: () => siteUrl,
    printed: () => printed,
    write,
    edit: (path, from, to) => {
      const text = readFileSync(join(siteDir, path), 'utf8')
      if (!text.includes(from)) throw new Error(`${path} does not say ${JSON.stringify(from)}`)
      write(path, text.replace(from, to))
    },
    start: async (...flags) => {
      printed = ''
      const { FORCE_COLOR: _color, NODE_ENV: _testing, ...environment } = process.env
      child = spawn(process.execPath, [BINARY, 'dev', siteDir, '--port', '0', ...flags], {
        env: { ...environment, LAUNCH_EDITOR: 'true' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      siteUrl = await new Promise<string>((resolve, reject) => {
        const onOutput = (chunk: unknown): void => {
          printed += String(chunk)
          const origin = /local +(\S+)/.exec(printed)?.[1]
          if (origin !== undefined) resolve(origin)
        }
        child.stdout?.on('data', onOutput)
        child.stderr?.on('data', onOutput)
        child.once('close', () => reject(new Error(printed)))
      })
    },
    end: () => {
      const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
        child.once('close', (code, signal) => resolve(code ?? signal)),
      )
      child.kill('SIGTERM')
      return ended
    },
    remove: () => rmSync(join(siteDir, '..'), { recursive: true, force: true }),
  }
}

/**
 * Opens a page in a new window, marked so that `isSameWindow` can detect a reload, and waits until it listens for
 * changes.
 */
export async function openLivePage(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1200, height: 800 } })).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  const listens = page.waitForResponse((response) => response.url().includes('/__docgen/events'))
  await page.goto(url)
  await listens
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  return page
}

/** Whether a page has not been reloaded since it was opened. */
export function isSameWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSame' in window)
}
