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
  let text = ''
  let isSeparated = false
  const closed: Section[] = []
  // Single blanks, which nearly all are, stay as they are: replacing them took longer than all the rest of a section.
  const current = (): Section => ({ ...heading, text: text.replace(/\s*[^\S ]\s*| {2,}/g, ' ').trim() })
  return {
    open(next) {
      closed.push(current())
      heading = { id: next.id, title: next.title, level: next.level }
      text = ''
    },
    add(added) {
      text += isSeparated ? ` ${added}` : added
      isSeparated = false
    },
    separate() {
      isSeparated = true
    },
    sections: () => [...closed, current()],
  }
}
