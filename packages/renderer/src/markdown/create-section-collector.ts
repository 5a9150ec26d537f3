import type { Section } from '../contract/index.js'
import { createWordJoiner } from '../html/create-word-joiner.js'

/** Collects the text under each heading while a page is traversed in order. */
export interface SectionCollector {
  /** Begins the section under a heading. */
  open(heading: { readonly id: string; readonly title: string; readonly level: number }): void
  add(text: string): void
  /** Marks the end of a block: texts before and after it are separate words. */
  separate(): void
  sections(): Section[]
}

/** Creates a collector. Its first section is the text before the first heading. */
export function createSectionCollector(): SectionCollector {
  let heading = { id: '', title: '', level: 1 }
  let words = createWordJoiner()
  const closed: Section[] = []
  const current = (): Section => ({ ...heading, text: words.text() })
  return {
    open(next) {
      closed.push(current())
      heading = { id: next.id, title: next.title, level: next.level }
      words = createWordJoiner()
    },
    add: (text) => words.add(text),
    separate: () => words.separate(),
    sections: () => [...closed, current()],
  }
}
