import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Block } from './block.js'
import type { Draft, Finish, Place, PlaceChange } from './draft.js'
import { finishAdmonition } from './finish-admonition.js'
import { finishCodeBlock } from './finish-code-block.js'
import { finishDetails, finishDetailsElement } from './finish-details.js'
import { finishFootnoteLink, finishFootnotes, isFootnoteLink } from './finish-footnotes.js'
import { finishHeading, finishTitle } from './finish-heading.js'
import { finishImage } from './finish-image.js'
import { finishLink } from './finish-link.js'
import { finishMedia } from './finish-media.js'
import { finishParagraph } from './finish-paragraph.js'
import { finishTable } from './finish-table.js'
import { finishLoneTab, finishTabs } from './finish-tabs.js'
import { isInlineTag } from './html-text.js'
import { withoutMarkers } from './markers.js'

const BY_TAG: ReadonlyMap<string, Finish> = new Map<string, Finish>([
  ['a', (element, place) => (isFootnoteLink(element) ? finishFootnoteLink : finishLink)(element, place)],
  ['details', finishDetailsElement],
  ['h1', finishHeading],
  ['h2', finishHeading],
  ['h3', finishHeading],
  ['h4', finishHeading],
  ['h5', finishHeading],
  ['h6', finishHeading],
  ['img', finishImage],
  ['p', finishParagraph],
  ['pre', finishCodeBlock],
  [
    'section',
    (element, place) =>
      (element.properties['dataFootnotes'] === undefined ? finishPlain : finishFootnotes)(element, place),
  ],
  ['table', finishTable],
  ['audio', finishMedia],
  ['video', finishMedia],
  ['source', finishMedia],
  ['track', finishMedia],
])

/** Turns a document's HTML tree into the tree that React renders, and gathers the facts of it in the draft. */
export function finishTree(tree: Root, draft: Draft): Root {
  const place = createPlace(draft, { file: draft.compilation.source.path, isNested: false, isSilent: false })
  return { type: 'root', children: place.finish(tree.children) }
}

function createPlace(draft: Draft, state: Required<PlaceChange>): Place {
  const { compilation } = draft
  const place: Place = {
    draft,
    ...state,
    finish: (nodes, change) => finishNodes(nodes, change ? createPlace(draft, { ...state, ...change }) : place),
    report: (element, mistake) => compilation.report(state.file, element.position?.start, mistake),
    link(kind, href, { position }) {
      const { line = 1, column = 1 } = position?.start ?? {}
      return draft.links.push({ kind, href, file: state.file, line, column }) - 1
    },
  }
  return place
}

function finishNodes(nodes: readonly RootContent[], place: Place): ElementContent[] {
  const finished: ElementContent[] = []
  for (const node of nodes) {
    if (node.type === 'text') appendText(finished, finishText(node.value, place))
    else if (node.type === 'element') {
      for (const result of finishElement(node, place)) {
        if (result.type === 'text') appendText(finished, result.value)
        else finished.push(result)
      }
    }
  }
  return finished
}

/** React would put a comment between two texts that stand side by side. */
function appendText(nodes: ElementContent[], value: string): void {
  const last = nodes.at(-1)
  if (last?.type === 'text') last.value += value
  else if (value !== '') nodes.push({ type: 'text', value })
}

function finishText(value: string, { draft, isSilent }: Place): string {
  const text = withoutMarkers(value)
  if (!isSilent) draft.sections.add(text)
  return text
}

function finishElement(original: Element, place: Place): ElementContent[] {
  const element = withCleanProperties(original)
  const { id } = element.properties
  if (typeof id === 'string' && id !== '') place.draft.anchors.push(id)
  const block = element.data?.block
  if (block && block.kind !== 'code') return finishBlock(element, block, place)
  if (isInlineTag(element.tagName)) return (BY_TAG.get(element.tagName) ?? finishPlain)(element, place)
  place.draft.sections.separate()
  const finished = (BY_TAG.get(element.tagName) ?? finishPlain)(element, place)
  place.draft.sections.separate()
  return finished
}

function finishBlock(element: Element, block: Exclude<Block, { kind: 'code' }>, place: Place): ElementContent[] {
  switch (block.kind) {
    case 'admonition':
      return finishAdmonition(element, block.admonition, place)
    case 'details':
      if (block.id !== undefined) place.draft.anchors.push(block.id)
      return finishDetails(element, block, place)
    case 'tabs':
      return finishTabs(element, block.group, place)
    case 'tab':
      return finishLoneTab(element, place)
    case 'include':
      return place.finish(element.children, { file: block.file })
    case 'cards':
      return [{ type: 'text', value: place.draft.markers.hole({ kind: 'cards' }) }]
    case 'title':
      return finishTitle(element, place)
    case 'mdx':
    case 'label':
      return finishPlain(element, place)
  }
}

function finishPlain(element: Element, place: Place): ElementContent[] {
  // A component's tag that has come from a source is no component.
  const tagName = element.tagName.startsWith('docgen-') ? 'div' : element.tagName
  return [{ type: 'element', tagName, properties: element.properties, children: place.finish(element.children) }]
}

function withCleanProperties(element: Element): Element {
  const { properties } = element
  if (!Object.values(properties).some((value) => typeof value === 'string' && value.includes('\u0000'))) return element
  const clean = Object.entries(properties).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutMarkers(value) : value,
  ])
  return { ...element, properties: Object.fromEntries(clean) }
}
