import { indentOf } from '../indentation.js'
import { readAttributeList, writeAnchor } from '../markdown-extra/attribute-list.js'
import type { BlockConstruct } from '../markdown-extra/block-construct.js'
import { findBlockEnd } from '../markdown-extra/indented-block.js'
import { insertLine } from '../source-line.js'
import { nameDropped } from './inline/attribute-lists.js'

const LIST = /^[ \t]*\{:?([^{}\n]*)\}[ \t]*$/
const ABBREVIATION = /^ {0,3}\*\[([^\]\n]+)\]:/

/**
 * Lines without content: attributes of a whole block, `[TOC]`, definitions of abbreviations, and names of code whose
 * docstrings MkDocs inserts.
 */
export const droppedLines: BlockConstruct = (lines, start, { drop }) => {
  const line = lines[start]
  if (!line) return undefined
  if (/^ {0,3}\[TOC\][ \t]*$/.test(line.text)) {
    drop('[TOC]: docgen shows the table of contents next to the page', line)
    return { length: 1, lines: [] }
  }
  if (/^[ \t]*::: +[\w.:[\]]+[ \t]*$/.test(line.text)) {
    drop('docstrings (`::: name`)', line)
    return { length: findBlockEnd(lines, start, indentOf(line) ?? 0) - start, lines: [] }
  }
  if (readAbbreviation(line.text)) return { length: 1, lines: [] }
  const list = readAttributeList(LIST.exec(line.text)?.[1] ?? '')
  if (!list) return undefined
  const { id, classes, others } = list
  if (classes.length + others.length > 0) drop(nameDropped(list), line)
  return { length: 1, lines: id === undefined ? [] : [insertLine(writeAnchor(id), line)] }
}

/** Reads the definition of an abbreviation, `*[HTML]: Hypertext Markup Language`; `undefined` if there is none. */
export function readAbbreviation(text: string): readonly [name: string, title: string] | undefined {
  const [matched = '', name] = ABBREVIATION.exec(text) ?? []
  return name === undefined ? undefined : [name, text.slice(matched.length).trim()]
}
