import type { SampleLanguage } from '../../contract/index.js'
import type { SampleSecret } from './sample-http-request.js'
import { SECRET_STYLES, type SecretStyle } from './secret-styles.js'

/** How a language joins a text with a credential. */
interface SecretWriter {
  readonly style: SecretStyle
  /** Operator between literals and code; absent in a language whose texts contain the credential itself. */
  readonly operator?: string
  /** Encodes the credential for a URL. */
  readonly encode?: (code: string) => string
  /** Adds what the code imports. */
  readonly complete?: (source: string, secrets: readonly SampleSecret[]) => string
}

const { shell, browser, http, node, python, php, go, ruby, java, csharp } = SECRET_STYLES

const WRITERS: Readonly<Record<SampleLanguage, SecretWriter>> = {
  curl: { style: shell },
  wget: { style: shell },
  javascript: { style: browser },
  http: { style: http },
  node: { style: node, operator: '+', encode: (code) => `encodeURIComponent(${code})` },
  python: { style: python, operator: '+', encode: (code) => `quote(${code})`, complete: completePython },
  php: { style: php, operator: '.', encode: (code) => `urlencode(${code})` },
  go: { style: go, operator: '+', encode: (code) => `url.QueryEscape(${code})`, complete: completeGo },
  ruby: { style: ruby, operator: '+', encode: (code) => `URI.encode_www_form_component(${code})` },
  java: { style: java, operator: '+', encode: encodeJava },
  kotlin: { style: java, operator: '+', encode: encodeJava },
  csharp: { style: csharp, operator: '+', encode: (code) => `Uri.EscapeDataString(${code})` },
}

function encodeJava(code: string): string {
  return `java.net.URLEncoder.encode(${code}, java.nio.charset.StandardCharsets.UTF_8)`
}

/** Replaces the marks of credentials in generated code with code that reads them from environment variables. */
export function insertSecrets(language: SampleLanguage, source: string, all: readonly SampleSecret[]): string {
  const secrets = all.filter(({ mark }) => source.includes(mark))
  if (secrets.length === 0) return source
  const writer = WRITERS[language]
  const replaced = source
    .split('\n')
    .map((line) => (secrets.some(({ mark }) => line.includes(mark)) ? replaceInLine(line, secrets, writer) : line))
    .join('\n')
  return writer.complete?.(replaced, secrets) ?? replaced
}

// A literal without its end also matches, so that the search does not start again at each of its characters.
const LITERAL = /"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?/g
// An argument of a command: parts in single quotes, escaped quotes, and unquoted characters.
const ARGUMENT = /(?:'[^']*'|\\'|[^\s'\\])+/g

function replaceInLine(line: string, secrets: readonly SampleSecret[], writer: SecretWriter): string {
  if (writer.style === shell) return line.replace(ARGUMENT, (argument) => quoteArgument(argument, secrets))
  if (writer.operator === undefined)
    return secrets.reduce((done, { mark, variable }) => done.replaceAll(mark, () => writer.style.read(variable)), line)
  return line.replace(LITERAL, (literal) => joinLiteral(literal, secrets, writer))
}

/** Writes an argument with credentials in double quotes, in which a shell replaces variables. */
function quoteArgument(argument: string, secrets: readonly SampleSecret[]): string {
  const text = argument.replace(/'([^']*)'|\\'/g, (quote, quoted: string | undefined) => quoted ?? quote.slice(1))
  const parts = splitAtMarks(text, secrets)
  if (parts.length === 1) return argument
  // Between double quotes, interactive shells would replace an exclamation mark with an earlier command.
  return parts
    .map((part) => (typeof part === 'string' ? shell.write(part).replaceAll('!', `"'!'"`) : shell.read(part.variable)))
    .join('')
    .replace(/^.*$/s, '"$&"')
}

function joinLiteral(
  literal: string,
  secrets: readonly SampleSecret[],
  { style, operator, encode }: SecretWriter,
): string {
  const quote = literal.charAt(0)
  if (literal.at(-1) !== quote) return literal
  const parts = splitAtMarks(literal.slice(1, -1), secrets)
  if (parts.length === 1) return literal
  return parts
    .flatMap((part) => {
      if (typeof part === 'string') return part === '' ? [] : [quote + part + quote]
      const code = style.read(part.variable)
      return [part.isInUrl && encode ? encode(code) : code]
    })
    .join(` ${operator} `)
}

/** A text split at its marks: texts at even indexes, credentials between them. */
function splitAtMarks(text: string, secrets: readonly SampleSecret[]): readonly (string | SampleSecret)[] {
  return secrets.reduce<readonly (string | SampleSecret)[]>(
    (parts, secret) =>
      parts.flatMap((part) =>
        typeof part === 'string'
          ? part.split(secret.mark).flatMap((piece, index) => (index === 0 ? [piece] : [secret, piece]))
          : [part],
      ),
    [text],
  )
}

function completePython(source: string, secrets: readonly SampleSecret[]): string {
  const quote = secrets.some(({ isInUrl }) => isInUrl) ? 'from urllib.parse import quote\n' : ''
  return `import os\n${quote}\n${source}`
}

function completeGo(source: string, secrets: readonly SampleSecret[]): string {
  const wanted = ['os', ...(secrets.some(({ isInUrl }) => isInUrl) ? ['net/url'] : [])]
  const missing = wanted.filter((name) => !source.includes(`\t"${name}"\n`))
  return source.replace('\t"fmt"\n', (line) => line + missing.map((name) => `\t"${name}"\n`).join(''))
}
