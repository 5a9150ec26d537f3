import { blank, maskCode } from '../text/mask-code.js'
import { mapExpressions, mapTags, maskModuleCode } from './map-expressions.js'

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g

/** Parts of Markdown that are not prose: definitions, names of directives, URLs, and placeholders such as `\{host\}`. */
const MARKUP: readonly RegExp[] = [
  /^[ \t>]*\[[^[\]\r\n]+\]:.*$/gm,
  /^[ \t>]*:{2,}[\w-]*/gm,
  /\]\([^()\n]*\([^()\n]*\)[^()\n]*\)/g,
  /\]\([^()\n]*\)/g,
  /\bhttps?:\/\/[^\s<>"„“”«»]+/gi,
  /\\\{[^{}\n]*\}/g,
]

/** Replaces everything but prose with spaces, so that offsets stay the same. */
export function maskProse(text: string, bodyLine: number): string {
  const withoutComments = maskCode(text, bodyLine).replace(COMMENT, blank)
  const withoutJsx = mapTags(mapExpressions(maskModuleCode(withoutComments), false, blank), blank)
  return MARKUP.reduce((masked, pattern) => masked.replace(pattern, blank), withoutJsx)
}
