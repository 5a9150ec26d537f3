import type { RandomWords } from './random-words.js'

/** Writes MDX pages, and what they import, at random. */
export interface MdxWriter {
  /** A page, optionally with a partial `_near.mdx` next to it. */
  readonly page: (hasNear: boolean) => string
  readonly partial: () => string
  /** A component, which may render another one. */
  readonly component: (hasInner: boolean) => string
  readonly island: () => string
}

/** Creates a writer whose files reference each other, existing or not. */
export function createMdxWriter({ pick, word, below, isLikely }: RandomWords): MdxWriter {
  const block = (hasNear: boolean): string =>
    pick([
      () => `## ${word()} {${pick(["'text'", '1 + 1', 'product', 'product.length', 'toc.length'])}}\n`,
      () => `<Tabs><TabItem value="a" label="${word()}">${word()}</TabItem></Tabs>\n`,
      () => `<Card title="${word()}">\n\nA *${word()}*\n\n</Card>\n`,
      () => `<Counter start={${below(9)}} />\n`,
      () => `<Part name="${word()}" />\n`,
      () => (hasNear ? '<Near name={product} />\n\nIt has {near.length} parts.\n' : '{metadata.title}\n'),
      () => `<Shown start={${below(9)}}>*${word()}*</Shown>\n`,
      () => `<Kit word={'${word()}'.length} />\n`,
      () => '{data.word} and {conf.word}, {code}\n',
      () => `{${pick(['frontMatter.description', 'frontMatter.sidebar_label', 'contentTitle', 'metadata.title'])}}\n`,
      () => `A <b>${word()}</b> {/* comment */}\n`,
    ])()
  return {
    page: (hasNear) => {
      const blocks = Array.from({ length: 1 + below(4) }, () => block(hasNear))
      const used = blocks.join('\n')
      const imports = IMPORTS.filter(([name]) => used.includes(name)).map(([, line]) => line)
      return `${imports.join('\n')}\n\n# ${word()}\n\n${used}`
    },
    partial: () =>
      `${isLikely(0.3) ? "import { Card } from '@site/src/Card'\n\n<Card title={1 + 2} />\n\n" : ''}${isLikely(0.5) ? `## ${word()}\n\n` : ''}Part of {props.name}, ${word()}\n`,
    component: (
      hasInner,
    ) => `${hasInner ? "import { Card as Inner } from './Inner.js'\n" : ''}import styles from './card.module.css'
import data from './data.json'
export const Card = ({ title, children }) => <p className={styles.card}>${word()} {data.word} {title} {${hasInner ? '<Inner title="in" />' : 'children'}}</p>
`,
    island: () => `'use client'
import { useState } from 'react'
export default function Counter({ start }) {
  const [count] = useState(start)
  return <b>${word()} {count}</b>
}
`,
  }
}

const IMPORTS: readonly (readonly [string, string])[] = [
  ['<Card', "import { Card } from '@site/src/Card'"],
  ['<Counter', "import Counter from '@site/src/Counter'"],
  ['<Part', "import Part from '@site/partials/_part.mdx'"],
  ['<Near', "import Near, { toc as near } from './_near.mdx'"],
  ['<Kit', "import Kit from '@site/src/kit'"],
  ['data.', "import data from '@site/src/data.json'"],
  ['conf.', "import conf from '@site/src/data.yml'"],
  ['code}', "import code from '@site/src/data.json?raw'"],
  ['<Tabs', "import Tabs from '@theme/Tabs'"],
]
