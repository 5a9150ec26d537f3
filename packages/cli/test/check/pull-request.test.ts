import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embedSearchManifest } from '../../src/emit/embed-search-manifest.js'
import { writeTestFiles } from '../../src/read/write-test-files.js'
import type { SiteCopy } from '../build-copy.js'
import { readTree } from '../build-copy.js'
import { createCodeSite } from '../codes/code-case.js'
import { listExampleFiles } from '../list-example-files.js'

// The recipes of the manual run on a pull request with changes of twelve kinds. `npm` and `gh` are scripts that record
// how they are called; `npx docgen` is the built docgen.

const BINARY = fileURLToPath(new URL('../../bin/docgen.js', import.meta.url))
const RECIPES = listExampleFiles('build/ci.md')
const GITHUB = RECIPES['.github/workflows/docs-check.yml'] ?? ''
const GITLAB = RECIPES['docs-check.gitlab-ci.yml'] ?? ''
const EVENT: Readonly<Record<string, string>> = {
  'github.base_ref': 'main',
  'github.event.number': '7',
  'github.repository': 'acme/docs',
  'github.token': 'token',
}
const isWindows = process.platform === 'win32'

let site: SiteCopy
let before: ReadonlyMap<string, string>

beforeAll(async () => {
  site = createCodeSite({ files: BASE, fields: FIELDS })
  git('init', '-q')
  commit('Add the site')
  git('branch', '-q', 'origin/main')
  await site.build()
  before = readTree(site.outDir)
  renameSync(site.outDir, join(site.siteDir, 'deployed'))
  changeSite()
  commit('Change everything')
  writeTestFiles(site.siteDir, {
    'bin/npm': '#!/bin/sh\necho "npm $*" >> calls.txt\n',
    'bin/npx': `#!/bin/sh\nshift\nexec "${process.execPath}" "${BINARY}" "$@"\n`,
    // The list of comments has that of an earlier run once `comment-id` exists.
    'bin/gh': '#!/bin/sh\necho "gh $*" >> calls.txt\ncase "$*" in *--jq*) cat comment-id 2>/dev/null;; esac\nexit 0\n',
  })
  for (const name of ['npm', 'npx', 'gh']) chmodSync(join(site.siteDir, 'bin', name), 0o755)
})
afterAll(() => site?.remove())

describe.skipIf(isWindows)('the recipes of the manual (need a POSIX shell)', () => {
  it('have less than 25 lines each, and keep the cache', () => {
    for (const recipe of [GITHUB, GITLAB]) {
      expect(recipe.trimEnd().split('\n').length).toBeLessThan(25)
      expect(recipe).toContain('.docgen')
    }
  })

  it('write one comment on GitHub, and update it', () => {
    const { jobs } = load(GITHUB) as Workflow
    const steps = jobs.check.steps.flatMap(({ run, env = {} }) => (run === undefined ? [] : [{ run, env }]))
    const [install, check, comment] = steps
    expect(steps).toHaveLength(3)
    expect(runStep(install).status).toBe(0)
    const { status, stdout } = runStep(check)
    expect(status).toBe(1)
    expect(stdout).toContain('::error file=docs/links.md,line=3')
    const text = readFileSync(join(site.siteDir, 'comment.md'), 'utf8')
    expect(text.startsWith('<!-- docgen-check -->\n')).toBe(true)
    expect(runStep(comment).status).toBe(0)
    writeTestFiles(site.siteDir, { 'comment-id': '42\n43\n' })
    expect(runStep(comment).status).toBe(0)
    const calls = readFileSync(join(site.siteDir, 'calls.txt'), 'utf8').trimEnd().split('\n')
    expect(calls.filter((call) => !call.includes('--jq'))).toEqual([
      'npm ci',
      'gh api repos/acme/docs/issues/7/comments -F body=@comment.md',
      'gh api repos/acme/docs/issues/comments/42 -F body=@comment.md -X PATCH',
    ])
  })

  it('write reports on GitLab', () => {
    const { script } = (load(GITLAB) as { 'docs-check': { script: readonly string[] } })['docs-check']
    const results = script.map((run) => runStep({ run, env: { CI_MERGE_REQUEST_DIFF_BASE_SHA: 'HEAD~1' } }))
    expect(results.map(({ status }) => status)).toEqual([0, 1])
    const issues: readonly object[] = JSON.parse(readFileSync(join(site.siteDir, 'quality.json'), 'utf8'))
    expect(issues.length).toBeGreaterThanOrEqual(8)
    expect(existsSync(join(site.siteDir, 'tests.xml'))).toBe(true)
  })

  it('list exactly the pages whose bytes differ', async () => {
    const report = JSON.parse(runStep({ run: `${CHECK} content --format json`, env: {} }).stdout)
    const changed: readonly { readonly route: string; readonly state: string }[] = report.changes.changed
    for (const path of ['docs/links.md', 'docs/code.md'])
      writeTestFiles(site.siteDir, {
        [path]: readFileSync(join(site.siteDir, path), 'utf8').replaceAll('/nowhere', '/'),
      })
    const fixed = JSON.parse(runStep({ run: `${CHECK} content --format json`, env: {} }).stdout)
    const { report: built } = await site.build()
    expect(built.ok, JSON.stringify(built.diagnostics)).toBe(true)
    const after = readTree(site.outDir)
    const pages = new Set([...before.keys(), ...after.keys()].filter((file) => file.endsWith('.html')))
    // The list of index files at the end of the search page is no part of it: any edit changes their names.
    const pageOf = (tree: ReadonlyMap<string, string>, file: string): string =>
      embedSearchManifest(tree.get(file) ?? '', undefined)
    const differing = [...pages]
      .filter((file) => pageOf(before, file) !== pageOf(after, file))
      .map(routeOf)
      .sort()
    const listed: readonly { readonly route: string }[] = fixed.changes.changed
    expect(listed.map(({ route }) => route)).toEqual(differing)
    expect(changed.map(({ route }) => route)).toEqual(differing)
    expect(differing.length).toBeGreaterThan(8)
    expect(differing.length).toBeLessThan(pages.size)
  })

  it('show everything that has changed in the comment', () => {
    const text = readFileSync(join(site.siteDir, 'comment.md'), 'utf8')
    expect(text).toMatch(/#### \d+ pages changed since origin\/main/)
    for (const words of [
      '- `/new` added',
      '/gone is published, but has neither a page nor a redirect',
      'no page at /nowhere',
      'DELETE /orders was removed',
      '"the" twice in a row',
      '#### Search: 1 query finds its page later than before',
      '| high water<br>`/tides` | 1 | 2 |',
      '#### Weight',
      '#### API changes',
    ])
      expect(text).toContain(words)
  })
})

const CHECK = 'npx docgen check --since origin/main'

interface Workflow {
  readonly jobs: { readonly check: { readonly steps: readonly Step[] } }
}

interface Step {
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the script of a step as the CI does. */
function runStep({ run = '', env = {} }: Step = {}) {
  const fill = (text: string): string =>
    text
      .replace(/\$\{\{ ([\w.]+) \}\}/g, (_, name: string) => EVENT[name] ?? `unknown ${name}`)
      .replaceAll('https://docs.example.com', 'deployed')
  const { NODE_ENV: _, FORCE_COLOR: _color, ...own } = process.env
  const filled = Object.fromEntries(Object.entries(env).map(([name, text]) => [name, fill(text)]))
  return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', fill(run)], {
    cwd: site.siteDir,
    encoding: 'utf8',
    env: { ...own, ...filled, PATH: `${join(site.siteDir, 'bin')}${delimiter}${process.env['PATH']}` },
  })
}

function routeOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

function git(...args: readonly string[]): string {
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com']
  return execFileSync('git', ['-C', site.siteDir, ...author, ...args], { encoding: 'utf8' })
}

function commit(message: string): void {
  git('add', '-A')
  git('commit', '-qm', message)
}

const SHOP = `openapi: 3.1.0
info: { title: Shop, version: '1', description: Orders. }
paths:
  /orders:
    get: { operationId: listOrders, summary: List orders, responses: { '200': { description: The orders. } } }
    delete: { operationId: deleteOrders, summary: Delete orders, responses: { '204': { description: Deleted. } } }
`
const FIELDS = `openapi: [{ path: 'shop.yaml', routeBasePath: '/api' }],
  checks: { weight: { growth: 5 }, code: { commands: { js: 'node --check' } } }`

const BASE: Readonly<Record<string, string>> = {
  '.gitignore': '.docgen\ndist\ndeployed\nbin\ncalls.txt\ncomment*\nquality.json\ntests.xml\n',
  CODEOWNERS: '* @acme/writers\n',
  'docs/home.md': '---\nslug: /start\nlayout: home\n---\n\n# Start\n',
  'docs/text.md': '# Text\n\nOld text.\n',
  'docs/gone.md': '# Gone\n\nA page that no one needs.\n',
  'docs/old-name.md': '# A page with a name\n\nIt explains what a name is, and why a page has one.\n',
  'docs/with-partial.md': '# With a partial\n\n::include{file="_part.md"}\n',
  'docs/_part.md': 'A part.\n',
  'docs/with-component.mdx': "import Box from '../src/Box'\n\n# With a component\n\n<Box />\n",
  'src/Box.jsx': 'export default function Box() {\n  return <p>Old</p>\n}\n',
  'docs/anchors.md': '# Anchors\n\n## Set up\n\nText.\n',
  'docs/links.md': '# Links\n\nSee [Text](./text.md).\n',
  'docs/code.md': '# Code\n\n```js\nconst a = 1\n```\n',
  'docs/prose.md': '# Prose\n\nMind the gap.\n',
  'docs/growing.md': '# Growing\n\nShort.\n',
  'docs/tides.md': '# High water\n\nWhen the harbor floods.\n',
  'search.tests.yml': 'queries:\n  - { query: high water, page: /tides, within: 5 }\n',
  'docs/covered.md': '---\ncovers: [src/login.js]\n---\n\n# Covered\n\nHow to log in.\n',
  'src/login.js': 'export const login = 1\n',
  'shop.yaml': SHOP,
}

/** A change of each kind. */
function changeSite(): void {
  rmSync(join(site.siteDir, 'docs/gone.md'))
  renameSync(join(site.siteDir, 'docs/old-name.md'), join(site.siteDir, 'docs/new-name.md'))
  writeTestFiles(site.siteDir, {
    'docs/new.md': '# New\n\nA new page.\n',
    'docs/tides.md': '# Tides\n\nWhen the harbor floods, at high water.\n',
    'docs/marks.md': '# High water\n\nMarks of high water.\n',
    'docs/text.md': '# Text\n\nNew text.\n',
    'docs/_part.md': 'Another part.\n',
    'src/Box.jsx': 'export default function Box() {\n  return <p>New</p>\n}\n',
    'docs/anchors.md': '# Anchors\n\n## Getting ready\n\nText.\n',
    'docs/links.md': '# Links\n\nSee [nothing](/nowhere).\n',
    'docs/code.md': '# Code\n\n```js\nconst = 1\n```\n',
    'docs/prose.md': '# Prose\n\nMind the the gap.\n',
    'docs/growing.md': `# Growing\n\n${'Much longer. '.repeat(600)}\n`,
    'src/login.js': 'export const login = 2\n',
    'shop.yaml': SHOP.replace(/^ {4}delete.*\n/m, ''),
  })
}
