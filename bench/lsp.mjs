// Measures the language server: the time until it is ready, diagnostics after a keystroke, and completion.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { pagePath } from './corpus/compose-page.mjs'
import { generatePages, OWN_FOLDERS } from './generate-pages.mjs'

const CLI = fileURLToPath(new URL('../packages/cli', import.meta.url))
const require = createRequire(join(CLI, 'package.json'))
const {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} = require('vscode-languageserver-protocol/node')

const USAGE = `usage: lsp.mjs [options]
  --sizes 250,1000,10000  numbers of pages
  --edits 30              keystrokes for each size; the middle one counts
`
const CONFIG = "export default { title: 'Pages', url: 'https://pages.example', onBrokenLinks: 'warn' }\n"

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '250,1000,10000' },
    edits: { type: 'string', default: '30' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) process.stdout.write(USAGE)
else for (const count of values.sizes.split(',').map(Number)) console.log(await measure(count, Number(values.edits)))

/** Measures a site with this number of pages. All times in milliseconds. */
async function measure(count, edits) {
  const root = mkdtempSync(join(tmpdir(), 'docgen-lsp-bench-'))
  try {
    generatePages({ count, folder: join(root, 'docs'), corpusFolders: OWN_FOLDERS, seed: 1 })
    writeFileSync(join(root, 'site.config.ts'), CONFIG)
    writeFileSync(join(root, 'docs/broken.md'), '# Broken\n\n[link](./none.md)\n')
    // The first start compiles all pages; the second one has a cache.
    const cold = await start(root)
    await cold.end()
    const server = await start(root)
    const file = `docs/${pagePath(Math.floor(count / 2))}`
    const text = readFileSync(join(root, file), 'utf8')
    const uri = pathToFileURL(join(root, file)).href
    await server.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'markdown', version: 0, text } })
    const keystrokes = []
    const completions = []
    const cpuBefore = server.cpu()
    for (let edit = 1; edit <= edits; edit++) {
      const next = server.nextDiagnostics(uri)
      const begun = performance.now()
      const changed = `${text}\n[typed](./none-${edit}.md)\n`
      await server.notify('textDocument/didChange', {
        textDocument: { uri, version: edit },
        contentChanges: [{ text: changed }],
      })
      await next
      keystrokes.push(performance.now() - begun)
      const asked = performance.now()
      const line = changed.split('\n').length - 2
      await server.request('textDocument/completion', { textDocument: { uri }, position: { line, character: 10 } })
      completions.push(performance.now() - asked)
    }
    const cpu = (server.cpu() - cpuBefore) / edits
    const memory = server.memory()
    await server.end()
    return {
      pages: count,
      coldMs: Math.round(cold.readyMs),
      readyMs: Math.round(server.readyMs),
      keystrokeMs: median(keystrokes),
      completionMs: median(completions),
      cpuMsPerEdit: Math.round(cpu),
      memoryMb: memory,
      load: loadavg()[0],
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function median(numbers) {
  return Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] * 10) / 10
}

/** Starts the server, and waits until it has reported the problems of the site. */
async function start(root) {
  const begun = performance.now()
  const child = spawn(process.execPath, [join(CLI, 'bin/docgen.js'), 'lsp'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  const waiting = new Map()
  connection.onNotification('textDocument/publishDiagnostics', ({ uri }) => {
    waiting.get(uri)?.()
    waiting.get('')?.()
  })
  connection.onRequest('client/registerCapability', () => null)
  connection.listen()
  const nextDiagnostics = (uri) => new Promise((resolve) => waiting.set(uri, resolve))
  const uri = pathToFileURL(root).href
  // One page has a broken link, which is reported when all pages are checked.
  const first = nextDiagnostics('')
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: uri,
    capabilities: {},
    workspaceFolders: [{ uri, name: 'site' }],
  })
  await connection.sendNotification('initialized', {})
  await first
  waiting.delete('')
  const stat = () => readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ')
  return {
    readyMs: performance.now() - begun,
    nextDiagnostics,
    notify: (method, params) => connection.sendNotification(method, params),
    request: (method, params) => connection.sendRequest(method, params),
    /** Processor time in milliseconds; the clock of Linux has 100 ticks a second. */
    cpu: () => (Number(stat()[13]) + Number(stat()[14])) * 10,
    memory: () => Math.round((Number(stat()[23]) * 4096) / 1024 / 1024),
    end: async () => {
      const closed = new Promise((resolve) => child.once('close', resolve))
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      await closed
    },
  }
}
