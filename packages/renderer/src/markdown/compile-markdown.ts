import type { Root } from 'hast'
import type { Content, ContentHeading, Diagnostic, ThemeComponents } from '../contract/index.js'
import { renderCode } from '../highlight/render-code.js'
import { escapeHtml } from '../render/escape-html.js'
import { collectSections } from './collect-sections.js'
import { type Compilation, createCompilation } from './compilation.js'
import { convertToHtmlTree } from './convert-to-html-tree.js'
import { createElementIds } from './create-element-ids.js'
import { createMarkers, withoutMarkers } from './create-markers.js'
import type { Draft, DraftHeading } from './draft.js'
import { finishTree } from './finish-tree.js'
import type { MarkdownOptions, MarkdownSource } from './markdown-options.js'
import { prepareDocument } from './prepare-document.js'
import { refuseUnsafeHtml } from './refuse-unsafe-html.js'
import { treeRenderer } from './render-tree.js'
import { reserveIds } from './reserve-ids.js'
import { runPlugins } from './run-plugins.js'

type Markup = Pick<ContentHeading, 'parts' | 'holes'>

/**
 * Compiles one Markdown file with its includes to HTML with holes, and collects the facts that later stages need.
 * Depends on nothing but its arguments; a mistake in the source is a diagnostic of the content.
 */
export async function compileMarkdown(
  source: MarkdownSource,
  options: MarkdownOptions,
  components: ThemeComponents,
): Promise<Content> {
  const compilation = createCompilation(source, options)
  const file = { path: source.path, text: withoutMarkers(source.text) }
  const document = await prepareDocument(file, compilation)
  const converted = await convertToHtmlTree(document)
  const plugged = await runPlugins(converted, { plugins: options.rehypePlugins, file, compilation })
  const safe = options.trustHtml ? plugged : refuseUnsafeHtml(plugged, compilation)
  const draft = createDraft(compilation)
  reserveIds(safe, draft)
  const finished = finishTree(safe, draft)
  for (const { request, complete } of draft.codes) complete(await renderCode(request))
  const render = (tree: Root) => draft.markers.cut(treeRenderer(components)(tree))
  const { parts, holes } = render(finished)
  return {
    parts,
    holes,
    ...(draft.heading && { heading: compileHeading(draft.heading, render) }),
    description: draft.description ?? draft.nestedDescription ?? '',
    toc: draft.toc,
    links: draft.links,
    anchors: draft.anchors,
    sections: draft.sections.sections(),
    diagnostics: withoutRepetitions(compilation.diagnostics),
  }
}

/** Most headings are a single text, for which React is not needed. */
function compileHeading({ children, text }: DraftHeading, render: (tree: Root) => Markup): ContentHeading {
  const [first, ...others] = children
  const isText = first?.type === 'text' && others.length === 0
  return { ...(isText ? { parts: [escapeHtml(first.value)], holes: [] } : render({ type: 'root', children })), text }
}

/** A partial that is included twice has its mistakes once. */
function withoutRepetitions(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()]
}

function createDraft(compilation: Compilation): Draft {
  return {
    compilation,
    markers: createMarkers(),
    ids: createElementIds(),
    sections: collectSections(),
    links: [],
    anchors: [],
    toc: [],
    codes: [],
    imageCount: 0,
    tabsCount: 0,
  }
}
