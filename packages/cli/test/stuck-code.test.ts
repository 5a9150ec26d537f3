import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runDocgen, startDocgen } from './run-docgen.js'

type Files = Readonly<Record<string, string>>

const FIELDS = "title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' }"
const CONFIG = `export default { ${FIELDS} }\n`
const LOOP = 'for (let n = 0; ; n++) globalThis.n = n'
// Practically never finishes.
const SLOW = `/^(a+)+$/.test('${'a'.repeat(60)}b')`

function makeSite(files: Files): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-stuck-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true, force: true }))
  for (const [file, text] of Object.entries({ 'docs/index.md': '# Start\n', 'site.config.ts': CONFIG, ...files })) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true })
    writeFileSync(join(siteDir, file), text)
  }
  return siteDir
}

const withPlugin = (plugin: string): string =>
  `export default { ${FIELDS}, plugins: [{ name: 'own', version: '1', ${plugin} }] }\n`
const manyPages = Object.fromEntries(
  Array.from({ length: 70 }, (_, page) => [`docs/page-${page}.mdx`, `# Page ${page}\n\n{1 + 1}\n`]),
)
/** Makes docgen start threads before it knows that they are no pages. */
const manyDocuments = Object.fromEntries(Array.from({ length: 48 }, (_, index) => [`notes/${index}.md`, '']))

it.each<[what: string, named: string, args: readonly string[], files: Files]>([
  ['a config', 'site.config.ts', [], { 'site.config.ts': `${LOOP}\n${CONFIG}` }],
  [
    'a hook',
    'the plugin own: hook content (site.config.ts:1)',
    [],
    { 'site.config.ts': withPlugin(`content: () => { ${LOOP} }`) },
  ],
  [
    'a hook that has waited',
    'the plugin own: hook check (site.config.ts:1)',
    [],
    { 'site.config.ts': withPlugin(`check: async () => { await Promise.resolve(); ${LOOP} }`) },
  ],
  [
    'a hook that changes HTML',
    'the plugin own: hook html',
    [],
    { 'site.config.ts': withPlugin(`html: { change: () => { ${SLOW} } }`) },
  ],
  [
    'a Markdown plugin',
    'docs/index.md: the Markdown plugin slow',
    [],
    {
      'site.config.ts': `export default { ${FIELDS}, markdown: { remarkPlugins: [function slow() { return () => { ${SLOW} } }] } }\n`,
    },
  ],
  [
    'the package of a Markdown plugin',
    'the package own',
    [],
    {
      'node_modules/own/package.json':
        '{ "name": "own", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      'node_modules/own/index.js': `${LOOP}\n`,
      'site.config.ts': `export default { ${FIELDS}, markdown: { remarkPlugins: ['own'] } }\n`,
    },
  ],
  [
    'an expression',
    'docs/index.mdx',
    [],
    { 'docs/index.mdx': `# X\n\n{(() => { ${LOOP} })()}\n`, 'docs/index.md': '' },
  ],
  // Takes far longer than the watchdog waits.
  ['a page of 12 megabytes', 'docs/index.md', [], { 'docs/index.md': '**a** `b` [c](#d)\n\n'.repeat(600_000) }],
  [
    'a component in a thread',
    'docs/page-7.mdx',
    ['--workers', '2'],
    {
      ...manyPages,
      'docs/page-7.mdx': "import { Own } from '../own/own'\n\n# X\n\n<Own />\n",
      'own/own.tsx': `export function Own() { ${LOOP} }\n`,
    },
  ],
])('reports %s that runs for ever or very long, and exits at once on a signal', async (_what, named, args, files) => {
  const siteDir = makeSite(files)
  if (files['docs/index.md'] === '') rmSync(join(siteDir, 'docs/index.md'))
  const child = startDocgen(['build', siteDir, ...args], { DOCGEN_SITE_CODE_TIMEOUT_MS: '1200', NO_COLOR: '1' })
  let printed = ''
  child.stderr?.on('data', (chunk) => {
    printed += String(chunk)
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await expect.poll(() => printed).toContain(`Still running after 1 s: ${named}`)
  const signaled = Date.now()
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)))
  child.kill('SIGINT')
  expect([130, 'SIGINT']).toContain(await ended)
  expect(Date.now() - signaled).toBeLessThan(1000)
})

it('ends a session at once while code of the site never returns', async () => {
  const siteDir = makeSite({ 'docs/index.mdx': `# X\n\n{(() => { ${LOOP} })()}\n`, 'docs/index.md': '' })
  rmSync(join(siteDir, 'docs/index.md'))
  const child = startDocgen(['serve', siteDir, '--watch', '--port', '0'], {
    DOCGEN_SITE_CODE_TIMEOUT_MS: '1200',
    NO_COLOR: '1',
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed += String(chunk)
    })
  }
  onTestFinished(() => void child.kill('SIGKILL'))
  await expect.poll(() => /http:\S+/.exec(printed)?.[0]).toBeDefined()
  fetch(/http:\S+/.exec(printed)?.[0] ?? '').catch(() => {})
  await expect.poll(() => printed).toContain('Still running after 1 s: docs/index.mdx.')
  const signaled = Date.now()
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)))
  child.kill('SIGTERM')
  await ended
  expect(Date.now() - signaled).toBeLessThan(1000)
})

it('leaves nothing that blocks the next build if a signal ended it in code of the site', async () => {
  const siteDir = makeSite({ 'site.config.ts': withPlugin(`check: () => { ${LOOP} }`) })
  const child = startDocgen(['build', siteDir], { DOCGEN_SITE_CODE_TIMEOUT_MS: '1200', NO_COLOR: '1' })
  let printed = ''
  child.stderr?.on('data', (chunk) => {
    printed += String(chunk)
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await expect.poll(() => printed).toContain('Still running after 1 s')
  const listLeft = (): string[] =>
    readdirSync(join(siteDir, '.docgen')).filter((name) => name.startsWith('stage') || name.endsWith('.lock'))
  // Proves that there are leftovers.
  expect(listLeft().length).toBe(2)
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await ended
  writeFileSync(join(siteDir, 'site.config.ts'), CONFIG)
  const next = startDocgen(['build', siteDir], { NO_COLOR: '1' })
  let output = ''
  for (const stream of [next.stdout, next.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk)
    })
  }
  expect(await new Promise((resolve) => next.once('close', resolve))).toBe(0)
  expect(output).not.toContain('waits')
  expect(existsSync(join(siteDir, 'dist/index.html'))).toBe(true)
  expect(listLeft()).toEqual([])
})

it.each<[what: string, code: number, printed: string, files: Files]>([
  [
    'a hook that waits for ever',
    1,
    'Look for it in the plugin own: hook content (site.config.ts:1):',
    { 'site.config.ts': withPlugin('content: () => new Promise(() => {})') },
  ],
  [
    'a config that waits for ever',
    1,
    'Look for it in site.config.ts:',
    { 'site.config.ts': `await new Promise(() => {})\n${CONFIG}` },
  ],
  [
    'a Markdown plugin that waits for ever',
    1,
    'the Markdown plugin waits never finishes on this page',
    {
      'site.config.ts': `export default { ${FIELDS}, markdown: { rehypePlugins: [function waits() { return () => new Promise(() => {}) }] } }\n`,
    },
  ],
  [
    'a hook that ends the process',
    1,
    'process.exit(0) was called',
    { 'site.config.ts': withPlugin('content: () => process.exit(0)') },
  ],
  [
    'a config that ends the process by an import',
    2,
    'process.exit(0) was called',
    { 'site.config.ts': `import { exit } from 'node:process'\nexit(0)\n${CONFIG}` },
  ],
  [
    'a hook that ends the process by what `process.exit` calls',
    1,
    'process.reallyExit(0) was called',
    { 'site.config.ts': withPlugin('check: () => process.reallyExit(0)') },
  ],
  [
    'an expression that aborts the process',
    1,
    'process.abort() was called',
    { 'docs/x.mdx': '# X\n\n{process.abort()}\n' },
  ],
  ...(['SIGKILL', 'SIGTERM', 15] as const).map((signal): [string, number, string, Files] => [
    `a hook that sends its process the signal ${signal}`,
    1,
    `process.kill(process.pid, '${signal}') was called`,
    { 'site.config.ts': withPlugin(`content: () => process.kill(process.pid, ${JSON.stringify(signal)})`) },
  ]),
  [
    'a config that kills its process',
    2,
    "process.kill(process.pid, 'SIGTERM') was called",
    { 'site.config.ts': `import { kill, pid } from 'node:process'\nkill(pid)\n${CONFIG}` },
  ],
  [
    'a page in a thread that kills the process',
    1,
    "process.kill(process.pid, 'SIGKILL') was called",
    { ...manyPages, 'docs/page-7.mdx': "# X\n\n{process.kill(process.pid, 'SIGKILL')}\n" },
  ],
  [
    'a page in a thread that ends it',
    1,
    'process.exit(0) was called',
    { ...manyPages, 'docs/page-7.mdx': '# X\n\n{process.exit(0)}\n' },
  ],
  [
    'a timer that ends the process later',
    1,
    'process.exit(0) was called',
    { 'site.config.ts': `setTimeout(() => process.exit(0), 1)\n${CONFIG}` },
  ],
  [
    'a late throw',
    1,
    'error uncaught-error  site.config.ts:1:26',
    { 'site.config.ts': `setTimeout(() => { throw new Error('late') }, 1)\n${CONFIG}` },
  ],
  [
    'a throw after the end',
    1,
    'error uncaught-error  site.config.ts:1:26',
    { 'site.config.ts': `setTimeout(() => { throw new Error('late') }, 1800)\n${CONFIG}` },
  ],
  [
    'a lost rejection',
    1,
    'error uncaught-error  site.config.ts:1:16',
    { 'site.config.ts': `Promise.reject(new Error('lost'))\n${CONFIG}` },
  ],
  [
    'a timer that never stops',
    0,
    'Code of the site keeps running (Timeout)',
    { 'site.config.ts': `setInterval(() => {}, 50)\n${CONFIG}` },
  ],
  [
    'a loop after the end',
    0,
    'Code of the site is still busy',
    { 'site.config.ts': `setTimeout(() => { ${LOOP} }, 1800)\n${CONFIG}` },
  ],
])('exits, and reports why: %s', async (_what, code, printed, files) => {
  const siteDir = makeSite({ ...manyDocuments, ...files })
  const ended = await runDocgen(['build', siteDir, '--workers', '2'], { NO_COLOR: '1' })
  // Each is reported once.
  expect(ended.stderr.split(printed)).toHaveLength(2)
  expect(ended.code).toBe(code)
  expect(ended.stderr).not.toContain('bug of its own')
})

it('reports a promise that a thread of the build rejects', async () => {
  const plugin = `() => (tree, file) => { if (/page-4\\d/.test(file.path)) new Promise((_, reject) => setTimeout(() => reject(new Error('lost')), 50)); return new Promise((done) => setTimeout(done, 100)) }`
  const siteDir = makeSite({
    ...manyPages,
    'site.config.ts': `export default { ${FIELDS}, markdown: { remarkPlugins: [${plugin}] } }\n`,
  })
  const { code, stdout, stderr } = await runDocgen(['build', siteDir, '--workers', '2'])
  expect(code).toBe(1)
  // Several pages reject a promise; the cause is the same.
  expect((stdout + stderr).split('a Markdown plugin failed: markdown.remarkPlugins[0]: lost')).toHaveLength(2)
})

it('reports an import that a Docusaurus config does not wait for', async () => {
  const siteDir = makeSite({
    'node_modules/bad/package.json': '{ "name": "bad", "type": "module", "main": "index.js" }',
    'node_modules/bad/index.js': "import 'not-there'\n",
    'docusaurus.config.js': `import('bad')\nmodule.exports = { ${FIELDS}, baseUrl: '/' }\n`,
  })
  const { code, stderr } = await runDocgen(['migrate', 'docusaurus', siteDir, '--dry-run'])
  expect(stderr).toContain("uncaught error in code of the site: Cannot find package 'not-there'")
  expect(stderr).not.toContain('    at ')
  expect(code).toBe(1)
})
