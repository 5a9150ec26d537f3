import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { listExampleFiles } from './list-example-files.js'
import { runDocgen } from './run-docgen.js'

// Examples of the manual run as written: every code block with a file name as its title becomes that file.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
let siteDir: string

beforeEach(() => {
  siteDir = join(mkdtempSync(join(tmpdir(), 'docgen-manual-')), 'site')
})
afterEach(() => rmSync(join(siteDir, '..'), { recursive: true, force: true }))

function write(path: string, text: string): void {
  writeTestFiles(siteDir, { [path]: text })
}

/** Writes the files of a page of the manual, and those that it requires. */
function writeExample(page: string, others: Readonly<Record<string, string>>): void {
  writeTestFiles(siteDir, { ...listExampleFiles(page), ...others })
}

async function build(environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const { code, stderr } = await runDocgen(['build', siteDir, '--workers', '2'], environment)
  expect(code, stderr).toBe(0)
  return stderr
}

const read = (file: string): string => readFileSync(join(siteDir, 'dist', file), 'utf8')

describe('the plugins of the manual', () => {
  beforeEach(() => {
    writeExample('build/plugins.md', {
      'docs/index.md': '---\nweight: 2\n---\n\n# My docs\n\nSee [how to begin](begin.md).\n',
      'docs/begin.md': '---\nweight: 1\n---\n\n# Begin\nYou just start it.\n',
    })
  })

  it('add documents and data', async () => {
    const config = readFileSync(join(siteDir, 'site.config.ts'), 'utf8')
    write(
      'site.config.ts',
      config.replace('plugins:', "theme: { components: { DocFooter: './components/DocFooter.tsx' } },\n  plugins:"),
    )
    await build()
    expect(read('releases/1.0.html')).toMatch(/The first one: see <a [^>]*href="\/begin">how to begin<\/a>/)
    expect(read('begin.html')).toMatch(/The newest release is (?:<!-- -->)?1\.1/)
  })

  it('order and list pages', async () => {
    await build()
    const [sidebar = ''] = /<nav [^>]*data-sidebar[\s\S]*?<\/nav>/.exec(read('begin.html')) ?? []
    const labels = [...sidebar.matchAll(/<a [^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, label]) => label)
    expect(labels.slice(0, 3)).toEqual(['Begin', 'My docs', 'All pages'])
    expect(read('all.html')).toMatch(/<a [^>]*href="\/releases\/1\.1"[^>]*>Release 1\.1<\/a>/)
  })

  it('mark pages if the environment requests it', async () => {
    await build()
    expect(read('begin.html')).not.toContain('A preview of')
    await build({ PREVIEW_OF: 'next' })
    expect(read('begin.html')).toMatch(/<main[^>]*><p class="preview">A preview of next<\/p>/)
    expect(read('404.html')).not.toContain('A preview of')
  })

  it('write files', async () => {
    await build()
    expect(read('llms.txt')).toMatch(
      /^# My docs\n\n[\s\S]*- \[Begin\]\(https:\/\/docs\.example\.org\/begin\): You just start it\.\n/,
    )
  })

  it('report problems as the manual shows', async () => {
    const manual = readFileSync(join(ROOT, 'docs/docs/build/plugins.md'), 'utf8')
    const [, report = ''] = /```text\n(warning plugin[\s\S]*?)```/.exec(manual) ?? []
    expect(await build()).toContain(report)
  })
})

it('has plugins and configs in the manual that match the types', () => {
  for (const page of ['build/plugins.md', 'looks/theme.md']) writeExample(page, {})
  for (const name of ['cli', 'renderer']) {
    mkdirSync(join(siteDir, 'node_modules/@docgen'), { recursive: true })
    symlinkSync(join(ROOT, 'packages', name), join(siteDir, 'node_modules/@docgen', name))
  }
  const options = { strict: true, exactOptionalPropertyTypes: true, moduleResolution: 'Bundler', module: 'ESNext' }
  const compilerOptions = { ...options, target: 'ES2023', noEmit: true, skipLibCheck: true, types: [] }
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', 'plugins/*.ts'] }))
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', siteDir], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

describe('the theme of the manual', () => {
  beforeEach(() => {
    writeExample('looks/theme.md', { 'docs/index.md': '# Acme\n' })
    for (const [name, target] of [
      ['@docgen/theme', 'packages/theme'],
      ['react', 'packages/theme/node_modules/react'],
    ] as const) {
      mkdirSync(dirname(join(siteDir, 'node_modules', name)), { recursive: true })
      symlinkSync(join(ROOT, target), join(siteDir, 'node_modules', name))
    }
  })

  it('renders with its components, texts and styles, and with those of the site', async () => {
    await build()
    expect(read('index.html')).toContain('<footer class="acme-footer">Acme docs, by Acme</footer>')
    expect(read('404.html')).toContain('placeholder="Search all of Acme"')
    expect(read('404.html')).toContain('This page has left the building')
    const [, sheet = ''] = /href="\/(assets\/theme\.[^"]+\.css)"/.exec(read('index.html')) ?? []
    expect(read(sheet)).toMatch(/\.acme-footer\{/)
  })

  it('rebuilds all pages when any file of the package changes', async () => {
    await build()
    const path = 'node_modules/acme-docs-theme/Footer.js'
    write(path, readFileSync(join(siteDir, path), 'utf8').replace('by Acme', 'by all of Acme'))
    await build()
    expect(read('index.html')).toContain('Acme docs, by all of Acme</footer>')
  })
})

const isWindows = process.platform === 'win32'
const shellNote = isWindows ? ' (skipped: Windows has no such shell)' : ''
describe.skipIf(isWindows)(`the redirects that the manual generates for hosts${shellNote}`, () => {
  const REDIRECTS = [
    '/ /docs 301',
    '/%C3%A4lter%20one /docs/new 301',
    '/a.b/c https://other.example/x?y=1#z 301',
    '/old/ /docs/new 301',
  ]
  const DECODED = ['/', '/älter one', '/a.b/c', '/old/']
  const TARGETS = ['/docs', '/docs/new', 'https://other.example/x?y=1#z', '/docs/new']

  /** Runs a script of the page and returns the file that it writes. */
  function run(sign: string): readonly string[] {
    const text = readFileSync(join(ROOT, 'docs/docs/build/deploy.md'), 'utf8')
    const scripts = [...text.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
    write('dist/_redirects', `${REDIRECTS.join('\n')}\n`)
    const script = scripts.find((code) => code.includes(sign)) ?? ''
    const { status, stderr } = spawnSync('bash', ['-ec', script], { cwd: siteDir, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    const [, file = ''] = /> (\S+)\s*$/.exec(script) ?? []
    return readFileSync(join(siteDir, file), 'utf8').trim().split('\n')
  }

  it('match complete decoded paths in nginx', () => {
    const lines = DECODED.map((from, index) => `location = "${from}" { return 301 "${TARGETS[index]}"; }`)
    expect(run('location =')).toEqual(lines)
  })

  it('match complete paths in Apache, where Redirect would include everything below', () => {
    const lines = DECODED.map((from, index) => `RedirectMatch 301 "^\\Q${from}\\E/?$" "${TARGETS[index]}"`)
    expect(run('RedirectMatch')).toEqual(lines)
  })

  it('match complete encoded paths in Caddy', () => {
    const lines = REDIRECTS.map((line) => line.replace(/^(\S+) (\S+)/, 'redir $1 "$2"'))
    expect(run('redir %s')).toEqual(['# From _redirects', ...lines])
  })
})
