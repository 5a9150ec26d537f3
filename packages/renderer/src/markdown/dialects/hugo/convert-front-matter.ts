import type { DialectContext } from '../dialect.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { docgenRoute, hugoRoute } from './hugo-route.js'
import type { HugoField, HugoFrontMatter } from './read-front-matter.js'

/** Fields that docgen has under the same name. */
const KEPT = new Set(['title', 'description', 'date', 'draft', 'tags', 'keywords'])
/** Fields that hide the table of contents. */
const NO_TOC: Readonly<Record<string, string>> = { notoc: 'true', toc: 'false', booktoc: 'false', disabletoc: 'true' }
/** Fields that exclude a page from menus. */
const HIDDEN = new Set(['toc_hide', 'bookhidden', 'hidden', 'geekdochidden'])

/** What the body of a page adds to its front matter. */
export interface BodyFacts {
  /** Whether it contains parts of landing pages. */
  readonly isLanding: boolean
}

/** Writes front matter in YAML with docgen's fields. Fields that only themes of Hugo read are dropped. */
export function convertFrontMatter(
  { fields, first }: HugoFrontMatter,
  { isLanding }: BodyFacts,
  { path, root, drop }: DialectContext,
): readonly SourceLine[] {
  const textOf = (key: string): string | undefined => scalarOf(fields.find((field) => field.key === key)?.value)
  const own = root !== '' && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
  const [slug, url] = [textOf('slug'), textOf('url')]
  const route = hugoRoute(own, { ...(slug !== undefined && { slug }), ...(url !== undefined && { url }) })
  const written: SourceLine[] = []
  const add = (line: SourceLine, text: string): void => void written.push(insertLine(text, line))
  const isDraft = textOf('draft') === 'true'
  let isHidden = false
  for (const field of fields) {
    const { key, value, line } = field
    const text = scalarOf(value)
    if (KEPT.has(key)) written.push(...writeKept(field))
    else if (key === 'linktitle' && text !== undefined) add(line, `sidebar_label: ${JSON.stringify(text)}`)
    else if (key === 'weight' && text !== undefined && Number(text) !== 0 && Number.isFinite(Number(text)))
      add(line, `sidebar_position: ${Number(text)}`)
    else if (key === 'aliases') written.push(...writeAliases(field, { route, drop }))
    else if (key === 'lastmod' && text !== undefined && /^\d{4}-\d{2}-\d{2}/.test(text))
      add(line, `last_update: { date: ${JSON.stringify(text)} }`)
    else if (NO_TOC[key] !== undefined && NO_TOC[key] === text) add(line, 'hide_table_of_contents: true')
    else if (HIDDEN.has(key) && text === 'true' && !isDraft && !isHidden) {
      isHidden = true
      add(line, 'unlisted: true')
    } else if (
      (key === 'headless' && text === 'true') ||
      (key === 'layout' && text === 'search') ||
      isNotRendered(field)
    ) {
      if (!isDraft) add(line, 'draft: true')
    } else if (key === 'bookflatsection' || key === 'bookcollapsesection')
      drop('`bookFlatSection` and `bookCollapseSection`: set `docs.sidebarCollapsible` in the config', line)
  }
  if (route !== docgenRoute(own)) add(first, `slug: ${JSON.stringify(route)}`)
  if (isLanding) add(first, 'layout: home')
  return written.length === 0 ? [] : [insertLine('---', first), ...written, insertLine('---', first)]
}

/** Whether Hugo renders no page: `build.render: never`. */
function isNotRendered({ key, lines, value }: HugoField): boolean {
  if (key !== 'build' && key !== '_build') return false
  const yaml =
    lines?.some(({ text }) => /(?:^[ \t]+|[{,][ \t]*)["']?render["']?:[ \t]*["']?(?:never|false)/.test(text)) ?? false
  const render: unknown = typeof value === 'object' && value !== null && 'render' in value ? value.render : undefined
  return yaml || render === 'never' || render === false
}

function writeKept(field: HugoField): readonly SourceLine[] {
  const { key, value, line, lines } = field
  const isList = key === 'tags' || key === 'keywords'
  if (isList) {
    const items = (Array.isArray(value) ? value : [value]).filter((item) => item !== undefined && item !== '')
    return items.length === 0 ? [] : [insertLine(`${key}: ${JSON.stringify(items.map((item) => String(item)))}`, line)]
  }
  const text = scalarOf(value)
  if (key === 'draft') return text === 'true' ? [insertLine('draft: true', line)] : []
  if (text === undefined) return []
  if (lines && line.text.startsWith(`${key}:`)) return lines
  return [insertLine(`${key}: ${JSON.stringify(text)}`, line)]
}

/** Old paths, which are relative to the page's folder unless they start with a slash. */
function writeAliases(
  { value, line }: HugoField,
  { route, drop }: { readonly route: string; readonly drop: DialectContext['drop'] },
): readonly SourceLine[] {
  const written = (Array.isArray(value) ? value : [value]).map(scalarOf)
  const folder = route.slice(0, route.lastIndexOf('/') + 1)
  const paths = written
    .filter((path): path is string => path !== undefined && path !== '')
    .map((path) => (path.startsWith('/') ? path : resolve(folder, path)))
    .filter((path) => path !== route && path !== `${route}/`)
  const plain = [...new Set(paths)].filter((path) => !/[*:?#\\\s]/.test(path))
  if (plain.length < new Set(paths).size)
    drop('aliases with `*` or other characters: write them into `_redirects`', line)
  return plain.length === 0 ? [] : [insertLine(`redirect_from: ${JSON.stringify(plain)}`, line)]
}

function resolve(folder: string, path: string): string {
  const steps: string[] = []
  for (const step of `${folder}${path}`.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return `/${steps.join('/')}`
}

/** The text of a value; `undefined` for lists and mappings. */
export function scalarOf(value: unknown): string | undefined {
  return ['string', 'number', 'boolean', 'bigint'].includes(typeof value) ? String(value) : undefined
}
