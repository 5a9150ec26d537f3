import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSession } from '../src/session/open-session.js'
import { compareSession } from './compare-session.js'
import { createRandom, type Edit } from './random-edits.js'

const EDITS = 120
const COMPARE_EVERY = 3
const seeds = (process.env['DOCGEN_SEEDS'] ?? '1').split(',').map(Number)

// Every hook, with documents that take part in links, sidebars and tags, and a hook that fails on some data.
const PLUGINS = (word: string): string => `import { definePlugin } from '@docgen/cli'

export const brings = definePlugin({
  name: 'brings',
  version: '1',
  inputs: { files: ['data/*.txt'] },
  content: ({ files, read }) => ({
    documents: files.map((file, index) => ({
      path: \`docs/data/item-\${index}.md\${index % 2 === 1 ? 'x' : ''}\`,
      text: \`---\\ntags: [${word}]\\n---\\n\\n# \${JSON.parse(read(file)).name}\\n\\n[start](../index.md) \${index % 2 === 1 ? '<Shown start={1 + 1} />' : '::include{file="/partials/_one.md"}'}\\n\`,
    })),
    data: { count: files.length },
  }),
})

export const moves = definePlugin({
  name: 'moves',
  version: '1',
  pages: ({ pages }) => ({
    change: pages
      .filter(({ id }) => /[aeiou]\\w-/.test(id))
      .map(({ source, title }) => ({ source, frontMatter: { sidebar_label: \`${word} \${title}\` } })),
    add: [{ path: 'docs/list.md', text: '# All\\n\\n' + pages.map(({ title, route }) => \`- \${title} \${route}\\n\`).join('') }],
  }),
})

export const stamp = (mark: string) =>
  definePlugin({
    name: 'stamp',
    version: '1',
    inputs: { values: mark, files: ['data/a.txt'] },
    html: {
      appliesTo: ({ title }) => title.length % 2 === 0,
      change: (html, { page, read }) => html.replace('</body>', \`<!-- \${mark} \${page.title} \${read('data/a.txt').length} --></body>\`),
    },
  })

export const lists = definePlugin({
  name: 'lists',
  version: '1',
  emit: ({ pages }) => [
    {
      file: 'list.json',
      content: JSON.stringify(pages.map(({ route, headings, links, sections }) => [route, headings, links.length, sections.length])),
    },
  ],
  check: ({ pages }) =>
    pages
      .filter(({ text }) => text.includes('${word}'))
      .map(({ source = '' }) => ({ severity: 'warning' as const, file: source, line: 1, message: 'it says ${word}' })),
})
`

// A component that MDX knows without an import, with what a plugin has brought.
const SHOWN = (word: string): string => `import { usePluginData } from '@docusaurus/useGlobalData'
export const Shown = ({ start, children }) => (
  <b>${word} {start} {JSON.stringify(usePluginData('brings', undefined, { failfast: false }))} {children}</b>
)
`

it.each(seeds)(
  'a session with plugins gives the bytes of a fresh build after any edits, seed %i',
  async (seed) => {
    const siteDir = join(mkdtempSync(join(realpathSync(tmpdir()), 'docgen-plugins-')), 'site')
    writeSite(siteDir)
    const session = openSession({ siteDir, includesDrafts: true, now: () => 0 })
    const edit = createPluginEditor(siteDir, seed)
    const history: string[] = []
    let sound = 0
    try {
      expect(await session.update({ paths: [], isStructural: true })).toEqual([])
      await compareSession(siteDir, session, 'the first reading')
      for (let count = 1; count <= EDITS; count++) {
        const { what, ...changes } = edit()
        history.push(what)
        await session.update(changes)
        if (count % COMPARE_EVERY !== 0) continue
        await compareSession(siteDir, session, history.slice(-COMPARE_EVERY).join('\n'))
        if (existsSync(join(siteDir, '../fresh/index.html'))) sound++
      }
    } finally {
      await session.close()
      rmSync(join(siteDir, '..'), { recursive: true, force: true })
    }
    // Files that are no pages are compared only where the build ends well.
    expect(sound).toBeGreaterThan(EDITS / COMPARE_EVERY / 2)
  },
  600_000,
)

/** Edits pages, what the plugins read, the plugins, and the config that names them. */
function createPluginEditor(siteDir: string, seed: number): () => Edit {
  const random = createRandom(seed)
  const pick = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? ''
  const word = (): string => pick(['apple', 'bridge', 'cloud', 'plain', 'other', 'third'])
  let serial = 0
  let broken: string | undefined
  const write = (path: string, text: string): Edit => {
    const isNew = !existsSync(join(siteDir, path))
    writeFileSync(join(siteDir, path), text)
    return { what: `${isNew ? 'create' : 'write'} ${path}: ${text}`, paths: [path], isStructural: isNew }
  }
  const page = (): string =>
    `docs/${pick(readdirSync(join(siteDir, 'docs')).filter((name) => name.startsWith('page')))}`
  const text = (): string =>
    `---\ntags: [${word()}]\nsidebar_position: ${Math.floor(random() * 9)}\n---\n\n# ${word()} ${++serial}\n\n## ${word()}\n\n[start](./index.md) ${word()}\n`
  const data = (): string => JSON.stringify({ name: `${word()} ${Math.floor(random() * 99)}` })
  const edits: (() => Edit)[] = [
    () => write(page(), text()),
    () => write(`docs/page-${++serial}.md`, text()),
    () => write(`docs/page-m${++serial}.mdx`, `${text()}\n<Shown start={${++serial}}>*${word()}*</Shown>\n`),
    () => write('Shown.tsx', SHOWN(word())),
    () => {
      const [from, to] = [page(), `docs/page-${++serial}.md`]
      renameSync(join(siteDir, from), join(siteDir, to))
      return { what: `move ${from} to ${to}`, paths: [from, to], isStructural: true }
    },
    () => write('plugins.ts', PLUGINS(word())),
    () => write('site.config.ts', makeConfig(word(), random)),
    () => write('partials/_one.md', `${word()}\n`),
    () => write('data/a.txt', data()),
    () => write(`data/${pick(['b', 'c', 'd'])}.txt`, data()),
    () => {
      const file = `data/${pick(['b', 'c', 'd'])}.txt`
      if (!existsSync(join(siteDir, file))) return write(file, data())
      rmSync(join(siteDir, file))
      return { what: `remove ${file}`, paths: [file], isStructural: true }
    },
    () => {
      broken = random() < 0.3 ? `data/${pick(['a', 'b'])}.txt` : undefined
      return broken === undefined ? write('data/a.txt', data()) : write(broken, '{ broken')
    },
  ]
  return () => {
    const mended = broken
    // Some edits come between; in the end what is broken is mended.
    if (mended !== undefined && random() < 0.5) {
      broken = undefined
      return write(mended, data())
    }
    const edit = edits[Math.floor(random() * edits.length)]
    if (!edit) throw new Error('there is no such edit')
    return edit()
  }
}

/** A config in which plugins come, go, and change places. */
function makeConfig(word: string, random: () => number): string {
  const named = [
    ...(random() < 0.8 ? ['brings'] : []),
    ...(random() < 0.7 ? ['moves'] : []),
    ...(random() < 0.7 ? [`stamp('${word}')`] : []),
    ...(random() < 0.7 ? ['lists'] : []),
  ]
  const plugins = random() < 0.5 ? named : named.toReversed()
  return `import { brings, lists, moves, stamp } from './plugins'
export default {
  title: '${word}',
  url: 'https://docs.example',
  trailingSlash: false,
  plugins: [${plugins.join(', ')}],
  ${random() < 0.97 ? "markdown: { components: { Shown: './Shown.tsx' } }," : ''}
  ${random() < 0.5 ? "theme: { components: { DocFooter: './DocFooter.tsx' } }," : ''}
}
`
}

function writeSite(siteDir: string): void {
  const files: Readonly<Record<string, string>> = {
    'site.config.ts': makeConfig('Start', () => 0),
    'plugins.ts': PLUGINS('plain'),
    'Shown.tsx': SHOWN('plain'),
    'DocFooter.tsx': `import { pluginData } from '@docgen/cli/data'
export const DocFooter = () => <p>{JSON.stringify(pluginData)}</p>
`,
    'data/a.txt': '{ "name": "First" }',
    'data/b.txt': '{ "name": "Second" }',
    'docs/index.md': '# Start\n',
    'partials/_one.md': 'One\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(siteDir, file, '..'), { recursive: true })
    writeFileSync(join(siteDir, file), text)
  }
  for (let count = 0; count < 8; count++) writeFileSync(join(siteDir, `docs/page-${count}.md`), `# Page ${count}\n`)
}
