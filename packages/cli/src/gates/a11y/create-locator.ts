import { escapePattern } from '@docgen/renderer/contract'
import { positionAt } from '../../config/source/position-at.js'
import type { PagePosition } from '../locate-page.js'
import { maskCode } from '../text/mask-code.js'
import type { Clue } from './a11y-problem.js'

/** A source file of a page. */
export interface ClueSource {
  /** Relative to the site's folder. */
  readonly file: string
  readonly text: string
  /** 1-based line on which the body starts. */
  readonly bodyLine: number
}

/** Returns the next position of an element that matches a clue. */
export type Locate = (clue: Clue | undefined) => PagePosition

/**
 * Creates a function that finds elements in the files of a page, the page itself first. Each call with the same clue
 * returns the next position, or `fallback`, the position of the page, if there is none: the element may come from a
 * component.
 */
export function createLocator(sources: readonly ClueSource[], fallback: PagePosition): Locate {
  const masked = sources.map(({ file, text, bodyLine }) => ({ file, whole: text, text: maskCode(text, bodyLine) }))
  const found = new Map<string, Iterator<PagePosition, undefined>>()
  return (clue) => {
    if (!clue) return fallback
    const key = `${clue.kind} ${clue.level} ${clue.url} ${clue.text}`
    const rest = found.get(key) ?? findAll(clue, masked).values()
    found.set(key, rest)
    return rest.next().value ?? fallback
  }
}

interface MaskedSource {
  readonly file: string
  readonly whole: string
  /** Without code. */
  readonly text: string
}

/** All positions of elements that match a clue. If no heading of its level matches, headings of any level do. */
function findAll(clue: Clue, sources: readonly MaskedSource[]): readonly PagePosition[] {
  const pattern = compileClue(clue)
  const positions = sources.flatMap(({ file, text, whole }) =>
    // A heading can consist of code, so only its `#` has to be outside of code.
    [...(clue.kind === 'heading' ? whole : text).matchAll(pattern)].flatMap(({ index, 0: match }) => {
      if (clue.kind === 'heading' && text.charAt(index) !== match.charAt(0)) return []
      const start = index + match.length - match.trimStart().length
      return [{ file, ...positionAt(text, start, start + match.trim().length) }]
    }),
  )
  if (positions.length > 0 || clue.level === undefined) return positions
  const { level: _, ...others } = clue
  return findAll(others, sources)
}

/** A pattern for the notations of an element in Markdown, HTML and JSX. */
function compileClue({ kind, text, level, url }: Clue): RegExp {
  const words = text.split(' ').map(escapePattern).join('\\s+')
  if (kind === 'heading') return text === '' ? /^#{1,6}[ \t]*$/gm : headingPattern(text, level)
  if (kind === 'link' && url !== undefined) return namelessLinkPattern(escapePattern(url))
  if (kind === 'link')
    return text === '' ? /(?<!!)\[\]\(|<a\b[^<>]*>\s*<\/a>|\[!\[\]\(|\[<img\b[^<>]*>\]\(/g : linkPattern(words)
  if (kind === 'alt') return new RegExp(`!\\[${words}\\]|alt=["']${words}["']`, 'g')
  if (kind === 'text') return new RegExp(`(?<!\\w)${words}(?!\\w)`, 'g')
  if (kind === 'id') return new RegExp(`\\bid=["']${words}["']|\\{#${words}\\}`, 'g')
  if (kind === 'cell') return new RegExp(`^[ \\t]*\\|.*${words}|<table\\b`, 'gm')
  return new RegExp(`<${words}\\b(?![^<>]*\\b(?:alt|title|aria-label)=)`, 'g')
}

/** Matches a heading in Markdown or HTML. Each word can be in bold, in code or in a link. */
function headingPattern(text: string, level: number | undefined): RegExp {
  const words = text.split(' ').map(escapePattern)
  const marked = words.map((word) => `[*_\`[]{0,4}${word}[*_\`]{0,3}(?:\\]\\([^()\\n]*\\))?`)
  const tags = '(?:<[^<>]*>){0,3}'
  const html = words.map((word) => `${tags}${word.replace(/[,:;!]$/, `${tags}$&`)}${tags}`).join('\\s+')
  return new RegExp(
    `^#{${level ?? '1,6'}}[ \\t]+${marked.join('\\s+')}(?!\\w)|<h${level ?? '[1-6]'}\\b[^<>]*>\\s*${html}\\s*</h`,
    'gm',
  )
}

/** Links to a URL with nothing or only an image in them. Attributes are bounded, so that many URLs in one tag cost little. */
function namelessLinkPattern(url: string): RegExp {
  const html = `<a\\b[^<>]{0,500}\\bhref=["']?${url}(?:["' ][^<>]{0,500})?>\\s*(?:<img\\b[^<>]*>\\s*)?</a>`
  return new RegExp(`(?<!!)\\[(?:!\\[\\]\\([^()\\n]*\\)|<img\\b[^<>]*>)?\\]\\(${url}[ )]|${html}`, 'g')
}

function linkPattern(words: string): RegExp {
  const marks = '[*_`"“„\']{0,3}'
  return new RegExp(`(?<!!)\\[${marks}${words}[.…]?${marks}\\](?!:)|>\\s*${words}\\s*</a>`, 'gi')
}
