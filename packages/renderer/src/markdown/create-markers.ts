import type { Hole, Text } from '../contract/index.js'

/**
 * The positions in a page's HTML that are filled later, and the HTML that React must not touch. Each is rendered as a
 * marker: a number, or `h` and a number, between two U+0000. No source contains U+0000, because CommonMark replaces it.
 */
export interface Markers {
  /**
   * The `text` function of components: returns a marker for a UI string. Without values, the same string always gets
   * the same marker.
   */
  readonly text: Text
  /** Returns the marker of a hole. */
  hole(hole: Hole): string
  /** Returns the hole of a marker's number. Throws if there is none. */
  holeAt(index: number): Hole
  /** Returns a marker for HTML that can only be rendered after the rest of the page. */
  later(render: () => string): string
  /** Splits rendered HTML at its markers. */
  cut(rendered: string): { readonly parts: readonly string[]; readonly holes: readonly Hole[] }
}

/** Creates an empty list of markers. */
export function createMarkers(): Markers {
  const marked: Hole[] = []
  const later: (() => string)[] = []
  const markersByKey = new Map<string, string>()
  const hole = (added: Hole): string => `\u0000${marked.push(added) - 1}\u0000`
  const holeAt = (index: number): Hole => {
    const mark = marked[index]
    if (!mark) throw new Error(`a component changed the marker ${index}`)
    return mark
  }
  return {
    hole,
    text: (key, values = {}) => {
      const { strings, texts } = splitValues(values, marked)
      const marker = markersByKey.get(key)
      const isPlain = Object.keys(values).length === 0
      if (isPlain && marker !== undefined) return marker
      const placeholder = hole({ kind: 'text', key, values: strings, ...(Object.keys(texts).length > 0 && { texts }) })
      if (isPlain) markersByKey.set(key, placeholder)
      return placeholder
    },
    holeAt,
    later: (render) => `\u0000h${later.push(render) - 1}\u0000`,
    cut(rendered) {
      const parts: string[] = []
      const holes: Hole[] = []
      let part = ''
      const add = (html: string): void => {
        // Markers are between two U+0000, so every second piece is a marker.
        const pieces = html.split('\u0000')
        part += pieces[0] ?? ''
        for (let index = 1; index < pieces.length; index += 2) {
          const mark = pieces[index] ?? ''
          if (mark.startsWith('h')) add(later[Number(mark.slice(1))]?.() ?? '')
          else {
            holes.push(holeAt(Number(mark)))
            parts.push(part)
            part = ''
          }
          part += pieces[index + 1] ?? ''
        }
      }
      add(rendered.includes('<!-- -->') ? withoutBorders(rendered) : rendered)
      parts.push(part)
      return { parts, holes }
    },
  }
}

/**
 * Separates a UI string's values: `strings` are plain, `texts` are the keys of values that are UI strings themselves.
 */
function splitValues(values: Readonly<Record<string, string | number>>, marked: readonly Hole[]) {
  const strings: Record<string, string> = {}
  const texts: Record<string, string> = {}
  for (const name in values) {
    const value = String(values[name])
    const textKey = findTextKey(value, marked)
    if (textKey === undefined) strings[name] = value
    else texts[name] = textKey
  }
  return { strings, texts }
}

/** Returns the key of a marker's UI string; `undefined` for other markers and for plain text. */
function findTextKey(value: string, marked: readonly Hole[]): string | undefined {
  if (!value.startsWith('\u0000')) return undefined
  const index = /^\u0000(\d+)\u0000$/.exec(value)?.[1]
  const marker = index === undefined ? undefined : marked[Number(index)]
  return marker?.kind === 'text' ? marker.key : undefined
}

/** Removes the comments that React writes between two texts if one of them is a marker for HTML, which is not text. */
function withoutBorders(rendered: string): string {
  return rendered.replace(/(?:<!-- -->)?(\u0000h\d+\u0000)(?:<!-- -->)?/g, '$1')
}

/** Replaces U+0000, which plugins and settings could introduce, with U+FFFD, because it would begin a marker. */
export function withoutMarkers(text: string): string {
  return text.includes('\u0000') ? text.replaceAll('\u0000', '\uFFFD') : text
}
