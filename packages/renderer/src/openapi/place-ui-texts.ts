import type { PlacedUiText, Section } from '../contract/index.js'
import type { Markers } from '../markdown/create-markers.js'
import { inEnglish } from './api-words.js'

/** Replaces the markers of UI strings in a section's text by English, and records their positions. */
export function placeUiTexts(marked: string, { holeAt }: Markers): Pick<Section, 'text' | 'uiTexts'> {
  if (!marked.includes('\u0000')) return { text: marked }
  const uiTexts: PlacedUiText[] = []
  let text = ''
  // Every second piece is the number of a marker.
  for (const [index, piece] of marked.split(/\u0000(\d+)\u0000/).entries()) {
    const hole = index % 2 === 1 ? holeAt(Number(piece)) : undefined
    if (hole?.kind !== 'text') text += piece
    else {
      const { key, values } = hole
      const english = inEnglish(key, values)
      uiTexts.push({ start: text.length, end: text.length + english.length, key, values })
      text += english
    }
  }
  return uiTexts.length === 0 ? { text } : { text, uiTexts }
}
