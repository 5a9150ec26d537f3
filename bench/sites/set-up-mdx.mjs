import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePath } from '../corpus/compose-page.mjs'
import { generatePages } from '../generate-pages.mjs'

/** Number of custom components that the pages share. */
const COMPONENTS = 20

/** The same two tabs after the content of every page, in three notations. */
const TABS = {
  markdown: (page) =>
    `\n::::tabs{group=bench}\n:::tab[First ${page}]{value=a}\nIn the first\n:::\n:::tab[Second]{value=b}\nIn the second\n:::\n::::\n`,
  literal: (page) => `
<Tabs groupId="bench" values={[{ label: 'First ${page}', value: 'a' }, { label: 'Second', value: 'b' }]}>
<TabItem value="a">In the first</TabItem>
<TabItem value="b">In the second</TabItem>
</Tabs>
`,
}
const IMPORTS = "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n"

/**
 * Three sites with the same pages: with Markdown tabs, as MDX with literal props, and as MDX with a custom
 * component on every page.
 *
 * @param {object} options
 * @param {string} options.root a new folder
 * @param {number} options.pages
 * @param {string[]} options.corpusFolders
 * @returns {{markdown: string, literal: string, component: string}} the three folders
 */
export function setUpMdx({ root, pages, corpusFolders }) {
  const sites = { markdown: join(root, 'markdown'), literal: join(root, 'literal'), component: join(root, 'component') }
  for (const [name, folder] of Object.entries(sites)) {
    mkdirSync(join(folder, 'src'), { recursive: true })
    generatePages({ count: pages, folder: join(folder, 'docs'), corpusFolders })
    for (let page = 0; page < pages; page += 1) rewrite(join(folder, 'docs', pagePath(page)), name, page)
    writeFileSync(
      join(folder, 'site.config.ts'),
      "export default { title: 'Bench', url: 'https://bench.example', search: { enabled: false }, onBrokenLinks: 'warn' }\n",
    )
  }
  for (let index = 0; index < COMPONENTS; index += 1) {
    writeFileSync(
      join(sites.component, 'src', `Card${index}.tsx`),
      `export default function Card({ title, children }: { title: string; children?: unknown }) {
  return <section className="card-${index}"><b>{title}</b>{children as never}</section>
}
`,
    )
  }
  return sites
}

/** Rewrites every page, so that no site has an advantage; escapes prose that is not valid MDX. */
function rewrite(path, site, page) {
  const [, front, body] = /^(---\n[\s\S]*?\n---\n)?([\s\S]*)$/.exec(readFileSync(path, 'utf8'))
  const prose = escapeProse(body)
  if (site === 'markdown') {
    writeFileSync(path, (front ?? '') + prose + TABS.markdown(page))
    return
  }
  const card = `import Card from '@site/src/Card${page % COMPONENTS}'\n`
  const use = `\n<Card title={'Page ' + ${page}}>\n\nText of a *component*\n\n</Card>\n`
  const isOwn = site === 'component'
  const text = `${front ?? ''}${IMPORTS}${isOwn ? card : ''}\n${prose}${TABS.literal(page)}${isOwn ? use : ''}`
  writeFileSync(path, text)
  renameSync(path, path.replace(/\.md$/, '.mdx'))
}

/** Rewrites braces, angle brackets and links so that both syntaxes parse them alike. */
function escapeProse(text) {
  const pieces = text.split(/(^`{3,}[\s\S]*?^`{3,}$|`[^`\n]*`)/m)
  return pieces
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/<(?=[^\s])/g, '&lt;')
            .replace(/[{}]/g, '\\$&')
            .replace(/\.md\b(?=[)#])/g, ''),
    )
    .join('')
}
