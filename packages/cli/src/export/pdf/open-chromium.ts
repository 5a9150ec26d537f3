import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { isFile } from '../../config/read-regular-file.js'
import { removeFolder } from '../../session/output/remove-folder.js'

/** Names of executables in the folders of `PATH`. */
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge', 'chrome']
/** Paths of executables below the folder of programs. */
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
/** Paths of executables below `/Applications`. */
const MAC = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']

/** Path of a browser based on Chromium: `CHROME_PATH`, or an installed one; undefined if there is none. */
export function findBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const { CHROME_PATH, PATH = '', PROGRAMFILES } = env
  if (CHROME_PATH !== undefined && CHROME_PATH !== '') return isFile(CHROME_PATH) ? CHROME_PATH : undefined
  const candidates = [
    ...PATH.split(delimiter).flatMap((folder) => (folder === '' ? [] : NAMES.map((name) => join(folder, name)))),
    ...MAC.map((name) => join('/Applications', name)),
    ...WINDOWS.map((name) => join(PROGRAMFILES ?? 'C:/Program Files', name)),
  ]
  return candidates.find(isFile)
}

const FLAGS = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--disable-gpu',
  '--disable-extensions',
  '--disable-background-networking',
  '--allow-file-access-from-files',
]
// In milliseconds. No document takes longer, even on a slow machine.
const TIMEOUT = 3_600_000

/** A running browser. */
export interface Chromium extends Connection {
  /** Ends the browser at once. */
  readonly kill: () => void
  /** Ends the browser, and removes its files. */
  readonly close: () => Promise<void>
}

/** Starts a browser without a window, and with a new profile in a folder. */
export function openChromium(path: string, profile: string): Chromium {
  // As root, browsers only start without their sandbox. They do not need it, because they only open files of the site.
  const isRoot = process.getuid?.() === 0
  const flags = [...FLAGS, ...(isRoot ? ['--no-sandbox'] : []), `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(path, flags, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // Ctrl-C only reaches docgen, which ends the browser.
    detached: process.platform !== 'win32',
  })
  const kill = (): void => {
    browser.kill('SIGKILL')
  }
  const close = async (): Promise<void> => {
    const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
    if (browser.exitCode === null && browser.kill('SIGKILL')) await ended
    removeFolder(profile)
  }
  return { ...connect(browser), kill, close }
}

/** Fields of a command's result, or of an event. */
export type Result = Readonly<Record<string, unknown>>

interface Message {
  readonly id?: number
  readonly method?: string
  readonly sessionId?: string
  readonly params?: Result
  readonly result?: Result
  readonly error?: { readonly message: string }
}

/** A connection to a browser. */
export interface Connection {
  /** Sends a command and returns its result; rejects with the error of the command or of the browser. */
  readonly send: (method: string, params: object, sessionId?: unknown) => Promise<Result>
  /** Resolves at the next event of a name. */
  readonly wait: (method: string, sessionId: unknown) => Promise<unknown>
  /** Calls a function at every event of a name. */
  readonly on: (method: string, sessionId: unknown, listener: (params: Result) => void) => void
  /** Rejects all pending commands and waits. */
  readonly fail: (error: Error) => void
}

/** Connects to the browser by the DevTools protocol, over its pipes: messages end with a zero byte. */
function connect(browser: ChildProcess): Connection {
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable]
  const listeners = new Set<(message: Message) => void>()
  const failures = new Set<(error: Error) => void>()
  const fail = (error: Error): void => {
    for (const each of failures) each(error)
  }
  browser.once('error', fail)
  browser.once('exit', (code) => fail(new Error(`the browser ended with exit code ${code}`)))
  input.on('error', fail)
  output.on('error', fail)
  readMessages(output, (message) => {
    if (message.method === 'Inspector.targetCrashed') fail(new Error('the page crashed, perhaps for lack of memory'))
    for (const each of listeners) each(message)
  })
  const listen = <Value>(read: (message: Message) => Value | undefined): Promise<Value> =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer)
        listeners.delete(listener)
        failures.delete(rejectWith)
      }
      const rejectWith = (error: Error): void => {
        stop()
        reject(error)
      }
      const listener = (message: Message): void => {
        try {
          const value = read(message)
          if (value === undefined) return
          stop()
          resolve(value)
        } catch (error) {
          rejectWith(error instanceof Error ? error : new Error(String(error)))
        }
      }
      const timer = setTimeout(() => rejectWith(new Error('the browser does not respond')), TIMEOUT)
      listeners.add(listener)
      failures.add(rejectWith)
    })
  let lastId = 0
  const send: Connection['send'] = (method, params, sessionId) => {
    const id = ++lastId
    const response = listen(({ id: responseId, result, error }) => {
      if (responseId !== id) return undefined
      if (error) throw new Error(`${method}: ${error.message}`)
      return result ?? {}
    })
    input.write(`${JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`)
    return response
  }
  const wait: Connection['wait'] = (method, sessionId) => {
    const event = listen((message) => (message.method === method && message.sessionId === sessionId ? true : undefined))
    // The caller awaits this later. If the browser ends before that, the command that was sent meanwhile also fails.
    event.catch(() => undefined)
    return event
  }
  const on: Connection['on'] = (method, sessionId, listener) => {
    listeners.add((message) => {
      if (message.method === method && message.sessionId === sessionId) listener(message.params ?? {})
    })
  }
  return { send, wait, on, fail }
}

/** Calls a function with every message; a chunk may contain several messages, or a part of one. */
function readMessages(output: Readable, onMessage: (message: Message) => void): void {
  let parts: Buffer[] = []
  output.on('data', (chunk: Buffer) => {
    let unread = chunk
    for (let end = unread.indexOf(0); end !== -1; end = unread.indexOf(0)) {
      const text = Buffer.concat([...parts, unread.subarray(0, end)]).toString('utf8')
      parts = []
      unread = unread.subarray(end + 1)
      onMessage(JSON.parse(text))
    }
    if (unread.length > 0) parts.push(unread)
  })
}
