import type { HeadView, Page } from '@docgen/renderer/contract'
import { hashBytes } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import type { SiteFiles } from '../read/site-files.js'
import type { PartialFile, Source } from '../read/source.js'
import type { PageInputs } from '../workers/page-key.js'
import type { FinishedPage } from './build-site-pages.js'

/**
 * The inputs of a page: each by its name, with a hash that changes with the input. Inputs on which other inputs depend
 * come first.
 */
export type NamedInputs = readonly (readonly [name: string, hash: string])[]

/** The inputs of a page. The page itself is stored as a whole, so that changed fields can be found. */
export interface RecordedInputs {
  readonly inputs: NamedInputs
  readonly page: Page
}

/** How a page in an output folder was built. */
export interface InputRecord extends RecordedInputs {
  /** Differences from the previous build of the page, in words; absent on the first. */
  readonly changes?: readonly string[]
  readonly outcome: 'rendered' | 'compiled'
}

/** Number of characters of a shortened hash. */
const SHORT_LENGTH = 12
/** Name of the input for a page's link and image targets. */
export const TARGETS = 'the targets of its links and images'
const OWN_DATA = "the page's own data"
const BRANCH = 'the open branch of its sidebar'

/** Names the inputs of a page and its source. Content is represented by its files, if there are any. */
export function nameInputs(
  { common, page, shell, sidebar, content, targets, plugins = [] }: PageInputs,
  source: string | undefined,
  findFile: FindFile,
): NamedInputs {
  const short = (hash: string): string => hash.slice(0, SHORT_LENGTH)
  return [
    ['what all pages share', short(common)],
    ['navbar, footer and announcement', short(shell)],
    ...(sidebar === undefined ? [] : [[BRANCH, short(sidebar)] as const]),
    [OWN_DATA, short(page)],
    ...nameFiles(source, content, findFile).map(([name, hash]) => [name, short(hash)] as const),
    ...plugins.map(([name, key]) => [`the plugin ${name}`, short(key)] as const),
    [TARGETS, short(targets)],
  ]
}

function nameFiles(path: string | undefined, content: string | undefined, findFile: FindFile): NamedInputs {
  if (path === undefined) return []
  const source = findFile(path)
  // An operation's page only shows a part of its description.
  if (!source) return content === undefined ? [] : [[`what it shows of ${path}`, content]]
  const files = [path, ...(source.includes ?? [])].flatMap((name): [string, string][] => {
    const file = findFile(name)
    return file ? [[name, file.hash]] : []
  })
  // The key of the content also contains the imports of MDX, and how documents are compiled.
  const isMdx = files.some(([name]) => name.endsWith('.mdx')) && content !== undefined
  return isMdx ? [...files, ['what its MDX imports', content]] : files
}

/** Finds a Markdown file of the site by its path. */
export type FindFile = (path: string) => (PartialFile & Partial<Pick<Source, 'includes'>>) | undefined

/** Creates a lookup of the Markdown files that were read. */
export function createFindFile({ sources, partials }: Pick<SiteFiles, 'sources' | 'partials'>): FindFile {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  return (path) => byPath.get(path) ?? partials.get(path)
}

/**
 * Names the changed, added and removed inputs between two builds of a page. If the data of the page itself has changed,
 * names each changed field.
 */
export function nameDifferences(before: RecordedInputs, after: RecordedInputs): readonly string[] {
  const old = new Map(before.inputs)
  const names = new Set(after.inputs.map(([name]) => name))
  const changed = after.inputs.filter(([name, hash]) => old.get(name) !== hash)
  const removed = before.inputs.filter(([name]) => !names.has(name))
  const all = [...changed, ...removed].flatMap(([name]) =>
    name === OWN_DATA ? namePageChanges(before.page, after.page) : [name],
  )
  // The data of a page contains the hash of its branch.
  return [...new Set(all)]
}

/** Writes a clause about the differences, such as `its title and docs/a.md changed`. */
export function describeChanges(names: readonly string[]): string {
  return `${new Intl.ListFormat('en').format(names)} changed`
}

/** The pages of a build, and the output folder. */
export interface InputRecording {
  readonly cache: Cache
  readonly outDir: string
  readonly files: SiteFiles
  readonly builtPages: readonly FinishedPage[]
  /** Whether the output folder contained a file before this build. */
  readonly existedBefore: (file: string) => boolean
}

/** Records the inputs of the pages that were built; kept pages have a record from an earlier build. */
export function recordInputs({ cache, outDir, files, builtPages, existedBefore }: InputRecording): void {
  const findFile = createFindFile(files)
  for (const { planned, inputs, outcome } of builtPages) {
    if (!inputs || outcome === 'kept') continue
    const key = recordKey(outDir, planned.page.file)
    const before = existedBefore(planned.page.file) ? cache.get<InputRecord>(key) : undefined
    const after = { inputs: nameInputs(inputs, planned.page.source, findFile), page: planned.page }
    cache.put(key, {
      ...after,
      ...(before && { changes: nameDifferences(before, after) }),
      outcome,
    } satisfies InputRecord)
  }
}

/** Reads the record of a page in an output folder; `undefined` if there is none. */
export function readInputRecord(cache: Cache, outDir: string, file: string): InputRecord | undefined {
  return cache.get<InputRecord>(recordKey(outDir, file))
}

function recordKey(outDir: string, file: string): string {
  return `inputs:${hashBytes(outDir).slice(0, SHORT_LENGTH)}:${hashBytes(file)}`
}

// Typed by the fields of a page, so that every new field needs a name. Fields that are shown together share a name.
const PAGE_FIELDS: Readonly<Record<keyof Omit<Page, 'head'>, string>> = {
  title: 'its title',
  description: 'its description',
  tags: 'its tags',
  banners: 'its banners',
  isTitleHidden: 'whether its title is shown',
  toc: 'the levels of its table of contents',
  route: 'its URL',
  href: 'its URL',
  file: 'its URL',
  source: 'the path of its source',
  breadcrumbs: 'its breadcrumbs',
  previous: 'its link to the previous page',
  next: 'its link to the next page',
  cards: 'its cards',
  post: 'its date or authors',
  authors: 'its authors',
  blogList: 'its kind',
  newerHref: 'its link to newer posts',
  olderHref: 'its link to older posts',
  allTagsHref: 'its link to all tags',
  allAuthorsHref: 'its link to all authors',
  editHref: 'its link to the editor',
  lastUpdate: 'its date of the last change',
  date: 'its date',
  labels: 'its labels',
  contributors: 'its contributors',
  showsReadingTime: 'whether it shows its reading time',
  sidebar: BRANCH,
  shell: 'the navbar, footer or announcement that it shows',
  version: 'its version',
  languages: 'the same page in other languages',
  starts: 'where other languages start',
  contentLanguage: 'the language of its text',
  layout: 'its layout',
  classNames: 'its class names',
  kind: 'its kind',
}

const HEAD_FIELDS: Readonly<Record<keyof HeadView, string>> = {
  title: PAGE_FIELDS.title,
  socialTitle: PAGE_FIELDS.title,
  description: PAGE_FIELDS.description,
  keywords: 'its keywords',
  canonical: PAGE_FIELDS.route,
  image: 'its social card',
  isIndexed: 'whether search engines may list it',
  alternates: PAGE_FIELDS.languages,
  breadcrumbs: PAGE_FIELDS.breadcrumbs,
  feeds: 'the feeds that it names',
  markdownPage: 'where its Markdown is',
  article: 'its dates and authors',
}

/** Names the differences between two states of a page, in words such as `its title`. */
function namePageChanges(before: Page, after: Page): readonly string[] {
  return [
    ...new Set([...nameChanges(HEAD_FIELDS, before.head, after.head), ...nameChanges(PAGE_FIELDS, before, after)]),
  ]
}

function nameChanges<Field extends string>(
  names: Readonly<Record<Field, string>>,
  before: Readonly<Partial<Record<Field, unknown>>>,
  after: Readonly<Partial<Record<Field, unknown>>>,
): string[] {
  // The type guarantees these keys and no others.
  const fields = Object.keys(names) as Field[]
  return fields.flatMap((field) =>
    JSON.stringify(before[field]) === JSON.stringify(after[field]) ? [] : [names[field]],
  )
}
