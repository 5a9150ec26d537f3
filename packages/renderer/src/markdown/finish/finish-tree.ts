import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { REACT_PROPS } from '../../mdx/jsx-element.js'
import type { Block } from '../block.js'
import { withoutMarkers } from '../create-markers.js'
import type { Draft, Finish, Place, PlaceChange } from '../draft.js'
import { finishAdmonition } from './finish-admonition.js'
import { finishCodeBlock } from './finish-code-block.js'
import { finishDetails, finishDetailsElement } from './finish-details.js'
import { finishFootnoteLink, finishFootnotes, isFootnoteLink } from './finish-footnotes.js'
import { finishHeading, finishTitle } from './finish-heading.js'
import { finishImage } from './finish-image.js'
import { finishLink } from './finish-link.js'
import { finishMath } from './finish-math.js'
import { finishMedia } from './finish-media.js'
import { finishParagraph } from './finish-paragraph.js'
import { finishReact } from './finish-react.js'
import { finishTable } from './finish-table.js'
import { finishLoneTab, finishTabs } from './finish-tabs.js'
import { finishTaskItem } from './finish-task-item.js'
import { finishTrusted, needsTrust } from './finish-trusted.js'
import { finishView } from './finish-view.js'
import { isInlineTag, textOf } from './text-of.js'

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
  ['li', finishTaskItem],
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

const EMPTY_FOR_REACT: ReadonlySet<string> = new Set(['keygen', 'menuitem'])

/** Turns a document's HTML tree into the tree that React renders, and gathers the facts of it in the draft. */
export function finishTree(tree: Root, draft: Draft): Root {
  const place = createPlace(draft, {
    file: draft.compilation.source.path,
    isNested: false,
    isSilent: false,
    isInReact: false,
  })
  return { type: 'root', children: place.finish(tree.children) }
}

function createPlace(draft: Draft, state: Required<PlaceChange>): Place {
  const { compilation } = draft
  const place: Place = {
    draft,
    ...state,
    finish: (nodes, change) => finishNodes(nodes, change ? createPlace(draft, { ...state, ...change }) : place),
    report: (placed, mistake) => compilation.report(state.file, placed.position?.start, mistake),
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
  const text = withoutMarkers(value).replace(/\r\n?/g, '\n')
  if (!isSilent) draft.sections.add(text)
  return text
}

function finishElement(original: Element, place: Place): ElementContent[] {
  const element = withCleanProperties(original)
  const { draft } = place
  const { id } = element.properties
  if (typeof id === 'string' && id !== '') draft.anchors.push(id)
  else if (element.tagName === 'a' && typeof element.properties['name'] === 'string')
    draft.anchors.push(element.properties['name'])
  const block = element.data?.block
  if (block && block.kind !== 'code') return finishBlock(element, block, place)
  if (draft.compilation.options.trustHtml && needsTrust(element)) return finishTrusted(element, place)
  if (isInlineTag(element.tagName)) return (BY_TAG.get(element.tagName) ?? finishPlain)(element, place)
  draft.sections.separate()
  const finished = (BY_TAG.get(element.tagName) ?? finishPlain)(element, place)
  draft.sections.separate()
  return finished
}

function finishBlock(element: Element, block: Exclude<Block, { kind: 'code' }>, place: Place): ElementContent[] {
  if ('id' in block && block.id !== undefined) place.draft.anchors.push(block.id)
  switch (block.kind) {
    case 'admonition':
      return finishAdmonition(element, block, place)
    case 'details':
      return finishDetails(element, block, place)
    case 'tabs':
      return finishTabs(element, block, place)
    case 'tab':
      return finishLoneTab(element, place)
    case 'include':
      return place.finish(element.children, { file: block.file })
    case 'cards':
      return [{ type: 'text', value: place.draft.markers.hole({ kind: 'cards' }) }]
    case 'math':
      return finishMath(element, block.isDisplay, place)
    case 'title':
      return finishTitle(element, place)
    case 'mdx':
      return [{ ...element, children: place.finish(element.children, { isSilent: true }) }]
    case 'label':
      return finishPlain(element, place)
    case 'react':
      return finishReact(element, block, place)
    case 'toc':
    case 'given-cards':
    case 'text':
      return finishView(element, block, place)
  }
}

function finishPlain(element: Element, place: Place): ElementContent[] {
  const { tagName, properties } = element
  // A title, which only drawings have here, holds no elements, and React takes a single text.
  const children = place.finish(
    tagName === 'title' ? [{ type: 'text', value: textOf(element.children) }] : element.children,
  )
  // React throws over a name that is none, and over content in an element that it takes for an empty one.
  if (!/^[a-z][\w.:-]*$/i.test(tagName) || EMPTY_FOR_REACT.has(tagName)) return children
  // A component's tag that has come from a source is no component.
  return [{ type: 'element', tagName: tagName.startsWith('docgen-') ? 'span' : tagName, properties, children }]
}

function withCleanProperties(element: Element): Element {
  const { properties } = element
  let clean: Properties | undefined
  for (const name in properties) {
    const value = properties[name]
    if (REACT_PROPS.has(name)) clean = { ...(clean ?? properties), [name]: undefined }
    else if (typeof value === 'string' && value.includes('\u0000')) {
      clean = { ...(clean ?? properties), [name]: withoutMarkers(value) }
    }
  }
  return clean ? { ...element, properties: clean } : element
}
