import type { DrawnPropertyView, PropertyView } from '../contract/index.js'
import { createMarkers } from '../markdown/create-markers.js'
import { escapeHtml } from '../render/escape-html.js'
import { type ApiDraft, createApiDraft } from './api-draft.js'
import type { JsonObject } from './json-value.js'
import type { RowShelf, RowSlot, RowTemplate } from './row-shelf.js'

/** What a row is made from. */
export interface RowRequest {
  readonly schema: JsonObject
  /** All that its HTML depends on beside schema and id. */
  readonly key: string
  readonly id: string
  /** The row as a page's own, noted in the draft that it is given. */
  readonly view: (id: string, draft: ApiDraft) => PropertyView
}

// Neither U+0000 comes from a document, so nothing in a row looks like its own tokens.
const OWN_ID = '\u0000i\u0000'
const TOKEN = /\u0000(i|d\d+|\d+)\u0000/

/** The row as finished HTML, noted in the draft as if it had been drawn there. */
export function drawRow({ schema, key, id, view }: RowRequest, shelf: RowShelf, draft: ApiDraft): DrawnPropertyView {
  const templates = shelf.templates.get(schema) ?? new Map<string, RowTemplate>()
  shelf.templates.set(schema, templates)
  const template = templates.get(key) ?? makeTemplate(view, shelf, draft)
  templates.set(key, template)
  const index = draft.rows.push(fillTemplate(template, id, draft)) - 1
  return { id, html: `\u0000r${index}\u0000` }
}

function makeTemplate(view: RowRequest['view'], { print }: RowShelf, page: ApiDraft): RowTemplate {
  const own = createApiDraft(page.document, page.validate, createMarkers())
  const html = print(view(OWN_ID, own), own.markers.text)
  const pieces: string[] = []
  const slots: RowSlot[] = []
  for (const [index, part] of html.split(TOKEN).entries()) {
    if (index % 2 === 0) pieces.push(part)
    else if (part === 'i') slots.push({ kind: 'id' })
    else if (part.startsWith('d')) slots.push({ kind: 'description', index: Number(part.slice(1)) })
    else slots.push({ kind: 'hole', hole: own.markers.holeAt(Number(part)) })
  }
  const { descriptions, links, mistakes, sections } = own
  return { pieces, slots, descriptions, links, mistakes, words: sections[0]?.pieces ?? [] }
}

function fillTemplate(template: RowTemplate, id: string, draft: ApiDraft): string {
  const { pieces, slots } = template
  const firstDescription = draft.descriptions.length
  const firstLink = draft.links.length
  draft.descriptions.push(...template.descriptions)
  draft.links.push(...template.links)
  draft.mistakes.push(...template.mistakes)
  for (const piece of template.words) {
    draft.sections.at(-1)?.pieces.push(typeof piece === 'number' ? piece + firstDescription : piece)
  }
  const escapedId = escapeHtml(id)
  let html = pieces[0] ?? ''
  for (const [index, slot] of slots.entries()) {
    if (slot.kind === 'id') html += escapedId
    else if (slot.kind === 'description') html += `\u0000d${slot.index + firstDescription}\u0000`
    else
      html += draft.markers.hole('link' in slot.hole ? { ...slot.hole, link: slot.hole.link + firstLink } : slot.hole)
    html += pieces[index + 1] ?? ''
  }
  return html
}
