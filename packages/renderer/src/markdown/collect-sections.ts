import type { Section } from '../contract/index.js'

/** Gathers the text under each heading while a document is walked in order. */
export interface SectionCollector {
  /** Begins the section under a heading. */
  open(heading: { readonly id: string; readonly title: string; readonly level: number }): void
  add(text: string): void
  /** Marks the end of a block: texts on its two sides are different words. */
  separate(): void
  sections(): Section[]
}

/** Starts with the section before the first heading. */
export function collectSections(): SectionCollector {
  let heading = { id: '', title: '', level: 1 }
  let texts: string[] = []
  const closed: Section[] = []
  const current = (): Section => ({ ...heading, text: texts.join('').replace(/\s+/g, ' ').trim() })
  return {
    open(next) {
      closed.push(current())
      heading = { id: next.id, title: next.title, level: next.level }
      texts = []
    },
    add: (text) => void texts.push(text),
    separate: () => void texts.push(' '),
    sections: () => [...closed, current()],
  }
}
