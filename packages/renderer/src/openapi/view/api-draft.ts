import type {
  ApiCodeView,
  ApiHeadingView,
  ApiHtml,
  LinkUse,
  SampleLanguage,
  Section,
  TocEntry,
} from '../../contract/index.js'
import { createMarkers, type Markers } from '../../markdown/create-markers.js'
import { linkKind } from '../../markdown/link-kind.js'
import { type LinkSettings, markOwnUrl } from '../../markdown/rebase-link.js'
import type { Problem } from '../api-problem.js'
import { API_HEADINGS, type ApiHeadingKey } from '../api-words.js'
import type { ValidateValue } from '../check/create-schema-validator.js'
import type { JsonObject } from '../json-value.js'
import type { Described } from '../nouns/described.js'
import type { FindRelease } from '../releases/find-release.js'
import type { CodeOnPage, CodeText } from '../samples/create-highlighter.js'
import type { Sample, WriteSamples } from '../samples/create-sample-writer.js'
import type { FoldedSchema } from '../schema/folded-schema.js'
import type { FindSchemaRoute } from '../schema-routes.js'
import { type RowBudget, type RowCache, type RowInstance, startBudget } from './row-cache.js'

/** Collects an API page while its view is built. Markdown and code are compiled later: until then they are tokens. */
export interface ApiDraft {
  readonly document: JsonObject
  readonly validate: ValidateValue
  readonly writeSamples: WriteSamples
  /** Languages of samples in the order of the config; the default languages if absent. */
  readonly sampleLanguages?: readonly SampleLanguage[]
  /** How links of the description are rebased. */
  readonly linkSettings?: LinkSettings
  /** Finds the pages of named schemas; absent if named schemas have no pages. */
  readonly findSchemaRoute?: FindSchemaRoute
  /** Finds the release that changed a part; absent without a changelog. */
  readonly findRelease?: FindRelease
  readonly markers: Markers
  readonly links: LinkUse[]
  readonly toc: TocEntry[]
  readonly anchors: Set<string>
  readonly sections: DraftSection[]
  readonly descriptions: Described[]
  readonly codes: CodeOnPage[]
  /** The samples of each body that readers can choose instead of the first one. */
  readonly otherSamples: (readonly Sample[])[]
  readonly problems: Problem[]
  /** Rows that are already rendered; represented by tokens. */
  readonly rows: RowInstance[]
  /** Schemas that collapsed references link to, by key. */
  readonly folded: Map<string, FoldedSchema>
  /**
   * Only in the draft of a row: identities of the schemas inside the row that would be shown as links if they were also
   * ancestors of the row.
   */
  readonly inside?: Set<string>
  /**
   * Only in the draft of a row: keys of the schemas requested by collapsed references → their link targets; `undefined`
   * if the page had no space for them.
   */
  readonly requested?: Map<string, FoldedSchema | undefined>
  /** Whether a property is only in requests or only in responses. */
  readonly flags: { isSided: boolean }
  /** Cache of rows for pages that show them again; if absent, each is rendered again. */
  readonly rowCache?: RowCache
  /** Remaining number of schema rows on the page. */
  readonly budget: RowBudget
}

/**
 * A section for the search: its text consists of words, which may be markers of UI strings, and indexes of
 * descriptions.
 */
export interface DraftSection extends Omit<Section, 'text' | 'uiTexts'> {
  readonly pieces: (string | number)[]
}

/** Maximum length of an id in characters. Longer ids are truncated. */
export const MAX_ID_LENGTH = 200

/** Maximum number of schema rows on a page, for readability. */
export const MAX_ROWS = 150

/**
 * Maximum number of schemas at the end of a page, to which collapsed references link: enough for nearly every
 * operation, but not for all schemas of an API whose schemas all refer to each other.
 */
export const MAX_FOLDED = 100

/**
 * Maximum number if the further ones are inline, such as the alternatives of a long list: other pages often do not show
 * them. What they contain is collapsed.
 */
export const MAX_INLINE_FOLDED = 300

/** Number of rows that each of these schemas may have, even if the page has reached its limit. */
export const ROWS_OF_FOLDED = 20

/** Creates the draft of a page, or of a part of one, from values that all pages of an API share. */
export function createApiDraft(
  shared: Pick<ApiDraft, 'document' | 'validate' | 'writeSamples' | 'linkSettings' | 'findSchemaRoute' | 'findRelease'>,
): ApiDraft {
  const { document, validate, writeSamples, linkSettings, findSchemaRoute, findRelease } = shared
  return {
    document,
    validate,
    writeSamples,
    ...(linkSettings && { linkSettings }),
    ...(findSchemaRoute && { findSchemaRoute }),
    ...(findRelease && { findRelease }),
    markers: createMarkers(),
    links: [],
    toc: [],
    anchors: new Set(),
    sections: [{ id: '', title: '', level: 1, pieces: [] }],
    descriptions: [],
    codes: [],
    otherSamples: [],
    problems: [],
    rows: [],
    folded: new Map(),
    flags: { isSided: false },
    budget: startBudget(MAX_ROWS),
  }
}

/** Adds a description to the page, and its text to the current section for the search. Returns a token for its HTML. */
export function describe(draft: ApiDraft, described: Described): ApiHtml {
  const index = draft.descriptions.push(described) - 1
  draft.sections.at(-1)?.pieces.push(index)
  return `\u0000d${index}\u0000`
}

/** The field of a view for a description, if present. */
export function describeField(
  draft: ApiDraft,
  described: Described | undefined,
): { readonly descriptionHtml?: ApiHtml } {
  return described ? { descriptionHtml: describe(draft, described) } : {}
}

/** The field of a view for several descriptions, below each other; absent if there are none. */
export function describeAll(
  draft: ApiDraft,
  ...described: readonly (Described | undefined)[]
): { readonly descriptionHtml?: ApiHtml } {
  const html = described.map((each) => (each ? describe(draft, each) : '')).join('')
  return html === '' ? {} : { descriptionHtml: html }
}

/** A code block with a token for its lines. */
export function showCode(draft: ApiDraft, code: CodeText): ApiCodeView {
  return describePlaceholderCode(draft, { code })
}

/** A code block that may contain a placeholder, with a token for its lines. */
export function describePlaceholderCode(draft: ApiDraft, codeOnPage: CodeOnPage): ApiCodeView {
  const index = draft.codes.push(codeOnPage) - 1
  return { language: codeOnPage.code.language, html: `\u0000c${index}\u0000` }
}

/** A marker for the URL of a page, identified by its route; `pointer` is the position for diagnostics. */
export function linkTo(draft: ApiDraft, href: string, pointer: string): string {
  const use: LinkUse = { kind: 'link', href, file: `#${pointer}`, line: 1, column: 1 }
  return draft.markers.hole({ kind: 'link', link: draft.links.push(use) - 1 })
}

/** A marker for the URL of a link in the description if it points into the site, otherwise the URL itself. */
export function linkOut(draft: ApiDraft, raw: string, pointer: string): string {
  const href = markOwnUrl(raw, draft.linkSettings ?? {})
  const kind = linkKind(href)
  return kind === 'page' || kind === 'api' ? linkTo(draft, href, pointer) : href
}

/** Reserves an id: the requested id without invalid characters, with a number if it is already in use. */
export function takeId({ anchors }: ApiDraft, requestedId: string): string {
  const id = findId(requestedId, (each) => anchors.has(each))
  anchors.add(id)
  return id
}

/** The id that `takeId` would reserve. */
export function findId(requestedId: string, isTaken: (id: string) => boolean): string {
  const clean = requestedId.replace(/[\s"'`<>&#%\\]+/g, '-').slice(0, MAX_ID_LENGTH) || 'part'
  let id = clean
  for (let count = 2; isTaken(id); count++) id = `${clean}-${count}`
  return id
}

/**
 * A heading in the page's language. Reserves its id, lists it in the table of contents up to level 3, and begins a
 * section.
 */
export function openHeading(
  draft: ApiDraft,
  heading: { readonly id: string; readonly level: 2 | 3 | 4; readonly key: ApiHeadingKey },
): ApiHeadingView {
  const id = takeId(draft, heading.id)
  const { level, key } = heading
  const text = API_HEADINGS[key]
  if (level < 4) draft.toc.push({ id, level, html: text, text, key })
  draft.sections.push({ id, title: text, level, key, pieces: [] })
  return { ...heading, id, label: text }
}

/** Adds words to the section, for the search. */
export function addWords(draft: ApiDraft, ...words: readonly string[]): void {
  draft.sections.at(-1)?.pieces.push(...words)
}
