import { type Diagnostic, nearestWord, type Outcome } from '@docgen/renderer/contract'

import { type FrontMatter, type FrontMatterInput, hideEmptyTitle } from '../../config/front-matter.js'
import type { PageOutline } from '../../config/plugin.js'
import { readRawFields } from '../../config/read-front-matter.js'
import { frontMatterSchema } from '../../config/schema/front-matter.js'
import { validate } from '../../config/validate/validate.js'
import { withoutUndefined } from '../../config/validate/without-undefined.js'
import { type GraphFiles, type GraphSource, toGraphSource } from '../../graph/graph-files.js'
import type { SiteGraph } from '../../graph/site-graph.js'
import { callHook } from '../../plugins/call-hook.js'
import type { ReadyPlugin } from '../../plugins/ready-plugin.js'
import { pagesResult } from '../../plugins/results.js'
import type { DocsFolder } from '../../read/list-folders.js'
import type { SiteFiles } from '../../read/site-files.js'
import type { Source } from '../../read/source.js'
import { addDocuments } from './add-documents.js'

/** A site whose pages plugins may change. */
export interface PagesRequest {
  readonly plugins: readonly ReadyPlugin[]
  readonly files: GraphFiles
  /** Paths of the files that pages can include, but that are not pages. */
  readonly partialPaths: readonly string[]
  readonly graph: Outcome<SiteGraph>
  readonly folders: readonly DocsFolder[]
  readonly buildGraph: (files: GraphFiles) => Promise<Outcome<SiteGraph>>
}

/** A site after its plugins' changes. */
export interface ChangedPages {
  readonly graph: Outcome<SiteGraph>
  /**
   * Applies the changes to all fields of the site's files: the plugins received only the fields that the graph uses.
   */
  readonly apply: (files: SiteFiles) => SiteFiles
  /** Path of a source → the front matter fields that plugins override. */
  readonly fields: ReadonlyMap<string, FrontMatterInput>
}

/** The changes of one plugin. */
interface Step {
  readonly patch: <File extends GraphSource>(source: File) => File
  readonly added: readonly Source[]
}

/** Calls the `pages` hooks in order; each receives the pages as the earlier hooks have changed them. */
export async function changePages(request: PagesRequest): Promise<Outcome<ChangedPages>> {
  const { plugins, partialPaths, folders, buildGraph } = request
  const diagnostics: Diagnostic[] = []
  const fields = new Map<string, FrontMatterInput>()
  const steps: Step[] = []
  let { files, graph } = request
  for (const ready of plugins) {
    const { pages } = ready.plugin
    if (!pages) continue
    const context = { ...ready.context, pages: outline(files, graph.value, fields) }
    const { report } = ready
    const answer = await callHook({ hook: 'pages', schema: pagesResult, run: () => pages(context), report })
    diagnostics.push(...answer.diagnostics)
    if (!answer.value) continue
    const patches = readPatches(answer.value.change, files, ready)
    const added = addDocuments(answer.value.add, { files, partialPaths, folders, ready })
    diagnostics.push(...patches.diagnostics, ...added.diagnostics)
    for (const { source, frontMatter } of answer.value.change)
      fields.set(source, { ...fields.get(source), ...frontMatter })
    const step = { patch: createPatch(patches.value), added: added.value }
    steps.push(step)
    files = { ...files, sources: applyStep(files.sources, step, toGraphSource) }
    graph = await buildGraph(files)
  }
  const applyAll = (sources: readonly Source[]): readonly Source[] =>
    steps.reduce((value, step) => applyStep(value, step, (added) => added), sources)
  const apply: ChangedPages['apply'] = (siteFiles) => ({ ...siteFiles, sources: applyAll(siteFiles.sources) })
  return { value: { graph, fields, apply }, diagnostics }
}

function outline(files: GraphFiles, graph: SiteGraph, fields: ChangedPages['fields']): readonly PageOutline[] {
  const sources = new Map(files.sources.map((source) => [source.path, source]))
  return graph.docs.flatMap(({ source: path, id, route, title, version, locale, sidebar, isFallback }) => {
    const source = sources.get(path)
    if (!source || isFallback) return []
    return [
      {
        source: path,
        id,
        route,
        title,
        version,
        locale,
        ...(sidebar !== undefined && { sidebar }),
        get frontMatter() {
          return { ...readRawFields(source.text), ...fields.get(path) }
        },
      },
    ]
  })
}

/** Validates and parses the fields that override the front matter of each source. */
function readPatches(
  changes: readonly { readonly source: string; readonly frontMatter: FrontMatterInput }[],
  { sources }: GraphFiles,
  { report }: ReadyPlugin,
): Outcome<ReadonlyMap<string, Partial<FrontMatter>>> {
  const diagnostics: Diagnostic[] = []
  const value = new Map<string, Partial<FrontMatter>>()
  const sourcePaths = new Set(sources.map(({ path }) => path))
  for (const [position, { source, frontMatter }] of changes.entries()) {
    const at = `its hook pages returned invalid data: change[${position}]`
    if (!sourcePaths.has(source)) {
      const near = nearestWord(source, [...sourcePaths])
      const hint = near === undefined ? {} : { hint: `Did you mean ${near}?` }
      diagnostics.push(report({ message: `${at}: there is no document ${source}`, ...hint }))
      continue
    }
    const defined = withoutUndefined(frontMatter)
    const validation = validate(frontMatterSchema, defined)
    if (validation.ok) {
      // Fields that the hook omits keep their value: drop the schema's defaults.
      const changed = Object.entries(validation.value).filter(([name]) => Object.hasOwn(frontMatter, name))
      value.set(source, { ...value.get(source), ...hideEmptyTitle(Object.fromEntries(changed)) })
      continue
    }
    const problems = validation.problems.map(({ message, hint }) =>
      report({ message: `${at}.frontMatter: ${message}`, file: source, ...(hint !== undefined && { hint }) }),
    )
    diagnostics.push(...problems)
  }
  return { value, diagnostics }
}

/**
 * Creates a function that changes sources. It returns the same object for the same source, so that sessions see no
 * change.
 */
function createPatch(patches: ReadonlyMap<string, Partial<FrontMatter>>): Step['patch'] {
  const patchedSources = new WeakMap<object, object>()
  return <File extends GraphSource>(source: File): File => {
    const fields = patches.get(source.path)
    if (!fields) return source
    const patched = patchedSources.get(source) ?? {
      ...source,
      frontMatter: { ...source.frontMatter, ...fields },
      ...(fields.title !== undefined && { title: fields.title }),
    }
    patchedSources.set(source, patched)
    // The value has the type of its key.
    return patched as File
  }
}

function applyStep<File extends GraphSource>(
  given: readonly File[],
  { patch, added }: Step,
  convert: (source: Source) => File,
): readonly File[] {
  const sources = given.map(patch)
  for (const source of added) {
    const position = sources.findIndex((other) => isAfter(other, source))
    sources.splice(position === -1 ? sources.length : position, 0, convert(source))
  }
  return sources
}

/** Whether `other` comes after a source: sources are in code-unit order of their paths inside each docs folder. */
function isAfter(other: GraphSource, { path, version, locale }: Source): boolean {
  return other.version === version && other.locale === locale && other.path > path
}
