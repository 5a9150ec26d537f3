import type { Text } from 'mdast'
import { nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../compilation.js'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'

const LABEL = '((?:[^\\[\\]\\\\]|\\\\.)*)'
/** `[text][label]` or `[text][]`. After a word or a bracket, or before a bracket, it is an index in code. */
const REFERENCE = new RegExp(`(?<![\\\\\\p{L}\\p{N}_\\])])!?\\[${LABEL}\\]\\[${LABEL}\\](?![\\[(:])`, 'gu')
/** The end of a reference whose text is code or emphasis, so that its start is in other nodes. */
const REFERENCE_END = new RegExp(`^\\]\\[${LABEL}\\](?![\\[(:])`)
const MARKED_TEXT = /(?<![\\\p{L}\p{N}_\])])\[(?:`[^`\n]*`|\*\*[^*\n]*\*\*|\*[^*\n]*\*|_[^_\n]*_)$/u
/** A possible footnote label; a range or a repetition indicates a regular expression's character class. */
const FOOTNOTE = /(?<!\\)\[\^(?!\w-\w)([\w-]+)\](?![+*?{(])/g

/** Reports references and footnotes that were parsed as text, because their file does not define them. */
export function checkReferences(node: Text, scope: DocumentScope): void {
  if (node.value.includes('][')) checkLinkReferences(node, scope)
  if (node.value.includes('[^')) checkFootnoteReferences(node, scope)
}

function checkLinkReferences(node: Text, scope: DocumentScope): void {
  const source = sliceOf(scope.file, node)
  const start = node.position?.start.offset
  const [end = '', endLabel = ''] = REFERENCE_END.exec(source) ?? []
  if (isName(endLabel) && start !== undefined && MARKED_TEXT.test(lineBefore(scope.file.text, start))) {
    reportLabel(endLabel, { node, index: end.indexOf('[') + 1, length: endLabel.length }, scope)
  }
  for (const { index, 0: whole, 1: text = '', 2: label = '' } of source.matchAll(REFERENCE)) {
    if (!isName(text) || (label !== '' && !isName(label))) continue
    reportLabel(label || text, { node, index, length: whole.length }, scope)
  }
}

/** Whether a text may consist of words: `[i]`, `[0]` and `[-f]` are indexes and options. */
function isName(text: string): boolean {
  return text.length > 1 && /^[\p{L}\p{N}`*_"']/u.test(text) && /\p{L}/u.test(text)
}

function lineBefore(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
}

interface LabelPosition {
  readonly node: Text
  readonly index: number
  readonly length: number
}

function reportLabel(label: string, { node, index, length }: LabelPosition, scope: DocumentScope): void {
  const near = nearestWord(label, scope.definitions.keys())
  const problem: Problem = {
    code: 'missing-definition',
    message: `nothing in this file defines [${label}], so the reference is shown as text`,
    hint: near === undefined ? `Write [${label}]: and the URL on a separate line` : `Did you mean [${near}]?`,
    length,
  }
  scope.report(node, problem, index)
}

function checkFootnoteReferences(node: Text, scope: DocumentScope): void {
  for (const { index, 0: whole, 1: label = '' } of sliceOf(scope.file, node).matchAll(FOOTNOTE)) {
    const problem: Problem = {
      code: 'missing-footnote',
      message: `nothing in this file defines the footnote [^${label}], so it is shown as text`,
      hint: `Write [^${label}]: and its text on a separate line`,
      length: whole.length,
    }
    scope.report(node, problem, index)
  }
}
