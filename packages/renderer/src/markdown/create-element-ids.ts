import { slug } from 'github-slugger'

/** The ids of one document. */
export interface ElementIds {
  /** Takes an id that the source chose. False when it was taken before. */
  reserve(id: string): boolean
  /** Takes the next free id for a heading: its GitHub slug, numbered when taken. */
  slug(text: string): string
}

/** Starts with no id taken. */
export function createElementIds(): ElementIds {
  // Id → how many numbered ones have been made of it.
  const taken = new Map<string, number>()
  return {
    reserve(id) {
      if (taken.has(id)) return false
      taken.set(id, 0)
      return true
    },
    slug(text) {
      const base = slugOf(text) || 'section'
      let id = base
      let count = taken.get(base)
      while (count !== undefined && taken.has(id)) {
        count += 1
        id = `${base}-${count}`
      }
      if (count !== undefined) taken.set(base, count)
      taken.set(id, 0)
      return id
    },
  }
}

/** The expression of the library goes through all of Unicode; most headings are words of ASCII. */
function slugOf(text: string): string {
  return /^[\w -]*$/.test(text) ? text.toLowerCase().replaceAll(' ', '-') : slug(text)
}
