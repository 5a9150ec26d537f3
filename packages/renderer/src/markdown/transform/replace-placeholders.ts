import type { Image, Link, RootContent, Text } from 'mdast'
import { escapeHtml } from '../../html/escape-html.js'
import { checkPlaceholders } from '../check/check-placeholders.js'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'

const PLACEHOLDER = /\{([A-Za-z][\w.-]*)\}/g
// In the source, an opening brace can also be escaped, or written as a character reference: then it is literal.
const SOURCE_PLACEHOLDER =
  /(?<!\\)(\\*)(\{|&#123;|&#x7b;|&lbrace;|&lcub;)([A-Za-z][\w.-]*)(?:\}|\\\}|&#125;|&#x7d;|&rbrace;|&rcub;)/gi

/** Replaces `{name}` in a text if the config declares the name. `source` is the text as written in the file. */
export function replacePlaceholders(
  text: string,
  placeholders: Readonly<Record<string, string>>,
  source = text,
): string {
  if (!text.includes('{')) return text
  const literal = source === text ? [] : [...source.matchAll(SOURCE_PLACEHOLDER)].map(isLiteral)
  let index = 0
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const isMeantLiterally = literal[index++] === true
    return isMeantLiterally || !Object.hasOwn(placeholders, name) ? whole : (placeholders[name] ?? whole)
  })
}

function isLiteral([, backslashes = '', brace]: RegExpMatchArray): boolean {
  return backslashes.length % 2 === 1 || brace !== '{'
}

/**
 * Replaces placeholders in inline text, and reports misspelled placeholders. Changes the node, so it returns
 * `undefined`.
 */
export function replaceInText(node: Text, scope: DocumentScope): readonly RootContent[] | undefined {
  if (node.value.includes('{')) {
    const source = sliceOf(scope.file, node)
    checkPlaceholders({ node, text: source, delta: 0, value: node.value }, scope)
    node.value = replacePlaceholders(
      node.value,
      scope.compilation.options.placeholders,
      source === '' ? node.value : source,
    )
  }
  return undefined
}

/**
 * Replaces placeholders in a link's or an image's URL, title and alternative text, and reports misspelled placeholders
 * in the URL. Changes the node, so it returns `undefined`.
 */
export function replaceInLink(node: Link | Image, scope: DocumentScope): readonly RootContent[] | undefined {
  const { placeholders } = scope.compilation.options
  if (node.url.includes('{')) {
    const delta = Math.max(0, sliceOf(scope.file, node).lastIndexOf(node.url))
    checkPlaceholders({ node, text: node.url, delta, value: node.url }, scope)
  }
  node.url = replacePlaceholders(node.url, placeholders)
  if (node.title) node.title = replacePlaceholders(node.title, placeholders)
  if (node.type === 'image' && node.alt) node.alt = replacePlaceholders(node.alt, placeholders)
  return undefined
}

const TAG = /<(\/?)([A-Za-z][\w-]*)(?![\w-])((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g
const LITERAL_TAGS: ReadonlySet<string> = new Set(['code', 'pre', 'script', 'style', 'textarea', 'title'])

/** Replaces placeholders in raw HTML: in text outside elements such as `<code>`, and in the `href` of links. */
export function replaceInHtml(html: string, placeholders: Readonly<Record<string, string>>): string {
  if (!html.includes('{')) return html
  const escaped = Object.fromEntries(Object.entries(placeholders).map(([name, text]) => [name, escapeHtml(text)]))
  let replaced = ''
  let end = 0
  let literalDepth = 0
  for (const match of html.matchAll(TAG)) {
    const [tag, , name = ''] = match
    const text = html.slice(end, match.index)
    replaced += literalDepth > 0 ? text : replacePlaceholders(text, escaped)
    replaced += name.toLowerCase() === 'a' ? replaceInHref(tag, escaped) : tag
    end = match.index + tag.length
    literalDepth = Math.max(0, literalDepth + literalTagCount(tag))
  }
  const remainingHtml = html.slice(end)
  return replaced + (literalDepth > 0 ? remainingHtml : replacePlaceholders(remainingHtml, escaped))
}

/** Returns by how much a tag changes the number of open elements with literal text: 1, 0 or -1. */
export function literalTagCount(tag: string): number {
  const [, slash, name = ''] = /^<(\/?)([A-Za-z][\w-]*)/.exec(tag) ?? []
  if (!LITERAL_TAGS.has(name.toLowerCase())) return 0
  return slash === '/' ? -1 : 1
}

function replaceInHref(tag: string, placeholders: Readonly<Record<string, string>>): string {
  return tag.replace(/(\shref\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/i, (_whole, start: string, value: string) => {
    return start + replacePlaceholders(value, placeholders)
  })
}
