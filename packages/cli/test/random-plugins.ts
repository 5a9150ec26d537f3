import type { RandomWords } from './random-words.js'

/**
 * Plugins with every hook: documents with links, sidebar positions and tags, overriding front matter, and a hook
 * that fails on some data.
 */
export function createPlugins({ word, isLikely }: RandomWords): string {
  return `import { definePlugin } from '@docgen/cli'
import { mark } from './src/mark'

const SHOWN = '<Shown start={1 + 1} />\\n\\n<Card title={contentTitle}>*inside*</Card>'

export const brings = definePlugin({
  name: 'brings',
  version: '1',
  inputs: { files: ['data/*.txt'] },
  content: ({ files, read }) => ({
    documents: files.map((file, index) => ({
      path: \`docs/data/item-\${index}.md\${index % 2 === 1 ? 'x' : ''}\`,
      text: \`---\\ntags: [${word()}]\\n---\\n\\n\${index % 2 === 1 ? "import { Card } from '@site/src/Card'\\n\\n" : ''}# \${JSON.parse(read(file)).name}\\n\\n[start](../index.md)\\n\\n\${index % 2 === 1 ? SHOWN : '::include{file="/partials/_one.md"}'}\\n\`,
    })),
    data: { count: files.length, word: '${word()}' },
  }),
})

export const moves = definePlugin({
  name: 'moves',
  version: '1',
  pages: ({ pages }) => ({
    change: pages
      .filter(({ id }) => /[aeiou]\\w-|mdx-[ab]/.test(id))
      .map(({ source, title }) => ({ source, frontMatter: { ${isLikely(0.5) ? 'sidebar_label' : 'description'}: \`${word()} \${title}\` } })),
    add: [{ path: 'docs/list.md', text: '# All\\n\\n' + pages.map(({ title, route }) => \`- \${title} \${route}\\n\`).join('') }],
  }),
})

export const stamp = (word: string) =>
  definePlugin({
    name: 'stamp',
    version: '1',
    inputs: { values: word, files: ['data/a.txt', 'src/data.json'] },
    html: {
      appliesTo: ({ title }) => title.length % 2 === 0,
      change: (html, { page, read }) =>
        html.replace('</body>', \`<!-- \${word} \${mark} \${page.title} \${read('data/a.txt').length} --></body>\`),
    },
  })

export const lists = definePlugin({
  name: 'lists',
  version: '1',
  emit: ({ pages }) => [
    {
      file: 'list.json',
      content: JSON.stringify(
        pages.map(({ route, headings, links, sections, frontMatter }) => [route, headings, links.length, sections, frontMatter]),
      ),
    },
  ],
  check: ({ pages }) =>
    pages
      .filter(({ text }) => text.includes('${word()}'))
      .map(({ source = '' }) => ({ severity: 'warning' as const, file: source, line: 1, message: 'it says ${word()}' })),
})

export const remarkMark = () => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${word()} ' + mark }] })
}
`
}

/** A module that the plugins import. */
export function createMark({ word }: RandomWords): string {
  return `export const mark = '${word()}'\n`
}

/** A component that MDX can use without an import, with plugin data. */
export function createShown({ word }: RandomWords): string {
  return `import { usePluginData } from '@docusaurus/useGlobalData'
export const Shown = ({ start, children }) => (
  <b>${word()} {start} {JSON.stringify(usePluginData('brings', undefined, { failfast: false }))} {children}</b>
)
`
}

/** A component override with plugin data. */
export function createDocFooter({ word }: RandomWords): string {
  return `import { pluginData } from '@docgen/cli/data'
export const DocFooter = () => <p>${word()} {JSON.stringify(pluginData)}</p>
`
}

/** Input of the plugin that adds documents. */
export function createPluginInput({ word, below }: RandomWords): string {
  return JSON.stringify({ name: `${word()} ${below(99)}` })
}
