/** Chance, and words by it. */
export interface RandomWords {
  readonly random: () => number
  readonly pick: <Value>(values: readonly Value[]) => Value
  readonly word: () => string
}

/** Writes pages of MDX, and what they import, at random. */
export interface MdxWriter {
  readonly page: () => string
  readonly partial: () => string
  readonly component: () => string
  readonly island: () => string
}

/** A writer whose files name one another, whether they are there or not. */
export function createMdxWriter({ random, pick, word }: RandomWords): MdxWriter {
  const block = (): string =>
    pick([
      () => `## ${word()} {${pick(["'text'", '1 + 1', 'product', 'toc.length'])}}\n`,
      () => `<Tabs><TabItem value="a" label="${word()}">${word()}</TabItem></Tabs>\n`,
      () => `<Card title="${word()}">\n\nA *${word()}*\n\n</Card>\n`,
      () => `<Counter start={${Math.floor(random() * 9)}} />\n`,
      () => `<Part name="${word()}" />\n`,
      () => `{data.word} and {conf.word}\n`,
      () => `A <b>${word()}</b>${random() < 0.1 ? ' < <' : ''} {/* comment */}\n`,
    ])()
  return {
    page: () => {
      const blocks = Array.from({ length: 1 + Math.floor(random() * 4) }, block)
      const used = blocks.join('\n')
      const imports = IMPORTS.filter(([name]) => used.includes(name)).map(([, line]) => line)
      return `${imports.join('\n')}\n\n# ${word()}\n\n${used}`
    },
    partial: () => `${random() < 0.5 ? `## ${word()}\n\n` : ''}Part of {props.name}, ${word()}\n`,
    component: () => {
      const inner = random() < 0.3
      return `${inner ? "import { Card as Inner } from './Inner.js'\n" : ''}import styles from './card.module.css'
export const Card = ({ title, children }) => <p className={styles.card}>${word()} {title} {${inner ? '<Inner title="in" />' : 'children'}}</p>
`
    },
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
  ['data.', "import data from '@site/src/data.json'"],
  ['conf.', "import conf from '@site/src/data.yml'"],
  ['<Tabs', "import Tabs from '@theme/Tabs'"],
]
