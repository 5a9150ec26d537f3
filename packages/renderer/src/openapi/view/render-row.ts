import type { RenderedPropertyView } from '../../contract/index.js'
import type { FoldedSchema } from '../schema/folded-schema.js'
import { type ApiDraft, createApiDraft, MAX_ID_LENGTH } from './api-draft.js'
import { repeatRequests, wouldRequestSame } from './request-folded.js'
import {
  hasSameBudget,
  OWN_ID,
  parentIdNumber,
  parentIdToken,
  type RowCache,
  type RowSlot,
  type RowTemplate,
  type SchemaSide,
  startBudget,
  takeSameRows,
} from './row-cache.js'

/** The inputs of a row, or of all rows of a schema. */
export interface RowRequest {
  /** Identifies the schema: the same object wherever the same rows are requested. */
  readonly schema: object
  /** All inputs of its HTML other than schema, side, id, ancestors, and remaining rows. */
  readonly key: string
  readonly side: SchemaSide
  readonly id: string
  /** Identity of every ancestor schema → id of its position. */
  readonly path: ReadonlyMap<string, string>
  /** Renders the row for a page, and records it in the given draft. */
  readonly print: (id: string, path: ReadonlyMap<string, string>, draft: ApiDraft) => string
}

// React writes a comment between two texts, such as the tokens of two rows.
const TOKEN = /(?:<!-- -->(?=\u0000r))?\u0000(i|[rdo]?\d+)\u0000/
// Rows that differ on every page are not worth caching.
const MAX_TEMPLATES = 8

/**
 * A token for the cached HTML of a row. Its contents are recorded in the draft as if it were rendered there.
 * `undefined` if the page must render the row itself.
 */
export function renderRow(request: RowRequest, rowCache: RowCache, draft: ApiDraft): RenderedPropertyView | undefined {
  const { id, path } = request
  const template = findTemplate(request, rowCache, draft)
  if (!template || !areIdsFree(template, id, draft)) return undefined
  const { descriptions, links, problems, words, requested, ids, inside, around, side } = template
  const firstDescription = draft.descriptions.length
  const firstLink = draft.links.length
  draft.descriptions.push(...descriptions)
  draft.links.push(...links)
  draft.problems.push(...problems)
  for (const idSuffix of ids) draft.anchors.add(id + idSuffix)
  repeatRequests(requested, draft)
  if (draft.inside) for (const identity of inside) draft.inside.add(identity)
  if (side !== undefined) draft.flags.isSided = true
  const { pieces = [] } = draft.sections.at(-1) ?? {}
  for (const word of words) pieces.push(typeof word === 'number' ? word + firstDescription : word)
  takeSameRows(draft.budget, template.budget)
  const positions = around.map((identity) => path.get(identity) ?? '')
  const index = draft.rows.push({ template, id, around: positions, firstDescription, firstLink }) - 1
  return { id, html: `\u0000r${index}\u0000` }
}

/**
 * Finds or creates the template that equals what the page would render itself: side, budget, collapsed references and
 * ancestors must match. `undefined` if there is none.
 */
function findTemplate(request: RowRequest, rowCache: RowCache, draft: ApiDraft): RowTemplate | undefined {
  const { schema, key, path, side, id } = request
  const byKey = rowCache.templates.get(schema) ?? new Map<string, RowTemplate[]>()
  rowCache.templates.set(schema, byKey)
  const templates = byKey.get(key) ?? []
  byKey.set(key, templates)
  const isApplicable = ({ requested, ids }: RowTemplate): boolean =>
    wouldRequestSame(requested, draft, (other) => other.startsWith(id) && ids.includes(other.slice(id.length)))
  const template = templates.find(
    (each) =>
      (each.side ?? side) === side &&
      hasSameBudget(draft.budget, each.budget) &&
      isAround(path, each.around, each.inside) &&
      isApplicable(each),
  )
  if (template || templates.length >= MAX_TEMPLATES) return template
  const created = createTemplate(request, rowCache, draft)
  templates.push(created)
  return isApplicable(created) ? created : undefined
}

/** Whether a row has the same ancestors as a template, among the schemas that are also inside the row. */
function isAround(path: ReadonlyMap<string, string>, around: readonly string[], inside: ReadonlySet<string>): boolean {
  let count = 0
  for (const identity of path.keys()) if (inside.has(identity)) count += 1
  return count === around.length && around.every((identity) => path.has(identity))
}

/** Whether all ids that the row would reserve are free. */
function areIdsFree({ ids, isFit }: RowTemplate, id: string, draft: ApiDraft): boolean {
  if (!isFit) return false
  for (const idSuffix of ids)
    if (id.length + idSuffix.length > MAX_ID_LENGTH || draft.anchors.has(id + idSuffix)) return false
  return true
}

function createTemplate({ path, side, print }: RowRequest, rowCache: RowCache, page: ApiDraft): RowTemplate {
  const inside = new Set<string>()
  const requested = new Map<string, FoldedSchema | undefined>()
  const rowDraft: ApiDraft = {
    ...createApiDraft(page),
    budget: startBudget(page.budget.left),
    rowCache,
    inside,
    requested,
    folded: new Map(page.folded),
  }
  for (const { id } of page.folded.values()) rowDraft.anchors.add(id)
  const outer = [...path.keys()]
  const positions = new Map(outer.map((identity, index) => [identity, parentIdToken(index)]))
  const html = print(OWN_ID, positions, rowDraft)
  const around = outer.filter((identity) => inside.has(identity))
  const { pieces, slots } = cutRow(html, rowDraft, (index) => around.indexOf(outer[index] ?? ''))
  const ids = [...rowDraft.anchors].filter((id) => id.startsWith(OWN_ID)).map((id) => id.slice(OWN_ID.length))
  const { descriptions, links, problems, sections, budget, flags } = rowDraft
  const words = sections[0]?.pieces ?? []
  const isFit =
    ids.every(({ length }) => length + OWN_ID.length < MAX_ID_LENGTH) &&
    !pieces.some((part) => / id="[^"]/.test(part)) &&
    !slots.some((slot) => slot.kind === 'hole' && JSON.stringify(slot.hole).includes('\\u0000'))
  const template = {
    pieces,
    slots,
    ids,
    descriptions,
    links,
    problems,
    words,
    requested,
    budget,
    inside,
    around,
    isFit,
  }
  return flags.isSided ? { ...template, side } : template
}

/**
 * Splits the HTML of a row at its tokens. `findAround` maps the number of an ancestor position to its index among the
 * ancestors that the row refers to.
 */
function cutRow(
  html: string,
  { rows, markers }: ApiDraft,
  findAround: (index: number) => number,
): Pick<RowTemplate, 'pieces' | 'slots'> {
  const pieces: string[] = []
  const slots: RowSlot[] = []
  const toSlot = (token: string, before: string, after: string): RowSlot => {
    if (token === 'i') return before.endsWith(' id="') ? { kind: 'id', anchor: untilQuote(after) } : { kind: 'id' }
    const index = Number(token.slice(1))
    if (token.startsWith('d')) return { kind: 'description', index }
    if (token.startsWith('o')) return { kind: 'around', index: findAround(index) }
    const row = token.startsWith('r') ? rows[index] : undefined
    if (!row) return { kind: 'hole', hole: markers.holeAt(Number(token)) }
    const renumber = (id: string): string =>
      id.startsWith(OWN_ID) ? id : parentIdToken(findAround(parentIdNumber(id)))
    return { kind: 'row', row: { ...row, around: row.around.map(renumber) } }
  }
  const cut = html.split(TOKEN)
  for (const [index, part] of cut.entries()) {
    if (index % 2 === 0) pieces.push(part)
    else slots.push(toSlot(part, cut[index - 1] ?? '', cut[index + 1] ?? ''))
  }
  return { pieces, slots }
}

function untilQuote(text: string): string {
  const end = text.indexOf('"')
  return end === -1 ? text : text.slice(0, end)
}
