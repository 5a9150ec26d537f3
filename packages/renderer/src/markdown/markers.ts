import type { Hole, Text } from '../contract/index.js'

/** Stands in the rendered HTML for what only `render` knows. U+0000 never comes from a document: CommonMark has none. */
const MARKER = /(?:<!-- -->)?\u0000h(\d+)\u0000(?:<!-- -->)?|\u0000(\d+)\u0000/g

/** The places of one document's HTML that are filled later, and the HTML that React must not touch. */
export interface Markers {
  /** Gives a marker for a UI text: what components get as `text`. */
  readonly text: Text
  /** Gives the marker of a hole. */
  hole(hole: Hole): string
  /** Gives a marker for finished HTML, to be put in as it is. */
  html(html: string): string
  /** Cuts rendered HTML at its markers. */
  cut(rendered: string): { readonly parts: readonly string[]; readonly holes: readonly Hole[] }
}

/** Starts the list of a document's markers. */
export function createMarkers(): Markers {
  const marked: Hole[] = []
  const pieces: string[] = []
  const hole = (added: Hole): string => `\u0000${marked.push(added) - 1}\u0000`
  return {
    hole,
    text: (key, values = {}) => {
      const strings = Object.entries(values).map(([name, value]) => [name, String(value)])
      return hole({ kind: 'text', key, values: Object.fromEntries(strings) })
    },
    html: (html) => `\u0000h${pieces.push(html) - 1}\u0000`,
    cut(rendered) {
      const parts: string[] = []
      const holes: Hole[] = []
      let part = ''
      let end = 0
      for (const match of rendered.matchAll(MARKER)) {
        part += rendered.slice(end, match.index)
        end = match.index + match[0].length
        const found = match[2] === undefined ? undefined : marked[Number(match[2])]
        if (found) {
          parts.push(part)
          holes.push(found)
          part = ''
        } else {
          part += pieces[Number(match[1])] ?? ''
        }
      }
      parts.push(part + rendered.slice(end))
      return { parts, holes }
    },
  }
}

/** A text without U+0000, which plugins and settings could bring in. */
export function withoutMarkers(text: string): string {
  return text.includes('\u0000') ? text.replaceAll('\u0000', '\uFFFD') : text
}
