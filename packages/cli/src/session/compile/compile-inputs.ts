import type { FrontMatterInput } from '../../config/front-matter.js'
import type { SitePlan } from '../../plan/site-plan.js'
import type { SiteFiles } from '../../read/site-files.js'
import type { Source } from '../../read/source.js'
import type { MarkdownSettings } from '../../workers/markdown-settings.js'
import type { SitePrograms } from '../programs/site-programs.js'
import { type CompileInput, createCompileInput, type IncludedFile } from './compile-input.js'

/** What the inputs of a site's pages are made of. */
export interface CompileInputsRequest {
  readonly plan: SitePlan
  readonly files: SiteFiles
  /** Output file → what a page of an API is compiled from. */
  readonly apiInputs: ReadonlyMap<string, CompileInput>
  readonly markdown: Pick<MarkdownSettings, 'key' | 'siteDir'>
  readonly programs: SitePrograms
  /** Path of a source → what plugins have put over its front matter. */
  readonly fields: ReadonlyMap<string, FrontMatterInput>
  /** Inputs of an earlier time, for sources that are the same objects as then. */
  readonly known?: KnownInputs
}

/** Remembers inputs of sources that include nothing, by the source; of use only for one Markdown key and the same programs. */
export type KnownInputs = WeakMap<Source, CompileInput>

/** What each page of a plan is compiled from, in the plan's order; `undefined` for pages without text of their own. */
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
