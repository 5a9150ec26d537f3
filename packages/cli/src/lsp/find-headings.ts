import { splitFrontMatter } from '../config/yaml/split-front-matter.js'

/** A heading in the text of a page. Offsets are in UTF-16 code units. */
export interface Heading {
  /** The text as written, without marks and custom id. */
  readonly title: string
  readonly level: number
  /** Its id on the page; undefined if it has none, or if it is unknown. */
  readonly id: string | undefined
  /** Span of the title. */
  readonly start: number
  readonly end: number
  /** Span of a custom id without its marks: `{#id}`. */
  readonly customId?: { readonly start: number; readonly end: number }
}

const FENCE = /^[ \t>]*(`{3,}|~{3,})/
const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/
const CUSTOM_ID = /[ \t]\\?\{#([^{}\s]+)\}[ \t]*$/

/**
 * Finds the headings of a page's text that begin with `#`. `anchors` are the ids of the compiled page in their order: a
 * heading gets the next id that its text can have.
 */
export function findHeadings(text: string, anchors: readonly string[] = []): readonly Heading[] {
  const block = splitFrontMatter(text)
  let offset = block === undefined || block === 'unterminated' ? 0 : block.bodyOffset
  let fence: string | undefined
  let next = 0
  const headings: Heading[] = []
  for (const line of text.slice(offset).split('\n')) {
    const [, marks] = FENCE.exec(line) ?? []
    const [, level = '', rest = ''] =
      marks === undefined && fence === undefined ? (HEADING.exec(trimEnd(line)) ?? []) : []
    if (marks !== undefined) {
      if (fence === undefined) fence = marks
      else if (marks.startsWith(fence)) fence = undefined
    } else if (level !== '') {
      const custom = CUSTOM_ID.exec(rest)
      const title = (custom ? rest.slice(0, custom.index) : rest).replace(/[ \t]#{1,9}$/, '').trimEnd()
      const start = offset + line.indexOf(rest, line.indexOf('#') + level.length)
      const plain = slugOf(title)
      const isOf = (id: string): boolean =>
        custom ? id === custom[1] : id === plain || id.startsWith(`${plain}-`) || slugOf(id) === plain
      const at = anchors.findIndex((id, index) => index >= next && isOf(id))
      if (at !== -1) next = at + 1
      const idStart = custom ? start + custom.index + custom[0].indexOf('{#') + 2 : 0
      headings.push({
        title,
        level: level.length,
        id: at === -1 ? undefined : anchors[at],
        start,
        end: start + title.length,
        ...(custom?.[1] !== undefined && { customId: { start: idStart, end: idStart + custom[1].length } }),
      })
    }
    offset += line.length + 1
  }
  return headings
}

function trimEnd(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}

/** The letters and digits of a heading, joined by hyphens: enough to tell which of the page's ids belongs to it. */
function slugOf(title: string): string {
  const words = title
    .replace(/\]\([^()]{0,500}\)/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}_]+/gu)
  return (words ?? []).join('-')
}
