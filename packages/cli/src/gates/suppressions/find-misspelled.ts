import { type Diagnostic, didYouMean, nearestWord } from '@docgen/renderer/contract'
import { positionAt } from '../../config/source/position-at.js'
import { IGNORE_WORD } from './comment.js'

/** The beginning that misspellings share with `docgen-ignore`: files without it are not searched. */
export const IGNORE_BEGINNING = 'docgen-i'

/** A comment at the start of a line that begins with a word like `docgen-ignore`. */
const COMMENT = /^[ \t]*(?:<!--|\{\/\*|\/\*|#)[ \t]*(docgen-i[a-z]+)(?=[ \t])/gm

/** Reports comments that begin with a misspelled `docgen-ignore`. */
export function findMisspelled(file: string, text: string): readonly Diagnostic[] {
  return [...text.matchAll(COMMENT)].flatMap(({ 0: comment, 1: word = '', index }): readonly Diagnostic[] => {
    if (word === IGNORE_WORD || nearestWord(word, [IGNORE_WORD], 2) === undefined) return []
    const start = index + comment.length - word.length
    const position = positionAt(text, start, start + word.length)
    const message = `unknown comment ${word}`
    return [{ code: 'suppression', severity: 'warning', file, ...position, message, hint: didYouMean(IGNORE_WORD) }]
  })
}
