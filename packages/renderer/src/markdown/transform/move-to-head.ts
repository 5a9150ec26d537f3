import type { Html } from 'mdast'
import type { HeadElement } from '../../contract/index.js'
import { unescapeHtml } from '../../html/escape-html.js'
import { checkHeadElement } from '../check/check-head-element.js'
import type { DocumentScope } from '../document-scope.js'

const HEAD = /^<head>([\s\S]*)<\/head>\s*$/i
const TAG = /<(\w+)((?:\s[^<>]*)?)>([^<]*)/g
const ATTRIBUTE = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * Moves the elements of `<head>` in plain Markdown to the head of the page, and reports elements that are not
 * allowed there. Returns whether the node is a `<head>`.
 */
export function moveToHead(node: Html, scope: DocumentScope): boolean {
  const inner = HEAD.exec(node.value)?.[1]
  if (inner === undefined) return false
  for (const [, tag = '', attributes = '', text = ''] of inner.matchAll(TAG)) {
    const name = tag.toLowerCase()
    const element = { tagName: name, attributes: readAttributes(attributes), text: textOf(name, text) }
    const problem = checkHeadElement(element)
    if (problem) scope.report(node, { ...problem, length: 1 })
    else scope.compilation.headElements.push(element)
  }
  return true
}

function readAttributes(raw: string): HeadElement['attributes'] {
  return Object.fromEntries(
    [...raw.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      unescapeHtml(values.find((value) => value !== undefined) ?? ''),
    ]),
  )
}

function textOf(name: string, text: string): string {
  if (name === 'script') return text.trim()
  return name === 'title' ? unescapeHtml(text.trim()) : ''
}
