import { slug } from 'github-slugger'

/** How ids of headings derive from their text. */
export interface AnchorSettings {
  /** Whether ids keep capital letters, in the style of GitHub. */
  readonly maintainCase?: boolean
  /** The tool whose ids these are; GitHub if absent. Hugo's are the same, but its titles have ids. */
  readonly style?: 'github' | 'hugo' | keyof typeof SLUGS
}

/** The ids of one page. */
export interface ElementIds {
  /** Reserves an id set in the source. Returns false if it is taken. */
  reserve(id: string): boolean
  /** Reserves the next free id for a heading: its slug, numbered if taken. */
  slug(text: string): string
}

/** Slugs of other tools than GitHub. */
const SLUGS = { gitbook: slugOfGitBook, mintlify: slugOfMintlify, 'python-markdown': slugOfPython }

/** Creates the ids of a page, none of them taken yet. With `maintainCase`, ids of headings keep capital letters. */
export function createElementIds({ maintainCase = false, style = 'github' }: AnchorSettings = {}): ElementIds {
  const isPython = style === 'python-markdown'
  // Id → number of numbered ids derived from it.
  const numberedCounts = new Map<string, number>()
  return {
    reserve(id) {
      if (numberedCounts.has(id)) return false
      numberedCounts.set(id, 0)
      return true
    },
    slug(text) {
      const words = style === 'github' || style === 'hugo' ? slugOf(text, maintainCase) : SLUGS[style](text)
      // Python-Markdown only numbers headings without letters.
      const base = words === '' && !isPython ? 'section' : words
      let id = base
      let count = base === '' ? (numberedCounts.get('') ?? 0) : numberedCounts.get(base)
      while (count !== undefined && (id === '' || numberedCounts.has(id))) {
        count += 1
        id = `${base}${isPython ? '_' : '-'}${count}`
      }
      if (count !== undefined) numberedCounts.set(base, count)
      numberedCounts.set(id, 0)
      return id
    },
  }
}

/**
 * Returns the slug of a text. Avoids the library's pattern for all of Unicode in ASCII texts, which most headings are.
 */
function slugOf(text: string, maintainCase: boolean): string {
  if (!/^[ -~]*$/.test(text)) return slug(text, maintainCase)
  const words = /[^\w -]/.test(text) ? text.replace(/[^\w -]/g, '') : text
  return (maintainCase ? words : words.toLowerCase()).replaceAll(' ', '-')
}

/** The slug of Python-Markdown's extension toc: ASCII only, and one hyphen for any number of them or of spaces. */
function slugOfPython(text: string): string {
  const ascii = text.normalize('NFKD').replace(/[^\w\s-]|[^\0-\x7f]/g, '')
  return ascii
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')
}

/** The id that GitBook gives a heading: points stay, and other punctuation and emoji separate words. */
function slugOfGitBook(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll('|', ' or ')
    .split(/[^\p{L}\p{M}\p{N}_.]+/u)
    .filter((word) => word !== '')
    .join('-')
  return /^\d/.test(words) ? `id-${words}` : words
}

/** The slug of Mintlify: a dot separates words, an ampersand is “and”, and characters beyond ASCII stay. */
function slugOfMintlify(text: string): string {
  const words = text.toLowerCase().replaceAll('&', ' and ').replaceAll('.', ' ')
  return words
    .replace(/[!"#%'()*+,/:;<=>?@[\\\]^`{|}~]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}
