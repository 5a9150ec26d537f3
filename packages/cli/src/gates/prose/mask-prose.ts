import { blank, maskCode } from '../text/mask-code.js'

/** Parts of Markdown that are not prose: tags, expressions and attributes, URLs, definitions, names of directives. */
const MARKUP: readonly RegExp[] = [
  /^(?:import|export)[ \t].*$/gm,
  /^[ \t>]*\[[^[\]\r\n]+\]:.*$/gm,
  /^[ \t>]*:{2,}[\w-]*/gm,
  /\]\([^()\n]*\([^()\n]*\)[^()\n]*\)/g,
  /\]\([^()\n]*\)/g,
  /\bhttps?:\/\/[^\s<>"„“”«»]+/gi,
  /<\/?[a-z][^<>]*>/gi,
  /\{[^{}]*\}/g,
]

/** Replaces everything but prose with spaces, so that offsets stay the same. */
export function maskProse(text: string, bodyLine: number): string {
  const uncommented = maskBetween(maskBetween(maskCode(text, bodyLine), '<!--', '-->'), '{/*', '*/}')
  return MARKUP.reduce((masked, pattern) => masked.replace(pattern, blank), uncommented)
}

function maskBetween(text: string, opening: string, closing: string): string {
  let masked = ''
  let at = 0
  for (let start = text.indexOf(opening); start !== -1; start = text.indexOf(opening, at)) {
    const end = text.indexOf(closing, start)
    const next = end === -1 ? text.length : end + closing.length
    masked += text.slice(at, start) + blank(text.slice(start, next))
    at = next
  }
  return masked + text.slice(at)
}
