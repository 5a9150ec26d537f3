import { join } from 'node:path'
import { listFiles } from '../../read/files/list-files.js'
import { readText } from '../../read/files/read-text.js'

/** Literal settings in the layout of the app router. */
export interface LayoutSettings {
  /** Relative to the site's folder. */
  readonly file: string
  /** Fields as in `theme.config`. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly title?: string
  readonly description?: string
  /** Origin of the site. */
  readonly url?: string
  /** Props of the layout that are code. */
  readonly computed: readonly string[]
}

/** Number of characters of the metadata that are read. */
const MAX_METADATA = 3000

/** Props with literal values → the pattern of their values: a string, or a string in braces. */
const PROPS = {
  docsRepositoryBase: /\bdocsRepositoryBase=\{?["'`]([^"'`\n$]*)["'`]/,
  projectLink: /\bprojectLink=\{?["'`]([^"'`\n$]*)["'`]/,
  chatLink: /\bchatLink=\{?["'`]([^"'`\n$]*)["'`]/,
} as const

/** Reads the layout that uses the theme, without running it; `undefined` if there is none. */
export function readLayout(siteDir: string): LayoutSettings | undefined {
  for (const folder of ['app', 'src/app'])
    for (const file of listFiles({ siteDir, folder, includesDotFiles: false }).value) {
      if (!/(?:^|\/)layout\.[jt]sx?$/.test(file)) continue
      const text = readText(join(siteDir, file), file).text ?? ''
      if (text.includes('nextra-theme-docs') || text.includes('<Layout')) return parseLayout(file, text)
    }
  return undefined
}

/** Reads the literal settings in the text of a layout. */
export function parseLayout(file: string, text: string): LayoutSettings {
  const props = Object.entries(PROPS).flatMap(([name, pattern]) => {
    const value = pattern.exec(text)?.[1]
    return value === undefined ? [] : [[name, value] as const]
  })
  const start = text.indexOf('const metadata')
  const inMetadata = start === -1 ? '' : text.slice(start, start + MAX_METADATA)
  const title =
    quoted(/\b(?:default|absolute):\s*(["'`])([^"'`\n]*)\1/.exec(inMetadata)) ??
    quoted(/\btitle:\s*(["'`])([^"'`\n]*)\1/.exec(inMetadata))
  const description = quoted(/\bdescription:\s*(["'`])([^"'`\n]*)\1/.exec(inMetadata))
  const url = quoted(/\bmetadataBase:\s*new URL\((["'`])([^"'`\n]*)\1/.exec(inMetadata))
  const banner = textIn(text, 'Banner')
  const footer = textIn(text, 'Footer')
  const logo = /\blogo=\{?\s*<(?:b|span|div|strong)\b[^<>]*>([^<>{}]+)</.exec(text)?.[1]?.trim()
  return {
    file,
    fields: {
      ...Object.fromEntries(props),
      ...(banner !== undefined && { banner }),
      ...(footer !== undefined && { footer }),
      ...(logo && { logo }),
    },
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
    computed: [...(text.includes('<Navbar') && !logo ? ['logo'] : []), ...(text.includes('</Head>') ? ['head'] : [])],
  }
}

function quoted(match: RegExpExecArray | null): string | undefined {
  return match?.[2]
}

/** The text between the tags of the first element with a name, without tags and code; `undefined` without text. */
function textIn(text: string, name: string): string | undefined {
  const start = Math.max(text.indexOf(`<${name}>`), text.indexOf(`<${name} `))
  const end = start === -1 ? -1 : text.indexOf(`</${name}>`, start)
  if (end === -1) return undefined
  const inner = text
    .slice(start, end)
    .replace(/\{' '\}/g, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return inner === '' ? undefined : inner
}
