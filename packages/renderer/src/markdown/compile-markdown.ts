import type { Content, ContentHeading, Diagnostic, ThemeComponents } from '../contract/index.js'
import { type Compilation, createCompilation, type DocumentRequest } from './compilation.js'
import { convertDocument } from './convert-document.js'
import { withoutMarkers } from './create-markers.js'
import type { Draft, RawTitle } from './draft.js'
import { createDraft } from './handlers/create-draft.js'
import { createThemeComponentRenderer } from './handlers/react/create-theme-component-renderer.js'
import type { MarkdownOptions, MarkdownSource } from './markdown-options.js'
import { prepareDocument } from './prepare-document.js'

/**
 * Compiles one Markdown file with its includes to HTML with holes, and collects the facts that later stages need.
 * Depends only on its arguments; a problem in the source becomes a diagnostic of the content.
 */
export async function compileMarkdown(
  source: MarkdownSource,
  options: MarkdownOptions,
  components: ThemeComponents,
): Promise<Content> {
  let documents: readonly DocumentRequest[] = []
  for (let pass = 1; ; pass++) {
    const compilation = createCompilation(source, options, documents)
    const content = await compileOnce(compilation, components)
    // Only rendering reveals which pages components render, and those may render others.
    if (compilation.documents.size === documents.length || pass === MAX_PASSES) return content
    documents = [...compilation.documents.values()]
  }
}

/** Maximum depth of pages that are rendered by components of other pages. */
const MAX_PASSES = 8

async function compileOnce(compilation: Compilation, components: ThemeComponents): Promise<Content> {
  const { source } = compilation
  const file = { path: source.path, text: withoutMarkers(source.text) }
  const document = await prepareDocument(file, compilation)
  const draft = createDraft(compilation, createThemeComponentRenderer(components))
  const html = await convertDocument(document, file, draft)
  return {
    ...draft.markers.cut(html),
    ...(compilation.hasOwnTitle && !draft.title && { hasOwnTitle: true }),
    ...(draft.title && { heading: finishTitle(draft.title, draft) }),
    description: draft.description ?? draft.nestedDescription ?? '',
    toc: compilation.ownToc ?? draft.toc,
    links: draft.links,
    anchors: draft.anchors,
    ...(draft.sheets.size > 0 && { sheets: [...draft.sheets].toSorted() }),
    ...(draft.pageStyles !== undefined && { pageStyles: draft.pageStyles }),
    sections: draft.sections.sections(),
    diagnostics: withoutRepetitions(compilation.diagnostics),
    ...(compilation.headElements.length > 0 && { head: compilation.headElements }),
    ...(compilation.pluginInputs.size > 0 && { pluginInputs: [...compilation.pluginInputs].sort() }),
    ...(compilation.typeKeys.size > 0 && { typeKeys: [...compilation.typeKeys].sort() }),
    ...(compilation.layout && { layout: compilation.layout }),
    ...(compilation.frameParts.size > 0 && { frameParts: [...compilation.frameParts] }),
    ...(compilation.hidesFooter && { hidesFooter: true }),
  }
}

/**
 * Returns the title. Omits its id unless the author set it or a link uses it: most pages do not link to their title.
 * Python-Markdown and Hugo give each title an id, so links of other sites may use it.
 */
function finishTitle(
  { html, text, id, hasCustomId }: RawTitle,
  { markers, links, compilation }: Draft,
): ContentHeading {
  const hashes = [`#${id}`, `#${encodeURIComponent(id)}`]
  const { style } = compilation.options.anchors ?? {}
  const keepsIds = style === 'python-markdown' || style === 'hugo'
  const isWanted = hasCustomId || keepsIds || links.some(({ href }) => hashes.includes(href))
  return { ...markers.cut(html), text, ...(isWanted && { id }) }
}

/** Removes repeated problems: a partial may be included twice. */
function withoutRepetitions(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  if (diagnostics.length < 2) return [...diagnostics]
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()]
}
