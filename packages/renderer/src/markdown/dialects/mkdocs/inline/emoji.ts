import { findEmoji } from '../../find-emoji.js'
import type { InlineConstruct } from './inline-construct.js'

const PATTERN = /(?<![\w:]):([a-z0-9_+-]{1,40}):(?![\w:])/g

/** `:smile:` becomes the emoji with that name on GitHub. Other names stay as they are. */
export const emoji: InlineConstruct = ({ text, isFree }) => {
  if (!text.includes(':')) return []
  return [...text.matchAll(PATTERN)].flatMap(({ index, 0: matched, 1: name = '' }) => {
    const end = index + matched.length
    const found = isFree(index, end) ? findEmoji(name) : undefined
    return found === undefined ? [] : [{ start: index, end, text: found }]
  })
}
