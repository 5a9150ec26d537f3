import type { Content, Diagnostic, EmbeddedUiText, LinkUse, Section } from '../contract/index.js'
import type { Markers } from '../markdown/create-markers.js'
import { toDiagnostic } from './api-problem.js'
import { inEnglish } from './api-words.js'
import { assembleContent, type CompiledDescription } from './assemble-content.js'
import type { CompileDescription } from './compile-description.js'
import type { HighlightCode } from './samples/create-highlighter.js'
import { type ApiDraft, takeId } from './view/api-draft.js'

/** The inputs of `finishPage`. */
export interface FinishRequest {
  readonly draft: ApiDraft
  /** HTML of the page with tokens and markers. */
  readonly rendered: string
  /** True if the first description introduces the page. Its headings are in the table of contents. */
  readonly hasIntroduction: boolean
  /** Description for the document head of a page without an introduction. */
  readonly summary: string
  readonly compileDescription: CompileDescription
  readonly highlightCode: HighlightCode
}

/** Replaces the tokens of descriptions and code, splits the HTML at its holes, and collects links, ids and sections. */
export async function finishPage(request: FinishRequest): Promise<Content> {
  const { draft, rendered, hasIntroduction, summary, compileDescription, highlightCode } = request
  const contents = await compileAll(draft, compileDescription)
  const descriptions = contents.map((content, index) =>
    embedContent(content, draft.descriptions[index]?.pointer ?? '', draft),
  )
  const codes = await Promise.all(draft.codes.map(highlightCode))
  const samples = await writeOtherSamples(draft, highlightCode)
  const { parts, holes, anchors } = assembleContent({ rendered, draft, codes, descriptions })
  const introduction = hasIntroduction ? descriptions[0] : undefined
  // The theme decides what to render. Links must not target parts that it omits.
  const renderedIds = new Set(anchors)
  for (const content of descriptions) for (const anchor of content.anchors) renderedIds.add(anchor)
  const toc = [...(introduction?.toc ?? []), ...draft.toc.filter(({ id }) => renderedIds.has(id))]
  const sheets = new Set([...listSheets(rendered), ...contents.flatMap((content) => content.sheets ?? [])])
  return {
    parts,
    holes,
    sheets: [...sheets].toSorted(),
    ...(samples !== undefined && { samples }),
    description: (hasIntroduction && contents[0]?.description) || summary,
    // Links of the page itself to all of its headings, as in `SectionLinks`, replace the table of contents.
    toc: toc.every(({ id }) => rendered.includes(`<a href="#${id}">`)) ? [] : toc,
    links: draft.links,
    anchors: [...renderedIds],
    sections: gatherSections(draft, descriptions, introduction).filter(({ id }) => id === '' || renderedIds.has(id)),
    diagnostics: [...descriptions.flatMap(({ diagnostics }) => diagnostics), ...draft.problems.map(toDiagnostic)],
  }
}

/** The style sheets of the page's own parts. */
function listSheets(rendered: string): readonly string[] {
  return [
    'api',
    ...(rendered.includes('<ul class="operations">') ? ['api-overview'] : []),
    ...(rendered.includes(' data-find="') ? ['variants'] : []),
  ]
}

/** The samples of the other bodies as JSON: a list of objects with the HTML by language. */
async function writeOtherSamples({ otherSamples }: ApiDraft, highlight: HighlightCode): Promise<string | undefined> {
  if (otherSamples.length === 0) return undefined
  const bodies = otherSamples.map(async (samples) => {
    const entries = samples.map(async (sample) => [sample.value, await highlight(sample)] as const)
    return Object.fromEntries(await Promise.all(entries))
  })
  return JSON.stringify(await Promise.all(bodies))
}

/** Compiles descriptions. Awaits only uncached descriptions: a page has hundreds, and most were on an earlier page. */
async function compileAll({ descriptions }: ApiDraft, compile: CompileDescription): Promise<readonly Content[]> {
  const contents: Content[] = []
  for (const { text } of descriptions) {
    const compiled = compile(text)
    contents.push(compiled instanceof Promise ? await compiled : compiled)
  }
  return contents
}

/**
 * Adds a description to a page: appends a number to ids that the page already has, and appends its links to the page's
 * links.
 */
function embedContent(content: Content, pointer: string, draft: ApiDraft): CompiledDescription {
  const { links, anchors, diagnostics } = content
  // Fast path: most descriptions are a sentence, and equal on every page.
  if (links.length + anchors.length + diagnostics.length === 0) return content
  const file = `#${pointer}`
  const firstLink = draft.links.length
  draft.links.push(...links.map((link): LinkUse => ({ ...link, file })))
  const renamed = new Map(
    anchors.flatMap((anchor) => {
      const id = takeId(draft, anchor)
      return id === anchor ? [] : [[anchor, id] as const]
    }),
  )
  const rename = (id: string): string => renamed.get(id) ?? id
  return {
    parts: content.parts.map((part) => [...renamed].reduce((done, [from, to]) => replaceId(done, from, to), part)),
    holes: content.holes,
    firstLink,
    anchors: anchors.map(rename),
    toc: content.toc.map((entry) => ({ ...entry, id: rename(entry.id) })),
    sections: content.sections.map((section) => ({ ...section, id: rename(section.id) })),
    diagnostics: diagnostics.map((diagnostic) => ({ ...soften(diagnostic), file })),
  }
}

function replaceId(html: string, from: string, to: string): string {
  return html.replaceAll(` id="${from}"`, () => ` id="${to}"`).replaceAll(` href="#${from}"`, () => ` href="#${to}"`)
}

// All white space except single spaces: matching single spaces would copy the text word by word.
const UNEVEN_SPACE = /\s{2,}|[^\S ]/g

function gatherSections(
  draft: ApiDraft,
  descriptions: readonly CompiledDescription[],
  introduction: CompiledDescription | undefined,
): readonly Section[] {
  const pageSections = draft.sections.map(({ pieces, ...heading }): Section => {
    const texts = pieces.map((segment) => {
      if (typeof segment === 'string') return segment
      const content = descriptions[segment]
      if (content === introduction) return content?.sections[0]?.text ?? ''
      return content?.sections.map(({ title: heading, text }) => `${heading} ${text}`).join(' ') ?? ''
    })
    return { ...heading, ...restoreUiTexts(texts.join(' ').replace(UNEVEN_SPACE, ' ').trim(), draft.markers) }
  })
  const [first, ...rest] = pageSections
  return [...(first ? [first] : []), ...(introduction?.sections.slice(1) ?? []), ...rest]
}

/** Turns unsafe HTML into a warning: descriptions often come from third parties, and docgen removes the unsafe part. */
function soften(diagnostic: Diagnostic): Diagnostic {
  if (diagnostic.code !== 'unsafe-html') return diagnostic
  return { ...diagnostic, severity: 'warning', hint: 'Remove it: HTML of API descriptions is never trusted' }
}

/** Replaces the markers of UI strings in a section's text with English, and records their positions. */
export function restoreUiTexts(marked: string, { holeAt }: Markers): Pick<Section, 'text' | 'uiTexts'> {
  if (!marked.includes('\u0000')) return { text: marked }
  const uiTexts: EmbeddedUiText[] = []
  let text = ''
  // Every second segment is the number of a marker.
  for (const [index, segment] of marked.split(/\u0000(\d+)\u0000/).entries()) {
    const hole = index % 2 === 1 ? holeAt(Number(segment)) : undefined
    if (hole?.kind !== 'text') text += segment
    else {
      const { key, values } = hole
      const english = inEnglish(key, values)
      uiTexts.push({ start: text.length, end: text.length + english.length, key, values })
      text += english
    }
  }
  return uiTexts.length === 0 ? { text } : { text, uiTexts }
}
