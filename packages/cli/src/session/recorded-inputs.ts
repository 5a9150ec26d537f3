import type { Page } from '@docgen/renderer/contract'
import { hashBytes } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import type { SiteFiles } from '../read/site-files.js'
import type { PartialFile, Source } from '../read/source.js'
import type { PageInputs } from '../workers/page-key.js'
import type { MadePage } from './make-site-pages.js'
import { namePageChanges } from './name-page-changes.js'

/**
 * The inputs of a page: each by its name, with a hash that changes when it does. Inputs that others depend on come
 * first.
 */
export type NamedInputs = readonly (readonly [name: string, hash: string])[]

/** The inputs of a page. Its own data is stored as a whole, to find the field that changed. */
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

const SHORT = 12
/** Name of the input for a page's link and image targets. */
export const TARGETS = 'the targets of its links and images'
const OWN_DATA = "the page's own data"

/** Names the inputs of a page and its source. Content is represented by its files, if there are any. */
export function nameInputs(
  { common, page, shell, sidebar, content, targets, plugins = [] }: PageInputs,
  source: string | undefined,
  findFile: FindFile,
): NamedInputs {
  const short = (hash: string): string => hash.slice(0, SHORT)
  return [
    ['what all pages share', short(common)],
    ['navbar, footer and announcement', short(shell)],
    ...(sidebar === undefined ? [] : [['the open branch of its sidebar', short(sidebar)] as const]),
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

/** The changed, added and removed inputs between two builds of a page; of the page's own data, each field by name. */
export function nameDifferences(before: RecordedInputs, after: RecordedInputs): readonly string[] {
  const old = new Map(before.inputs)
  const names = new Set(after.inputs.map(([name]) => name))
  const changed = after.inputs.filter(([name, hash]) => old.get(name) !== hash)
  const gone = before.inputs.filter(([name]) => !names.has(name))
  return [...changed, ...gone].flatMap(([name]) =>
    name === OWN_DATA ? namePageChanges(before.page, after.page) : [name],
  )
}

/** A sentence about the differences, such as `its title and docs/a.md changed`. */
export function sayChanged(names: readonly string[]): string {
  return `${new Intl.ListFormat('en').format(names)} changed`
}

/** The pages of a build, and the output folder. */
export interface InputRecording {
  readonly cache: Cache
  readonly outDir: string
  readonly files: SiteFiles
  readonly made: readonly MadePage[]
  /** Whether the output folder contained a file before. */
  readonly wasThere: (file: string) => boolean
}

/** Records the inputs of the pages that were built; kept pages have a record from an earlier build. */
export function recordInputs({ cache, outDir, files, made, wasThere }: InputRecording): void {
  const findFile = createFindFile(files)
  for (const { planned, inputs, outcome } of made) {
    if (!inputs || outcome === 'kept') continue
    const key = recordKey(outDir, planned.page.file)
    const before = wasThere(planned.page.file) ? cache.get<InputRecord>(key) : undefined
    const after = { inputs: nameInputs(inputs, planned.page.source, findFile), page: planned.page }
    cache.put(key, {
      ...after,
      ...(before && { changes: nameDifferences(before, after) }),
      outcome,
    } satisfies InputRecord)
  }
}

/** The record of a page in an output folder. */
export function readInputRecord(cache: Cache, outDir: string, file: string): InputRecord | undefined {
  return cache.get<InputRecord>(recordKey(outDir, file))
}

function recordKey(outDir: string, file: string): string {
  return `inputs:${hashBytes(outDir).slice(0, SHORT)}:${hashBytes(file)}`
}
