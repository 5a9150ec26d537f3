import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLiveSite, type LiveSite } from './live-site.js'

const BINARY = fileURLToPath(new URL('../bin/docgen.js', import.meta.url))
// `script` gives a process its own terminal; its arguments differ between systems.
const hasScript = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') === true
const note = hasScript ? '' : ' (skipped: script of util-linux, which opens a terminal, is not installed)'

let site: LiveSite
let terminal: ChildProcess
let printed = ''
let ended: Promise<number | null>

beforeEach(() => {
  site = createLiveSite({
    'site.config.ts': "export default { title: 'Keys', url: 'https://docs.example', docs: { routeBasePath: '/' } }\n",
    'docs/index.md': '# Start\n',
    browser: `#!/bin/sh\necho "$1" > "${'$'}{0}.asked"\n`,
  })
  chmodSync(join(site.siteDir, 'browser'), 0o755)
})
afterEach(() => {
  terminal?.kill('SIGKILL')
  site.remove()
})

/**
 * Starts the session on its own terminal, and waits until it listens for keys. Writes its exit code to a file if
 * the session ends before the terminal does, or without it.
 */
async function start(): Promise<void> {
  printed = ''
  const status = join(site.siteDir, 'status')
  const command = [process.execPath, BINARY, 'dev', site.siteDir, '--port', '0'].map((each) => `'${each}'`).join(' ')
  const { FORCE_COLOR: _color, NODE_ENV: _testing, DISPLAY: _display, ...environment } = process.env
  const noted = `trap '' HUP; ${command}; code=$?; echo $code > '${status}'; exit $code`
  terminal = spawn('script', ['-qfec', noted, '/dev/null'], {
    env: { ...environment, NO_COLOR: '1', BROWSER: join(site.siteDir, 'browser') },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  ended = new Promise((resolve) => terminal.once('close', resolve))
  terminal.stdout?.on('data', (chunk) => {
    printed += String(chunk)
  })
  await sees(/\? lists the keys/)
}

/** Presses a key and waits for the response. */
async function press(key: string, answer: RegExp): Promise<void> {
  printed = ''
  terminal.stdin?.write(key)
  await sees(answer)
}

const sees = (wanted: RegExp) => expect.poll(() => printed).toMatch(wanted)

it.skipIf(!hasScript)(`runs the documented action of each key${note}`, async () => {
  await start()
  const url = /local +(\S+)/.exec(printed)?.[1]
  await press('?', / {2}o {2}open .*\r\n {2}r {2}.*\r\n {2}c {2}.*\r\n {2}v {2}.*\r\n {2}q {2}quit/)
  await press('v', /verbose output on/)
  await press('V', /verbose output off/)
  await press('r', /✓ 3 pages, \d/)
  const store = join(site.siteDir, '.docgen/cache')
  writeFileSync(join(store, 'left-over'), '')
  await press('c', /✓ 3 pages, \d/)
  expect(existsSync(join(store, 'left-over'))).toBe(false)
  expect(existsSync(store)).toBe(true)
  // An arrow key, F2, whose sequence contains a Q, a key without action, and one with an action, all at once.
  terminal.stdin?.write('\u001B[A\u001BOQxo')
  const opened = join(site.siteDir, 'browser.asked')
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toBe(`${url}\n`)
  terminal.stdin?.write('q')
  expect(await ended).toBe(0)
})

it.skipIf(!hasScript).each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])(`ends the session in order with %s${note}`, async (_name, key) => {
  await start()
  terminal.stdin?.write(key)
  expect(await ended).toBe(0)
})

it.skipIf(!hasScript).each([
  ['at rest', ''],
  ['while it prints', 'r'],
])(`ends the session when the terminal is closed, %s${note}`, async (_name, key) => {
  await start()
  terminal.stdin?.write(key)
  await new Promise((resolve) => setTimeout(resolve, 20))
  terminal.kill('SIGKILL')
  const status = join(site.siteDir, 'status')
  // The usual status for that signal: no abort, and no orphaned session.
  await expect.poll(() => existsSync(status) && readFileSync(status, 'utf8')).toBe('129\n')
})
