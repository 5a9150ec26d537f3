import { createByteMemo } from '../cache/byte-memo.js'
import type { LivePage } from '../session/live/live-pages.js'

/** Decodes the text of pages, shared by all windows that show the same page; `room` is in bytes. */
export function createPageTexts(room: number): (page: LivePage) => string {
  const texts = createByteMemo<string>(room)
  return ({ hash, bytes }) => {
    const text = texts.get(hash) ?? Buffer.from(bytes).toString('utf8')
    texts.set(hash, text, bytes.length)
    return text
  }
}
