import type { ApiCodeView, ApiHeadingView, ApiHtml, LinkUse, Section, TocEntry } from '../../contract/index.js'
import { createMarkers, type Markers } from '../../markdown/create-markers.js'
import { linkKind } from '../../markdown/link-kind.js'
import { type LinkPlace, placeLink } from '../../markdown/rebase-link.js'
import { API_HEADINGS, type ApiHeadingKey } from '../api-headings.js'
import type { ValidateValue } from '../check/create-schema-validator.js'
import type { JsonObject } from '../json-value.js'
import type { Mistake } from '../mistake.js'
import type { Described } from '../nouns/described.js'
import type { CodeText, PlacedCode } from '../samples/create-highlighter.js'
import type { WriteSamples } from '../samples/create-sample-writer.js'
import type { FoldedSchema } from '../schema/folded-schema.js'
import { type RowBudget, startBudget } from './row-budget.js'
import type { PlacedRow, RowShelf } from './row-shelf.js'

/** What a page of an API is gathered in while its view is made. Markdown and code are compiled later: their places are tokens until then. */
export interface ApiDraft {
  readonly document: JsonObject
  readonly validate: ValidateValue
  readonly writeSamples: WriteSamples
  /** Where links of the description lead. */
  readonly linkPlace?: LinkPlace
  readonly markers: Markers
  readonly links: LinkUse[]
  readonly toc: TocEntry[]
  readonly anchors: Set<string>
  readonly sections: DraftSection[]
  readonly descriptions: Described[]
  readonly codes: PlacedCode[]
  readonly mistakes: Mistake[]
  /** Rows that are drawn already; their places are tokens. */
  readonly rows: PlacedRow[]
  /** Schemas that folded places link to, by key. */
  readonly folded: Map<string, FoldedSchema>
  /** Of a row alone: identities of the schemas that were drawn with something inside them, or would have been outside themselves. */
  readonly inside?: Set<string>
  /** Of a row alone: keys of the schemas that folded places asked for → the schema they link to; nothing where the page had no room for it. */
  readonly asked?: Map<string, FoldedSchema | undefined>
  /** Whether anything was met that one side of the exchange alone has. */
  readonly found: { isSided: boolean }
  /** Where rows are kept for the pages that show them again; absent where each is drawn anew. */
  readonly shelf?: RowShelf
  /** How many more rows of schemas the page may have. */
  readonly budget: RowBudget
}

/** A section for search: its text is words, which may be markers of UI texts, and descriptions by their index. */
export interface DraftSection extends Omit<Section, 'text' | 'uiTexts'> {
  readonly pieces: (string | number)[]
}

/** Longer ids are cut. */
export const LONGEST_ID = 200

/** A page with more rows of schemas than this is read by nobody. */
export const MOST_ROWS = 150

/** As many schemas stand by themselves at the end of a page, where folded places lead: all of nearly every operation, not all of an API whose schemas all refer to each other. */
export const MOST_FOLDED = 100

/** Each of them has this many rows before what is inside them is folded, too. */
export const ROWS_OF_FOLDED = 20

/** Starts a page, or a part of one, with what all pages of an API share. */
export function createApiDraft(
  shared: Pick<ApiDraft, 'document' | 'validate' | 'writeSamples' | 'linkPlace'>,
): ApiDraft {
  const { document, validate, writeSamples, linkPlace } = shared
  return {
    document,
    validate,
    writeSamples,
    ...(linkPlace && { linkPlace }),
    markers: createMarkers(),
    links: [],
    toc: [],
    anchors: new Set(),
    sections: [{ id: '', title: '', level: 1, pieces: [] }],
    descriptions: [],
    codes: [],
    mistakes: [],
    rows: [],
    folded: new Map(),
    found: { isSided: false },
    budget: startBudget(MOST_ROWS),
  }
}

/** A token for the HTML of a description; its text is part of the section. */
export function describe(draft: ApiDraft, described: Described): ApiHtml {
  const index = draft.descriptions.push(described) - 1
  draft.sections.at(-1)?.pieces.push(index)
  return `\u0000d${index}\u0000`
}

/** The field of a view that holds a description, where there is one. */
export function describeField(
  draft: ApiDraft,
  described: Described | undefined,
): { readonly descriptionHtml?: ApiHtml } {
  return described ? { descriptionHtml: describe(draft, described) } : {}
}

/** The same for several descriptions, one below the other. */
export function describeAll(
  draft: ApiDraft,
  ...described: readonly (Described | undefined)[]
): { readonly descriptionHtml?: ApiHtml } {
  const html = described.map((each) => (each ? describe(draft, each) : '')).join('')
  return html === '' ? {} : { descriptionHtml: html }
}

/** A block of code with a token for its lines. */
export function showCode(draft: ApiDraft, code: CodeText): ApiCodeView {
  return placeCode(draft, { code })
}

/** The same for a block that the page puts something into. */
export function placeCode(draft: ApiDraft, placed: PlacedCode): ApiCodeView {
  const index = draft.codes.push(placed) - 1
  return { language: placed.code.language, html: `\u0000c${index}\u0000` }
}

/** A marker for the address of a page, named by its route where `pointer` says. */
export function linkTo(draft: ApiDraft, href: string, pointer: string): string {
  const use: LinkUse = { kind: 'link', href, file: `#${pointer}`, line: 1, column: 1 }
  return draft.markers.hole({ kind: 'link', link: draft.links.push(use) - 1 })
}

/** The same for an address that the description gives: only one of this site is looked for. */
export function linkOut(draft: ApiDraft, written: string, pointer: string): string {
  const href = placeLink(written, draft.linkPlace ?? {})
  const kind = linkKind(href)
  return kind === 'page' || kind === 'api' ? linkTo(draft, href, pointer) : href
}

/** Takes an id: what was wanted without characters that ids can't have, numbered where it is taken. */
export function takeId({ anchors }: ApiDraft, wanted: string): string {
  const id = findId(wanted, (each) => anchors.has(each))
  anchors.add(id)
  return id
}

/** The id that `takeId` would take. */
export function findId(wanted: string, isTaken: (id: string) => boolean): string {
  const clean = wanted.replace(/[\s"'`<>&#%\\]+/g, '-').slice(0, LONGEST_ID) || 'part'
  let id = clean
  for (let count = 2; isTaken(id); count++) id = `${clean}-${count}`
  return id
}

/** A heading of the page's own words: takes its id, lists it in the table of contents, and begins a section. */
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

/** Adds words to the section, for search. */
export function addWords(draft: ApiDraft, ...words: readonly string[]): void {
  draft.sections.at(-1)?.pieces.push(...words)
}
