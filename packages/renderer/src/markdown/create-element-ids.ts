import GithubSlugger, { slug } from 'github-slugger'

/** The ids of one document. */
export interface ElementIds {
  /** Takes an id that the source chose. False when it was taken before. */
  reserve(id: string): boolean
  /** Takes the next free id for a heading: its GitHub slug, numbered when taken. */
  slug(text: string): string
}

/** Starts with no id taken. */
export function createElementIds(): ElementIds {
  const slugger = new GithubSlugger()
  const taken = new Set<string>()
  return {
    reserve(id) {
      if (taken.has(id)) return false
      taken.add(id)
      slugger.occurrences[id] ??= 0
      return true
    },
    slug(text) {
      const id = slugger.slug(slug(text) === '' ? 'section' : text)
      taken.add(id)
      return id
    },
  }
}
