import type { Html } from 'mdast'
import type { HeadElement } from '../../contract/index.js'
import { unescapeHtml } from '../../html/escape-html.js'
import type { DocumentScope } from '../document-scope.js'
import { readHeadElement } from '../mdx/read-head-element.js'

const HEAD = /^<head>([\s\S]*)<\/head>\s*$/i
const TAG = /<(\w+)((?:\s[^<>]*)?)>([^<]*)/g
const ATTRIBUTE = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Moves the elements of `<head>` in plain Markdown to the head of the page; whether the node is one. */
export function takeToHead(node: Html, scope: DocumentScope): boolean {
  const inner = HEAD.exec(node.value)?.[1]
  if (inner === undefined) return false
  for (const [, tag = '', attributes = '', text = ''] of inner.matchAll(TAG)) {
    const name = tag.toLowerCase()
    const read = readHeadElement({ name, props: {}, text: '' })
    if ('problem' in read) scope.report(node, { ...read.problem, length: 1 })
    else
      scope.compilation.headElements.push({ ...read, attributes: readAttributes(attributes), text: textOf(name, text) })
  }
  return true
}

function readAttributes(written: string): HeadElement['attributes'] {
  return Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      unescapeHtml(values.find((value) => value !== undefined) ?? ''),
    ]),
  )
}

function textOf(name: string, text: string): string {
  return name === 'title' ? unescapeHtml(text.trim()) : ''
}
