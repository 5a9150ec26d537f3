import { editLine, insertLine, type SourceLine } from '../source-line.js'
import { MAX_TAG, readShortcode } from './read-shortcode.js'

/** Maximum number of lines of a tag. */
const MAX_LINES = 40

/** Joins the lines of tags that have several lines, so that each tag is in one line. */
export function joinTags(lines: readonly SourceLine[]): readonly SourceLine[] {
  if (!lines.some(({ text }) => text.lastIndexOf('{{') > text.lastIndexOf('}}'))) return lines
  const joined: SourceLine[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]
    if (!line) break
    const count = countLines(lines, index)
    if (count === 1) {
      joined.push(line)
      continue
    }
    const parts = lines.slice(index, index + count).map(({ text }) => text.trim())
    const rest = ` ${parts.slice(1).join(' ')}`
    joined.push(editLine(line, [{ start: line.text.length, end: line.text.length, text: rest }]))
    // Lines keep their number, so that the number of lines stays the same.
    joined.push(...(index + count < lines.length ? [] : [insertLine('', line)]))
    index += count - 1
  }
  return joined
}

/** The number of lines of the text that a tag at the end of a line continues; 1 if there is none. */
function countLines(lines: readonly SourceLine[], start: number): number {
  let text = lines[start]?.text ?? ''
  const at = text.lastIndexOf('{{')
  if (at === -1 || at < text.lastIndexOf('}}') || !/[<%]/.test(text.charAt(at + 2))) return 1
  for (let count = 2; count <= MAX_LINES && text.length - at < MAX_TAG; count++) {
    const next = lines[start + count - 1]
    if (!next) return 1
    text += ` ${next.text.trim()}`
    if (text.includes('}}', at) && readShortcode(text, at)) return count
  }
  return 1
}
