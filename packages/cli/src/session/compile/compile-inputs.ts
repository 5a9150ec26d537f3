import type { FrontMatterInput } from '../../config/front-matter.js'
import type { SitePlan } from '../../plan/site-plan.js'
import type { SiteFiles } from '../../read/site-files.js'
import type { Source } from '../../read/source.js'
import type { MarkdownSettings } from '../../workers/render-setup.js'
import type { SitePrograms } from '../programs/site-programs.js'
import { type CompileInput, createCompileInput, type IncludedFile } from './compile-input.js'

/** Sources of the inputs of a site's pages. */
export interface CompileInputsRequest {
  readonly plan: SitePlan
  readonly files: SiteFiles
  /** Output file → compiler input of an API page. */
  readonly apiInputs: ReadonlyMap<string, CompileInput>
  readonly markdown: Pick<MarkdownSettings, 'key' | 'siteDir'>
  readonly programs: SitePrograms
  /** Path of a source → the front matter that plugins override. */
  readonly fields: ReadonlyMap<string, FrontMatterInput>
  /** Earlier inputs, for sources that are still the same objects. */
  readonly known?: KnownInputs
}

/** Caches inputs of sources without includes, by source; only valid for one Markdown key and the same MDX modules. */
export type KnownInputs = WeakMap<Source, CompileInput>

/** The compiler input of each page of a plan, in the plan's order; `undefined` for pages without content. */
export function createCompileInputs({
  plan,
  files,
  apiInputs,
  markdown,
  programs,
  fields,
  known,
}: CompileInputsRequest): (CompileInput | undefined)[] {
  const sources = new Map(files.sources.map((source) => [source.path, source]))
  const findIncluded = (path: string): IncludedFile | undefined => files.partials.get(path) ?? sources.get(path)
  const settings = { findIncluded, markdown, programs, fields }
  return plan.pages.map(({ page, locale, version }) => {
    const source = page.source === undefined ? undefined : sources.get(page.source)
    if (!source) return apiInputs.get(page.file)
    const input = known?.get(source) ?? createCompileInput(source, { ...settings, locale, version, href: page.href })
    if (source.includes.length === 0 && input.programQuery === undefined) known?.set(source, input)
    return input
  })
}
