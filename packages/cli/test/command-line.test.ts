import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createSoundSite, INVALID } from './broken/broken-site.js'
import { expectText } from './broken/expect-text.js'
import { readTree, type SiteCopy } from './build-copy.js'
import { type Finished, readUntilEnd, runDocgen, startDocgen } from './run-docgen.js'

const PLAIN = { NO_COLOR: '', CI: '' }
const INTERRUPTED = 'Interrupted. The output is that of the last successful build.\n'

const copies: SiteCopy[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove()
})

function soundSite(): SiteCopy {
  const copy = createSoundSite()
  copies.push(copy)
  return copy
}

describe('wrong usage', () => {
  const sites: Readonly<Record<string, (copy: SiteCopy) => readonly string[]>> = {
    nothing: () => [],
    'unknown-command': () => ['biuld'],
    'unknown-command-far-from-all': () => ['generate'],
    'unknown-flag': () => ['build', '--quite'],
    'unknown-flag-of-clean': () => ['clean', '--json'],
    'unknown-flag-in-one-letter': () => ['build', '-z'],
    'command-of-another-generator': () => ['start'],
    'command-of-another-name': () => ['translations', 'check'],
    'update-by-a-command': () => ['upgrade'],
    'folder-without-command': () => ['.'],
    'flag-without-command': () => ['--strict'],
    'help-with-unknown-command': () => ['help', 'biuld'],
    'two-folders': () => ['build', 'a', 'b'],
    'workers-word': () => ['build', '--workers', 'many'],
    'workers-fraction': () => ['build', '--workers', '1.5'],
    'workers-below-zero': () => ['build', '--workers', '-1'],
    'workers-too-many': () => ['build', '--workers', '1000'],
    'workers-nothing': () => ['build', '--workers'],
    'out-nothing': () => ['build', '--out'],
    'locale-nothing': () => ['build', '--locale'],
    'base-url-address': () => ['build', '--base-url', 'https://example.org/'],
    'quiet-and-verbose': () => ['build', '--quiet', '--verbose'],
    'folder-missing': ({ siteDir }) => ['build', join(siteDir, 'gone')],
    'folder-is-a-file': ({ siteDir }) => ['build', join(siteDir, 'site.config.ts')],
    'folder-without-config': ({ siteDir }) => ['build', join(siteDir, 'docs')],
    'version-with-space': ({ siteDir }) => ['version', '1 0', siteDir],
    'version-without-config': ({ siteDir }) => ['version', '1.0', join(siteDir, 'docs')],
    'version-remove-without-config': ({ siteDir }) => ['version', 'remove', '1.0', join(siteDir, 'docs')],
    'locale-unknown': ({ siteDir }) => ['build', siteDir, '--locale', 'xx'],
    'port-word': ({ siteDir }) => ['serve', siteDir, '--port', 'http'],
    'port-too-high': ({ siteDir }) => ['serve', siteDir, '--port', '70000'],
    'poll-too-often': ({ siteDir }) => ['dev', siteDir, '--poll', '0'],
    'serve-folder-missing': ({ siteDir }) => ['serve', join(siteDir, 'gone')],
    'serve-without-build': ({ siteDir }) => ['serve', siteDir],
    'dev-folder-missing': ({ siteDir }) => ['dev', join(siteDir, 'gone')],
    'dev-without-config': ({ siteDir }) => ['dev', join(siteDir, 'docs')],
    'serve-watch-without-config': ({ siteDir }) => ['serve', '--watch', join(siteDir, 'docs')],
    'dev-host-elsewhere': ({ siteDir }) => ['dev', siteDir, '--host', '999.1.1.1'],
    'dev-certificate-without-key': ({ siteDir }) => ['dev', siteDir, '--cert', 'localhost.pem'],
    'dev-certificate-missing': ({ siteDir }) => ['dev', siteDir, '--cert', '/no/cert.pem', '--key', '/no/key.pem'],
    'clean-folder-missing': ({ siteDir }) => ['clean', join(siteDir, 'gone')],
    'explain-nothing': () => ['explain'],
    'explain-unknown-page': ({ siteDir }) => ['explain', '/guide/setpu', siteDir],
    'explain-path-out-of-the-site': ({ siteDir }) => ['explain', '../../etc/passwd', siteDir],
    'explain-without-config': ({ siteDir }) => ['explain', '/', join(siteDir, 'docs')],
    'search-nothing': ({ siteDir }) => ['search', ' ', siteDir],
    'search-words-without-quotes': () => ['search', 'how', 'to', 'cancel'],
    'search-two-words-without-quotes': () => ['search', 'free', 'trial'],
    'search-without-index': ({ siteDir }) => ['search', 'words', siteDir],
    'search-limit-zero': ({ siteDir }) => ['search', 'words', siteDir, '--limit', '0'],
    'check-search-without-questions': ({ siteDir }) => ['check', 'search', siteDir],
    'check-unknown-gate': ({ siteDir }) => ['check', 'contents', siteDir],
    'check-two-folders': () => ['check', './a', './b'],
    'check-two-formats-to-stdout': () => ['check', '--format', 'json', '--format', 'sarif'],
    'check-unknown-format': () => ['check', '--format', 'sarf'],
    'check-without-config': ({ siteDir }) => ['check', join(siteDir, 'docs')],
    'translations-unknown-locale': ({ siteDir }) => ['translations', 'write', siteDir, '--locale', 'de'],
    'version-with-slash': ({ siteDir }) => ['version', '1/0', siteDir],
    'version-two-dots': ({ siteDir }) => ['version', '..', siteDir],
    'version-current': ({ siteDir }) => ['version', 'current', siteDir],
    'version-next': ({ siteDir }) => ['version', 'next', siteDir],
    'version-after-a-verb': () => ['version', 'cut', '1.0'],
    'version-of-unknown-docs': ({ siteDir }) => ['version', '1.0', siteDir, '--docs', 'handbook'],
    'version-remove-unknown': ({ siteDir }) => ['version', 'remove', '1.0', siteDir],
    'migrate-without-config': ({ siteDir }) => ['migrate', 'docusaurus', siteDir],
    'migrate-without-mintlify': ({ siteDir }) => ['migrate', 'mintlify', siteDir],
    'migrate-without-mkdocs': ({ siteDir }) => ['migrate', 'mkdocs', siteDir],
    'migrate-broken-mkdocs': ({ siteDir }) => {
      writeFileSync(join(siteDir, 'mkdocs.yml'), 'site_name: "Kit\nnav: []\n')
      return ['migrate', 'mkdocs', siteDir]
    },
    'compare-nothing': ({ siteDir }) => ['migrate', 'docusaurus', siteDir, '--compare', 'build'],
    'compare-dry-run': () => ['migrate', 'docusaurus', '--compare', 'build', '--dry-run'],
    'init-unknown-template': ({ siteDir }) => ['init', join(siteDir, 'new'), '--template', 'blog'],
    'init-misspelled-template': ({ siteDir }) => ['init', join(siteDir, 'new'), '--template', 'apii'],
    'init-unknown-package-manager': ({ siteDir }) => ['init', join(siteDir, 'new'), '--package-manager', 'cargo'],
    'init-over-a-site': ({ siteDir }) => ['init', siteDir, '--yes'],
    'init-in-a-file': ({ siteDir }) => ['init', join(siteDir, 'site.config.ts'), '--yes'],
    'out-is-the-site': ({ siteDir }) => ['build', siteDir, '--out', siteDir],
    'out-is-above-the-site': ({ siteDir }) => ['build', siteDir, '--out', join(siteDir, '..')],
    'out-is-a-file': ({ siteDir }) => ['build', siteDir, '--out', join(siteDir, 'site.config.ts')],
    'out-is-the-docs': ({ siteDir }) => ['build', siteDir, '--out', join(siteDir, 'docs')],
    'out-is-in-the-docs': ({ siteDir }) => ['build', siteDir, '--out', join(siteDir, 'docs/out')],
    'out-is-not-empty': ({ siteDir }) => {
      mkdirSync(join(siteDir, 'photos'))
      writeFileSync(join(siteDir, 'photos/cat.jpg'), '')
      return ['build', siteDir, '--out', join(siteDir, 'photos')]
    },
    'out-with-another-manifest': ({ siteDir }) => {
      mkdirSync(join(siteDir, 'app'))
      writeFileSync(join(siteDir, 'app/manifest.json'), '{"name": "An app"}')
      return ['build', siteDir, '--out', join(siteDir, 'app')]
    },
    'out-below-a-file': ({ siteDir }) => ['build', siteDir, '--out', join(siteDir, 'site.config.ts/out')],
    // On Linux not even root can create a folder there.
    'out-unwritable': ({ siteDir }) => ['build', siteDir, '--out', '/proc/docgen-out', '--quiet'],
    'export-zip-unwritable': ({ siteDir }) => ['export', 'zip', siteDir, '--out', '/proc/docgen-out'],
    'export-pdf-unwritable': ({ siteDir }) => ['export', 'pdf', siteDir, '--out', '/proc/docgen-out/site.pdf'],
  }

  it.each(Object.entries(sites))('%s', async (name, makeArgs) => {
    const copy = soundSite()
    const before = readTree(copy.siteDir)
    const finished = await runDocgen(makeArgs(copy), PLAIN)
    const printed = describeEnd(finished, copy)
    expect(printed).not.toMatch(/^\s+at .*:\d+:\d+|undefined|bug of its own/m)
    expect(finished.code).toBe(/^out-(?:unwritable|below-a-file)$/.test(name) ? 1 : 2)
    expectText(printed, join(INVALID, 'command-line', `${name}.txt`))
    expect([...readTree(copy.siteDir)].filter(([file]) => before.has(file))).toEqual([...before])
  })
})

describe('docgen', () => {
  it('prints its version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    expect(await runDocgen(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
    for (const flag of ['-V', '-v'])
      expect(await runDocgen([flag]), flag).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  })

  it.each([
    [['help']],
    [['--help']],
    [['help', 'build']],
    [['build', '--help']],
    [['help', 'clean']],
    [['help', 'migrate', 'docusaurus']],
    [['help', 'migrate', 'mkdocs']],
    [['help', 'migrate', 'mintlify']],
  ])('answers %j on stdout', async (args) => {
    const { code, stdout, stderr } = await runDocgen(args)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Usage: docgen /)
    expect(stdout.split('\n').every((line) => line.length <= 80)).toBe(true)
  })

  it('reports that no version was cut of a site that does not build', async () => {
    const { siteDir } = soundSite()
    writeFileSync(join(siteDir, 'docs/page.md'), '[nowhere](/nowhere)\n')
    const { code, stderr } = await runDocgen(['version', '1.0', siteDir], PLAIN)
    expect(code).toBe(1)
    expect(stderr).toContain('no page at /nowhere')
    expect(stderr).toMatch(/Version 1\.0 was not cut\. Nothing has changed\.\n$/)
    expect(existsSync(join(siteDir, 'versions.json'))).toBe(false)
  })

  it('deletes its own files, and nothing else', async () => {
    const { siteDir } = soundSite()
    const before = readTree(siteDir)
    expect((await runDocgen(['build', siteDir, '--quiet'])).code).toBe(0)
    writeFileSync(join(siteDir, 'dist/own.txt'), 'mine')
    expect((await runDocgen(['clean', siteDir])).code).toBe(0)
    expect([...readTree(siteDir).keys()]).toEqual([...before.keys(), 'dist/own.txt'].sort())
    rmSync(join(siteDir, 'dist'), { recursive: true })
    expect(await runDocgen(['clean', siteDir])).toMatchObject({ code: 0, stdout: 'Nothing to delete.\n' })
  })
})

describe('docgen build', () => {
  it('prints a summary to stdout, and warnings to stderr', async () => {
    const { siteDir } = soundSite()
    const { code, stdout, stderr } = await runDocgen(['build', siteDir], PLAIN)
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^✓ 5 pages in .*\n {2}stages .*\n {2}output +dist {2}.*\n {2}heaviest .*\n {2}found +1 warning\n$/,
    )
    expect(stderr).toMatch(/^warning broken-anchor {2}docs\/witness\.md:3:21\n/)
  })

  it('fails on warnings under --strict, and writes nothing', async () => {
    const { siteDir, outDir } = soundSite()
    const { code, stdout } = await runDocgen(['build', siteDir, '--strict'], PLAIN)
    expect([code, existsSync(outDir)]).toEqual([1, false])
    expect(stdout).toMatch(/^✗ Nothing was written/)
  })

  it('fails if the config awaits a promise that never settles', async () => {
    const { siteDir } = soundSite()
    for (const file of ['site.config.ts', 'site.config.mjs', 'site.config.js'])
      rmSync(join(siteDir, file), { force: true })
    writeFileSync(join(siteDir, 'site.config.mjs'), 'await new Promise(() => {})\nexport default {}\n')
    const { code, stdout, stderr } = await runDocgen(['build', siteDir], PLAIN)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/a promise never settles/)
  })

  it('keeps the last good output if a later build fails', async () => {
    const { siteDir, outDir } = soundSite()
    expect((await runDocgen(['build', siteDir])).code).toBe(0)
    const good = readTree(outDir)
    writeFileSync(join(siteDir, 'docs/index.md'), '# Start\n\n[gone](/nowhere)\n')
    expect((await runDocgen(['build', siteDir])).code).toBe(1)
    expect(readTree(outDir)).toEqual(good)
  })

  it.each([
    ['a sound site', 0, []],
    ['a site with mistakes', 1, ['--strict']],
    ['a language that there is not', 2, ['--locale', 'xx']],
    ['no folder', 2, ['--out', '/']],
  ])('prints one JSON document and nothing else for %s', async (_name, expected, flags) => {
    const { siteDir } = soundSite()
    const { code, stdout, stderr } = await runDocgen(['build', siteDir, '--json', '--verbose', ...flags])
    expect(code).toBe(expected)
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({
      version: 3,
      site: expect.any(String),
      ok: expected === 0,
      warnings: expect.any(Number),
    })
    expect(report.diagnostics).toHaveLength(1)
    expect(stderr).not.toBe('')
  })

  it('prints only errors under --quiet', async () => {
    const { siteDir } = soundSite()
    const { stdout, stderr } = await runDocgen(['build', siteDir, '--quiet'], PLAIN)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^warning broken-anchor/)
    rmSync(join(siteDir, 'docs/witness.md'))
    expect(await runDocgen(['build', siteDir, '-q'], PLAIN)).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  it('prints a plain line for each stage under --verbose without a terminal', async () => {
    const { siteDir } = soundSite()
    const { stderr } = await runDocgen(['build', siteDir, '--verbose'], { ...PLAIN, CI: 'true' })
    expect(stderr.match(/^… .*$/gm)).toEqual(['… read', '… graph', '… pages', '… check', '… search', '… emit'])
    expect(stderr).not.toContain('\r')
  })

  it('uses colors according to NO_COLOR and FORCE_COLOR', async () => {
    const { siteDir } = soundSite()
    const hasColors = async (environment: Readonly<Record<string, string>>): Promise<boolean> => {
      const { stdout, stderr } = await runDocgen(['build', siteDir], environment)
      expect(stdout.includes('\u001b[')).toBe(stderr.includes('\u001b['))
      return stdout.includes('\u001b[')
    }
    expect(await hasColors(PLAIN)).toBe(false)
    expect(await hasColors({ FORCE_COLOR: '1', NO_COLOR: '' })).toBe(true)
    expect(await hasColors({ FORCE_COLOR: '0' })).toBe(false)
    expect(await hasColors({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('keeps the last good output on %s', async (signal) => {
    const { siteDir, outDir } = soundSite()
    expect((await runDocgen(['build', siteDir])).code).toBe(0)
    const good = readTree(outDir)
    for (let index = 0; index < 800; index++) {
      writeFileSync(join(siteDir, `docs/page-${index}.md`), `# Page ${index}\n\n${'Many words. '.repeat(2000)}\n`)
    }
    const { code, stderr } = await interrupt(siteDir, signal, ['--workers', '1'])
    expect(code).toBe(130)
    expect(stderr).toBe(INTERRUPTED)
    expect(readTree(outDir)).toEqual(good)
    expect([...readTree(join(siteDir, '.docgen')).keys()].filter((file) => file.startsWith('stage-'))).toEqual([])
  })

  it('exits without output while threads write and code of the site runs', async () => {
    const { siteDir, outDir } = soundSite()
    for (let index = 0; index < 800; index++) {
      writeFileSync(join(siteDir, `docs/page-${index}.md`), `# Page ${index}\n\n${'Many words. '.repeat(200)}\n`)
    }
    // Each page takes a while, so that the signal cannot arrive after the build.
    const config = readFileSync(join(siteDir, 'site.config.ts'), 'utf8')
    const wait = 'remarkPlugins: [() => () => new Promise((resolve) => setTimeout(resolve, 50))]'
    writeFileSync(
      join(siteDir, 'site.config.ts'),
      config.replace('export default {', `export default {\n  markdown: { ${wait} },`),
    )
    for (let round = 0; round < 3; round++) {
      const { code, stderr } = await interrupt(siteDir, 'SIGINT', ['--no-cache', '--workers', '4'])
      // The system handles a signal while code of the site runs in the main thread, because that may never return.
      expect([INTERRUPTED, 'ended by SIGINT']).toContain(stderr)
      expect([130, null]).toContain(code)
      expect(existsSync(outDir)).toBe(false)
    }
  })
})

describe('output that is no longer read', () => {
  it.each([
    ['what was asked for', ['help', 'build'], 0],
    ['diagnostics', ['biuld'], 2],
  ])('changes nothing: %s', async (_what, args, expected) => {
    const child = startDocgen(args, PLAIN)
    child.stdout?.destroy()
    child.stderr?.destroy()
    expect(await new Promise<number | null>((resolve) => child.once('exit', resolve))).toBe(expected)
  })
})

/** Starts a build and sends it a signal as soon as its staging folder has pages. */
async function interrupt(siteDir: string, signal: NodeJS.Signals, flags: readonly string[]): Promise<Finished> {
  const child = startDocgen(['build', siteDir, ...flags], PLAIN)
  const stage = join(siteDir, `.docgen/stage-${child.pid}`)
  const timer = setInterval(() => {
    if (existsSync(stage) && readTree(stage).size > 0) {
      clearInterval(timer)
      child.kill(signal)
    }
  }, 5)
  const finished = await readUntilEnd(child)
  clearInterval(timer)
  return finished
}

/** The visible output of a failed run. */
function describeEnd({ code, stdout, stderr }: Finished, { siteDir }: SiteCopy): string {
  const text = `exit ${code}\n\n${stderr}${stdout === '' ? '' : `\n${stdout}`}`
  const folders = { [siteDir]: '<site>', [join(siteDir, '..')]: '<above>', [process.cwd()]: '<here>' }
  return Object.entries(folders)
    .reduce((result, [folder, name]) => result.replaceAll(folder, name), text)
    .trimEnd()
    .concat('\n')
}
