import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { listExampleFiles } from './list-example-files.js'
import { runDocgen } from './run-docgen.js'

// The manual shows docgen's output for these sites. DOCGEN_UPDATE=1 updates the samples: read the difference before
// you commit it.

const MANUAL = fileURLToPath(new URL('../../../docs/docs', import.meta.url))
const CONFIG = "export default { title: 'Acme', url: 'https://docs.acme.example', trailingSlash: false }\n"

const PLUGIN_PAGES = {
  'docs/index.md': '---\nweight: 2\n---\n\n# My docs\n\nSee [how to begin](begin.md).\n',
  'docs/begin.md': '---\nweight: 1\n---\n\n# Begin\nYou just start it.\n',
}
const BROKEN_PLUGIN =
  "export const releases = { name: 'releases', version: '1', content: () => ({ documents: [{ path: 'docs/a.md', text: 1 }] }) }\n"
const BROKEN_FOOTER = `import type { PropsOf } from '@docgen/cli/theme'

export function Footer({ site }: PropsOf<'Footer'>) {
  if (site.title !== '') throw new Error('no end')
  return null
}
`

/** A sample in the manual: the page, its first words, and the site and command that print it. */
interface Sample {
  readonly page: string
  /** First words of the sample, which identify it in the page and in docgen's output. */
  readonly begins: string
  readonly files: Readonly<Record<string, string>>
  readonly command: readonly string[]
}

const SAMPLES: readonly Sample[] = [
  {
    page: 'build/checks.md',
    begins: 'error broken-link',
    files: {
      'docs/index.md': '# Acme\n',
      'docs/advanced/plans.md': '# Plans\n',
      'docs/basics/languages.md':
        '---\ntitle: Languages\n---\n\nA bot answers in the language of the member.\n\n## Prices\n\nEvery plan has one price, see [plans](../advanced/plan).\n',
    },
    command: ['build'],
  },
  {
    page: 'build/explain.md',
    begins: 'docs/_partials/_rights.md',
    files: {
      'docs/index.md': '# Acme\n',
      'docs/basics/start.md': '# Start\n\n::include{file="/docs/_partials/_rights.md"}\n',
      'docs/_partials/_rights.md': 'The bot needs the right to invite members.\n',
    },
    command: ['explain', 'docs/_partials/_rights.md'],
  },
  {
    page: 'writing/formulas.md',
    begins: 'warning math',
    files: {
      'site.config.ts': CONFIG.replace(' }', ', markdown: { math: true } }'),
      'docs/index.md': '# Acme\n',
      'docs/area.md': '# Area\n\nThe area is $A = \\pii r^2$\n',
    },
    command: ['build'],
  },
  {
    page: 'build/plugins.md',
    begins: 'warning plugin',
    files: { ...listExampleFiles('build/plugins.md'), ...PLUGIN_PAGES },
    command: ['build'],
  },
  {
    page: 'build/plugins.md',
    begins: 'error plugin',
    files: { ...listExampleFiles('build/plugins.md'), ...PLUGIN_PAGES, 'plugins/releases.ts': BROKEN_PLUGIN },
    command: ['build'],
  },
  {
    page: 'looks/components.md',
    begins: 'error render-failed',
    files: {
      'site.config.ts': CONFIG.replace(
        ' }',
        ", footer: {}, theme: { components: { Footer: './components/Footer.tsx' } } }",
      ),
      'components/Footer.tsx': BROKEN_FOOTER,
      'docs/index.md': '---\nslug: /\n---\n\n# Acme\n',
      ...Object.fromEntries(['about', 'begin', 'cards', 'plans'].map((name) => [`docs/${name}.md`, `# ${name}\n`])),
    },
    command: ['build'],
  },
]

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'docgen-samples-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

it.each(SAMPLES)('prints the sample of $page that begins with $begins', async ({ page, begins, files, command }) => {
  writeTestFiles(siteDir, { 'site.config.ts': CONFIG, ...files })
  const [name = '', ...args] = command
  const printed = await runDocgen([name, ...args, siteDir])
  const sample = findBlock(`${printed.stdout}\n${printed.stderr}`, begins)
  expect(sample, printed.stderr).not.toBe('')
  const file = join(MANUAL, page)
  const text = readFileSync(file, 'utf8')
  const shown = findBlock(text.replaceAll('\n```', '\n\n```'), begins)
  if (process.env['DOCGEN_UPDATE'] === '1')
    writeFileSync(
      file,
      text.replace(shown, () => sample),
    )
  else expect(shown).toBe(sample)
})

it('documents every field of the JSON report', async () => {
  const files = { 'site.config.ts': CONFIG, 'docs/index.md': '# Acme\n\n![](./a.png) [x](/nowhere)\n' }
  writeTestFiles(siteDir, files)
  const { stdout } = await runDocgen(['build', siteDir, '--json'])
  const documented = readFileSync(join(MANUAL, 'reference/json-report.md'), 'utf8')
  const fields = listFields(JSON.parse(stdout))
  expect(fields).toContain('diagnostics[].hint')
  expect(fields.filter((field) => !documented.includes(`| \`${field}\` |`))).toEqual([])
})

/** Names of all fields in a value, those in lists once: `pages.total`, `stages[].ms`. */
function listFields(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => listFields(item, `${name}[]`)))]
  if (typeof value !== 'object' || value === null) return [name]
  return Object.entries(value).flatMap(([key, field]) => listFields(field, name === '' ? key : `${name}.${key}`))
}

/** The lines from the one that begins so to the next blank one. */
function findBlock(text: string, begins: string): string {
  const start = text.startsWith(begins) ? 0 : text.indexOf(`\n${begins}`) + 1
  return start === 0 && !text.startsWith(begins) ? '' : (text.slice(start).split('\n\n')[0]?.trimEnd() ?? '')
}
