import type { Section } from '../contract/index.js'

/** Collects the text under each heading while a page is traversed in order. */
export interface SectionCollector {
  /** Begins the section under a heading. */
  open(heading: { readonly id: string; readonly title: string; readonly level: number }): void
  add(text: string): void
  /** Marks the end of a block: texts before and after it are separate words. */
  separate(): void
  sections(): Section[]
}

/** Starts with the section before the first heading. */
export function collectSections(): SectionCollector {
  let heading = { id: '', title: '', level: 1 }
  let text = ''
  let isSeparated = false
  const closed: Section[] = []
  const current = (): Section => ({ ...heading, text: collapseBlanks(text).trim() })
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

/**
 * Single spaces, nearly all of them, stay as they are, and native code finds line endings: otherwise this took longer
 * than everything else about a section.
 */
function collapseBlanks(text: string): string {
  const line = text.includes('\n') ? text.replaceAll('\n', ' ') : text
  return /[^\S ]| {2}/.test(line) ? line.replace(/\s+/g, ' ') : line
}
