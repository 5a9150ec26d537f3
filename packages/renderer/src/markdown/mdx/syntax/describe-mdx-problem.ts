import { VOID_TAGS } from '../../../html/void-tags.js'
import type { Problem } from '../../compilation.js'

/** A syntax error as reported by the MDX parser. */
export interface SyntaxProblem {
  /** Offset of the character that starts the failed construct: `<` or `{`. */
  readonly offset: number
  readonly reason: string
}

const CODE = 'mdx-syntax'
const ESCAPED = 'Write \\< or &lt; if it is meant as text, or put it in backticks'

/** Describes the error and what to write instead; `text` is the whole file. */
export function describeMdxProblem({ offset, reason }: SyntaxProblem, text: string): Problem {
  const codeAtError = text.slice(offset, offset + 400)
  return {
    code: CODE,
    severity: 'error',
    ...(codeAtError.startsWith('{') ? describeBrace(reason, codeAtError) : describeTag(reason, codeAtError)),
  }
}

/** An attribute whose value is neither in quotes nor in braces. */
const UNQUOTED = /\s([\w-]+)=([^\s"'<>{}=/]+)(?=[\s/>]|$)/

type Words = Pick<Problem, 'message' | 'hint' | 'length'>

function describeBrace(reason: string, codeAtError: string): Words {
  if (reason.includes('end of file') || reason.includes('closing brace')) {
    return {
      message: 'no } closes this {, which begins an expression in MDX',
      hint: 'Write \\{ if it is meant as text, or put it in backticks',
    }
  }
  const [source = '{'] = /^\{[^}\n]*\}?/.exec(codeAtError) ?? []
  return {
    message: `${source} is not a JavaScript expression: ${toClause(reason)}`,
    hint: `Write \\${source} if it is meant as text, or put it in backticks`,
    length: source.length,
  }
}

function describeTag(reason: string, codeAtError: string): Words {
  if (codeAtError.startsWith('<!--')) {
    return {
      message: 'no --> closes this comment',
      hint: 'Write --> after the comment, or {/* */} around it',
      length: 4,
    }
  }
  const [link, url] = /^<([a-z][a-z\d+.-]*:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/i.exec(codeAtError) ?? []
  if (link !== undefined && url !== undefined) {
    const target = url.includes('://') || !url.includes('@') ? url : `mailto:${url}`
    return { message: `${link} is not a link in MDX`, hint: `Write [${url}](${target})`, length: link.length }
  }
  const [tag, closing, name] = /^<(\/?)([A-Za-z][\w.-]*)[^<>{}\n]*>?/.exec(codeAtError) ?? []
  if (tag === undefined || name === undefined)
    return { message: '< begins a JSX tag in MDX, but no tag follows', hint: ESCAPED }
  if (closing === '/') {
    return {
      message: `</${name}> has no opening tag`,
      hint: `Remove it, or write <${name}> before it`,
      length: tag.length,
    }
  }
  if (/closing tag/.test(reason)) {
    const isVoid = VOID_TAGS.has(name.toLowerCase())
    return {
      message: isVoid
        ? `${tag} needs a slash in MDX`
        : `<${name}> is not closed where it begins: in the same paragraph, list item or block`,
      hint: isVoid
        ? `Write ${tag.replace(/(?<!\s)\s*\/?>?$/, '')} />`
        : `Put <${name}> and </${name}> on separate lines, or both on one line; write \\<${name}> if it is meant as text`,
      length: tag.length,
    }
  }
  const [attribute, key, value] = UNQUOTED.exec(tag) ?? []
  if (attribute !== undefined)
    return {
      message: `the value of ${key} in <${name}> has no quotes`,
      hint: `Write ${key}="${value}"${/^(?:\d+|true|false)$/.test(value ?? '') ? ` or ${key}={${value}}` : ''}`,
      length: tag.length,
    }
  return {
    message: `<${name} is not a JSX tag: ${toClause(reason.replace(/ \((?:note|mdx).*/, ''))}`,
    hint: ESCAPED,
    length: tag.length,
  }
}

/** Returns the parser's reason as part of a sentence, without the name of the library. */
export function toClause(reason: string): string {
  const [, words = reason] = /oxc: (.*)/.exec(reason) ?? []
  return words.slice(0, 1).toLowerCase() + words.slice(1)
}
