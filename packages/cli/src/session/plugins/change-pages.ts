import { type Diagnostic, nearestWord, type Outcome } from '@docgen/renderer/contract'

import { type FrontMatter, type FrontMatterInput, hideEmptyTitle } from '../../config/front-matter.js'
import type { PageOutline } from '../../config/plugin.js'
import { readWrittenFields } from '../../config/read-front-matter.js'
import { frontMatterSchema } from '../../config/schema/front-matter.js'
import { validate } from '../../config/validate/validate.js'
import { withoutUndefined } from '../../config/validate/without-undefined.js'
import type { SiteGraph } from '../../graph/site-graph.js'
import { pagesAnswer } from '../../plugins/answers.js'
import { callHook } from '../../plugins/call-hook.js'
import type { ReadyPlugin } from '../../plugins/ready-plugin.js'
import type { DocsFolder } from '../../read/list-folders.js'
import type { SiteFiles } from '../../read/site-files.js'
import type { Source } from '../../read/source.js'
import { addDocuments } from './add-documents.js'

/** A site whose pages plugins may change. */
export interface PagesRequest {
  readonly plugins: readonly ReadyPlugin[]
  readonly files: SiteFiles
  readonly graph: Outcome<SiteGraph>
  readonly folders: readonly DocsFolder[]
  readonly buildGraph: (files: SiteFiles) => Outcome<SiteGraph>
}

/** A site after its plugins' changes. */
export interface ChangedPages {
  readonly graph: Outcome<SiteGraph>
  /**
   * Applies the changes to the site's files; files that differ only in content from those that the plugins have
   * seen get the same changes.
   */
  readonly apply: (files: SiteFiles) => SiteFiles
  /** Path of a source → the front matter that plugins override. */
  readonly fields: ReadonlyMap<string, FrontMatterInput>
}

type ChangeFiles = (files: SiteFiles) => SiteFiles

/** Calls the `pages` hooks in order; each sees the changes of those before. */
export async function changePages(request: PagesRequest): Promise<Outcome<ChangedPages>> {
  const { plugins, folders, buildGraph } = request
  const diagnostics: Diagnostic[] = []
  const fields = new Map<string, FrontMatterInput>()
  const steps: ChangeFiles[] = []
  let { files, graph } = request
  for (const ready of plugins) {
    const { pages } = ready.plugin
    if (!pages) continue
    const context = { ...ready.context, pages: outline(files, graph.value, fields) }
    const { report } = ready
    const answer = await callHook({ hook: 'pages', schema: pagesAnswer, run: () => pages(context), report })
    diagnostics.push(...answer.diagnostics)
    if (!answer.value) continue
    const patches = readPatches(answer.value.change, files, ready)
    const added = addDocuments(answer.value.add, { files, folders, ready })
    diagnostics.push(...patches.diagnostics, ...added.diagnostics)
    for (const { source, frontMatter } of answer.value.change)
      fields.set(source, { ...fields.get(source), ...frontMatter })
    const step = createStep(patches.value, added.value)
    steps.push(step)
    files = step(files)
    graph = buildGraph(files)
  }
  return { value: { graph, fields, apply: (given) => steps.reduce((value, step) => step(value), given) }, diagnostics }
}

function outline(files: SiteFiles, graph: SiteGraph, fields: ChangedPages['fields']): readonly PageOutline[] {
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
          return { ...readWrittenFields(source.text), ...fields.get(path) }
        },
      },
    ]
  })
}

/** The overriding fields of each source, parsed as if they were in its file. */
function readPatches(
  changes: readonly { readonly source: string; readonly frontMatter: FrontMatterInput }[],
  { sources }: SiteFiles,
  { report }: ReadyPlugin,
): Outcome<ReadonlyMap<string, Partial<FrontMatter>>> {
  const diagnostics: Diagnostic[] = []
  const value = new Map<string, Partial<FrontMatter>>()
  const known = new Set(sources.map(({ path }) => path))
  for (const [place, { source, frontMatter }] of changes.entries()) {
    const at = `its hook pages returned invalid data: change[${place}]`
    if (!known.has(source)) {
      const near = nearestWord(source, [...known])
      const hint = near === undefined ? {} : { hint: `Did you mean ${near}?` }
      diagnostics.push(report({ message: `${at}: there is no document ${source}`, ...hint }))
      continue
    }
    const given = withoutUndefined(frontMatter)
    const validation = validate(frontMatterSchema, given)
    if (validation.ok) {
      // Fields that the hook omits keep their value: drop the schema's defaults.
      const own = Object.entries(validation.value).filter(([name]) => Object.hasOwn(frontMatter, name))
      value.set(source, { ...value.get(source), ...hideEmptyTitle(Object.fromEntries(own)) })
      continue
    }
    const problems = validation.problems.map(({ message, hint }) =>
      report({ message: `${at}.frontMatter: ${message}`, file: source, ...(hint !== undefined && { hint }) }),
    )
    diagnostics.push(...problems)
  }
  return { value, diagnostics }
}

/** The changes of one plugin. The same source object yields the same result object, so that a session recognizes it. */
function createStep(patches: ReadonlyMap<string, Partial<FrontMatter>>, added: readonly Source[]): ChangeFiles {
  const known = new WeakMap<Source, Source>()
  const patch = (source: Source): Source => {
    const fields = patches.get(source.path)
    if (!fields) return source
    const patched = known.get(source) ?? {
      ...source,
      frontMatter: { ...source.frontMatter, ...fields },
      ...(fields.title !== undefined && { title: fields.title }),
    }
    known.set(source, patched)
    return patched
  }
  return (files) => {
    const sources = files.sources.map(patch)
    for (const source of added) {
      const place = sources.findIndex((other) => isAfter(other, source))
      sources.splice(place === -1 ? sources.length : place, 0, source)
    }
    return { ...files, sources }
  }
}

/** Sources are in code-unit order of their paths inside each docs folder. */
function isAfter(other: Source, { path, version, locale }: Source): boolean {
  return other.version === version && other.locale === locale && other.path > path
}
