import type { RequestListener } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeTestFiles } from '../../read/write-test-files.js'
import { createTerminal } from '../../terminal/create-terminal.js'
import { EXIT } from '../exit-codes.js'
import { runLiveServer } from './run-live-server.js'
import { startServer } from './start-server.js'

const original = Object.getOwnPropertyDescriptor(process, 'stdin')
const EVENTS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection'] as const
const countListeners = (): readonly number[] => EVENTS.map((event) => process.listenerCount(event))
// For a busy machine: a reload takes a few milliseconds.
const PATIENCE = { timeout: 60_000, interval: 10 }
let stdin: PassThrough

beforeEach(() => {
  stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  Object.defineProperty(process, 'stdin', { configurable: true, value: stdin })
})
afterEach(() => {
  if (original) Object.defineProperty(process, 'stdin', original)
})

/** Serves a site with these files until `q` is pressed. */
async function serve(files: Readonly<Record<string, string>>, flags: Readonly<Record<string, boolean>> = {}) {
  const siteDir = createTestFolder(files)
  let printed = ''
  const stdout = {
    write: (text: string): void => {
      printed += text
    },
  }
  const options = { port: 0, host: '127.0.0.1', open: false, ...flags }
  let setListener = (_listener: RequestListener): void => {}
  const listener = new Promise<RequestListener>((resolve) => {
    setListener = resolve
  })
  const server = await startServer(
    (request, response) => void listener.then((handle) => handle(request, response)),
    options,
  )
  if ('severity' in server) throw new Error(server.message)
  onTestFinished(server.close)
  const terminal = createTerminal({ stdout, stderr: stdout, environment: {} })
  const ended = runLiveServer({ siteDir, options: options as never, terminal, server, setListener })
  const url = `http://127.0.0.1:${server.port}/`
  const read = async (): Promise<string> => (await fetch(url)).text()
  return {
    ended,
    url,
    read,
    printed: () => printed,
    write: (path: string, text: string) => writeTestFiles(siteDir, { [path]: text }),
  }
}

it('serves a site, reloads it on request, and quits', async () => {
  const before = countListeners()
  const { ended, url, read, printed, write } = await serve({
    'site.config.ts': "export default { title: 'Kit', url: 'https://docs.example' }\n",
    'docs/index.md': '# First\n',
  })
  expect(await read()).toContain('First')
  await expect.poll(printed, PATIENCE).toContain(`http://localhost:${new URL(url).port}/`)
  for (const [key, title] of [
    ['r', 'Second'],
    ['c', 'Third'],
  ] as const) {
    write('docs/index.md', `# ${title}\n`)
    stdin.write(key)
    await expect.poll(read, PATIENCE).toContain(title)
  }
  stdin.write('?')
  await expect.poll(printed, PATIENCE).toContain('clear the cache and reload everything')
  stdin.write('q')
  expect(await ended).toBe(EXIT.success)
  await expect(fetch(url)).rejects.toThrow()
  expect(countListeners()).toEqual(before)
})

it('ends with the editor that embeds it, which then closes the input', async () => {
  Object.assign(stdin, { isTTY: false })
  const files = {
    'site.config.ts': "export default { title: 'Kit', url: 'https://docs.example' }\n",
    'docs/index.md': '# First\n',
  }
  const { ended, url, read } = await serve(files, { embed: true })
  expect(await read()).toContain('First')
  const { headers } = await fetch(url)
  expect(headers.get('content-security-policy')).not.toContain('frame-ancestors')
  stdin.end()
  expect(await ended).toBe(EXIT.success)
})

it('prints the diagnostics of a site with errors, and waits until they are fixed', async () => {
  const { ended, read, printed, write } = await serve({
    'site.config.ts': 'export default {\n',
    'docs/index.md': '# First\n',
  })
  await expect.poll(printed, PATIENCE).toContain('site.config.ts')
  expect(await read()).not.toContain('First')
  write('site.config.ts', "export default { title: 'Kit', url: 'https://docs.example' }\n")
  stdin.write('r')
  await expect.poll(read, PATIENCE).toContain('First')
  stdin.write('q')
  expect(await ended).toBe(EXIT.success)
})
