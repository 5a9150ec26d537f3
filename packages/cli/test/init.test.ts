import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { TEMPLATE_NAMES } from '../src/init/templates.js'
import { runDocgen } from './run-docgen.js'

const PLAIN = { NO_COLOR: '1', npm_config_user_agent: '' }

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-init-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('docgen init', () => {
  it.each(TEMPLATE_NAMES)('creates a site that builds without diagnostics: %s', async (template) => {
    const siteDir = join(emptyFolder(), 'my-docs')
    const begun = await runDocgen(['init', siteDir, '--template', template, '--title', "Ben's <docs> & more"], PLAIN)
    expect(begun).toMatchObject({ code: 0, stderr: '' })
    expect(begun.stdout).toMatch(
      /^✓ Ben's <docs> & more: \d+ files, from the template \w+\n\n {2}cd .*my-docs\n {2}npm install\n {2}npm run dev\n$/,
    )
    expect(await runDocgen(['build', siteDir, '--strict'], PLAIN)).toMatchObject({ code: 0, stderr: '' })
    const page = readFileSync(join(siteDir, 'dist/index.html'), 'utf8')
    expect(page).toContain('Ben&#39;s &lt;docs&gt; &amp; more')
    expect(page).not.toContain('My product')
    expect(page).not.toContain('{product}')
  })

  it.each([
    [
      'docs',
      ['docs/guide.md', 'docs/more/steps.md', 'README.md', 'package.json'],
      '.',
      / 2 Markdown files in .*\/docs\n/,
      '/guide',
    ],
    ['docs', ['docs/guide/a.md', 'docs/intro.md'], '.', / 2 Markdown files in .*\/docs\n/, '/intro'],
    ['.', ['guide/index.md', '01-start.md', 'README.md'], '.', / 2 Markdown files in /, undefined],
    ['.', ['guide/index.md', '01-start.md'], 'handbook', / 2 Markdown files in .*\/handbook\n/, '/start'],
  ])('uses existing Markdown files: %s %j', async (path, files, dir, output, start) => {
    const siteDir = join(emptyFolder(), dir)
    for (const file of files) {
      mkdirSync(dirname(join(siteDir, file)), { recursive: true })
      writeFileSync(join(siteDir, file), file.endsWith('json') ? '{}' : `# Page ${file}\n`)
    }
    const begun = await runDocgen(['init', siteDir, '--title', "Ben's"], PLAIN)
    expect(begun).toMatchObject({ code: 0, stderr: '' })
    expect(begun.stdout).toMatch(output)
    const config = readFileSync(join(siteDir, 'site.config.ts'), 'utf8')
    expect(config).toContain(`docs: { path: '${path}' }`)
    expect(/from: '\/', to: '(.*)'/.exec(config)?.[1]).toBe(start)
    expect(readdirSync(siteDir)).not.toContain(path === '.' ? 'docs' : 'guides')
    expect(await runDocgen(['build', siteDir, '--strict'], PLAIN)).toMatchObject({ code: 0, stderr: '' })
  })

  it('lists the Markdown files that a template ignores', async () => {
    const siteDir = emptyFolder()
    mkdirSync(join(siteDir, 'docs'))
    writeFileSync(join(siteDir, 'docs/own.md'), '# Own')
    const { stdout } = await runDocgen(['init', siteDir, '--template', 'minimal'], PLAIN)
    expect(stdout).toContain('from the template minimal')
    expect(stdout).toMatch(/The Markdown files in .*docs stay where they are, in addition to those of the template/)
    const other = join(siteDir, 'guides')
    mkdirSync(other)
    writeFileSync(join(other, 'own.md'), '# Own')
    const within = await runDocgen(['init', other, '--template', 'minimal'], PLAIN)
    expect(within.stdout).toMatch(
      /The Markdown files in .*guides stay where they are, but the site shows only those in .*docs/,
    )
  })

  it('uses defaults without a terminal', async () => {
    const siteDir = join(emptyFolder(), 'second-try')
    const { code, stdout } = await runDocgen(['init', siteDir, '--package-manager', 'pnpm', '-v'], PLAIN)
    expect([code, stdout]).toEqual([0, expect.stringContaining('✓ Second try:')])
    expect(stdout).toContain('\n  docs/index.md\n')
    expect(existsSync(join(siteDir, 'pnpm-workspace.yaml'))).toBe(true)
  })

  it('writes nothing when it runs a second time', async () => {
    const siteDir = emptyFolder()
    expect((await runDocgen(['init', siteDir, '--quiet'], PLAIN)).code).toBe(0)
    writeFileSync(join(siteDir, 'docs/index.md'), 'mine')
    rmSync(join(siteDir, 'docs/writing.md'))
    const { code, stdout, stderr } = await runDocgen(['init', siteDir], PLAIN)
    expect([code, stdout]).toEqual([2, 'Nothing was written.\n'])
    expect(stderr).toContain('error init-file-exists  site.config.ts')
    expect(stderr).toMatch(/ docs\/index\.md, .* already exist/)
    expect(readFileSync(join(siteDir, 'docs/index.md'), 'utf8')).toBe('mine')
    expect(readdirSync(join(siteDir, 'docs'))).not.toContain('writing.md')
  })

  it.each([
    [['--template', 'minimum'], 'Allowed choices are minimal, api, versioned.'],
    [['--package-manager', 'cargo'], 'Allowed choices are npm, pnpm, yarn, bun.'],
    [['--title', ' '], 'It must be one line of text.'],
  ])('rejects %j', async (flags, message) => {
    const siteDir = emptyFolder()
    const { code, stderr } = await runDocgen(['init', siteDir, ...flags], PLAIN)
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
    expect(readdirSync(siteDir)).toEqual([])
  })
})
