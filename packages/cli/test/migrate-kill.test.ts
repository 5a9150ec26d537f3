import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { inSite } from '../src/guard/working-folder.js'
import { migrateSite, type ToolName } from '../src/migrate/migrate-site.js'
import { gitEnvironment } from '../src/read/git/run-git.js'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { readTree } from './build-copy.js'
import { runDocgen } from './run-docgen.js'

const KILLER = new URL('kill-at-call.mjs', import.meta.url).href

/** A site of each tool that has files to convert. */
const SITES: Readonly<Partial<Record<ToolName, Readonly<Record<string, string>>>>> = {
  'hugo-docsy': {
    'hugo.toml': '[languages.en]\nweight = 1\n[languages.fr]\nweight = 2\n',
    'content/_index.md': '---\ntitle: Tea\ncascade: { toc_hide: true }\n---\n',
    'content/cup.html': '---\ntitle: Cup\n---\n<p>A cup.</p>\n',
    'content/pot.fr.md': '---\ntitle: Pot\n---\n# Pot\n',
  },
  mkdocs: {
    'mkdocs.yml':
      'site_name: Tea\nmarkdown_extensions:\n  - pymdownx.snippets: { base_path: parts }\nplugins:\n  - i18n:\n      languages: [{ locale: en, default: true }, { locale: de }]\n',
    'docs/index.md': '# Tea\n\n--8<-- "cup.md"\n',
    'docs/index.de.md': '# Tee\n',
    'parts/cup.md': 'A cup.\n',
  },
  nextra: {
    'next.config.mjs': "import nextra from 'nextra'\nexport default nextra({})({})\n",
    'content/_meta.js': 'export default { cup: { theme: { toc: false } }, pot: { theme: { sidebar: false } } }\n',
    'content/index.md': '# Tea\n',
    'content/cup.mdx': '---\ntitle: Cup\n---\nA cup.\n',
    'content/pot.md': '# Pot\n',
  },
  vitepress: {
    '.vitepress/config.ts': "export default { title: 'Tea', rewrites: { 'tools/:page': 'kit/:page' } }\n",
    'index.md': '# Tea\n',
    'tools/cup.md': '---\ntitle: Cup\n---\nA cup.\n',
  },
}

function createFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-migrate-kill-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function createRepository(files: Readonly<Record<string, string>>): string {
  const folder = createFolder()
  writeTestFiles(folder, files)
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: folder,
      env: gitEnvironment(),
      stdio: 'ignore',
    })
  git('init')
  git('add', '.')
  git('commit', '--no-gpg-sign', '-m', 'Start')
  return folder
}

/** The files of a site without those of Git. */
function readSite(folder: string): ReadonlyMap<string, string> {
  return new Map([...readTree(folder)].filter(([path]) => !path.startsWith('.git/')))
}

it.each(Object.entries(SITES))(
  'leaves each file whole after a kill at any write, and then ends the same: %s',
  async (name, files) => {
    const tool = name as ToolName
    const siteDir = createRepository(files)
    const migrate = (folder: string) =>
      inSite(folder, () =>
        migrateSite({
          tool,
          siteDir: folder,
          report: 'migration-report.md',
          isForced: false,
          isDry: false,
          isConverting: true,
        }),
      )
    // Most users write the config first, so the conversion replaces it.
    const before = await inSite(siteDir, () =>
      migrateSite({ tool, siteDir, report: 'migration-report.md', isForced: false, isDry: false }),
    )
    expect(before.value?.writtenFiles).toContain('site.config.ts')
    const originals = readSite(siteDir)
    const copies = createFolder()
    mkdirSync(join(copies, 'sites'))
    const first = await runDocgen(['migrate', tool, siteDir, '--write', '--quiet'], {
      NODE_OPTIONS: `--import ${KILLER}`,
      DOCGEN_CALLS: join(copies, 'calls'),
      DOCGEN_SITE: siteDir,
      DOCGEN_COPIES: join(copies, 'sites'),
    })
    expect(first.code, first.stderr).toBe(0)
    const after = readSite(siteDir)
    expect(after).not.toEqual(originals)
    const again = await migrate(siteDir)
    expect([again.value?.rewrites, again.value?.writtenFiles]).toEqual([[], []])
    const moments = readdirSync(join(copies, 'sites'))
    expect(moments.length).toBeGreaterThan(8)
    for (const moment of moments) {
      // A kill at a write leaves what the copy before it has.
      const copy = join(copies, 'sites', moment)
      for (const [path, text] of readSite(copy))
        if (!path.endsWith('.docgen-partial')) expect([originals.get(path), after.get(path)], path).toContain(text)
      const next = await migrate(copy)
      expect(next.diagnostics, `killed at write ${moment}`).toEqual([])
      const ended = [...readSite(copy)].filter(([path]) => !path.endsWith('.docgen-partial'))
      expect(new Map(ended), `killed at write ${moment}`).toEqual(after)
    }
  },
  120_000,
)
