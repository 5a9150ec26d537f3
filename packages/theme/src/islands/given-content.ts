import * as React from 'react'
import * as ReactDOM from 'react-dom'
import { EMPTY_HTML } from '../client/empty-html.js'
import { findMember } from '../client/find-member.js'
import { type ContentNode, type PartNode, slotName } from './content-node.js'

type Modules = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** The HTML and the modules from which the children of an island are rendered. */
interface Given {
  readonly html: ReadonlyMap<string, DocumentFragment>
  readonly modules: Modules
}

/**
 * The children that a page passed to its island, whether shown already or waiting in a template, which is removed.
 * Empty if the page passed no children. Rejects if a module of a component among them fails to load.
 */
export async function takeGivenContent(island: Element): Promise<readonly React.ReactNode[]> {
  const json = island.getAttribute('content')
  const nodes: readonly ContentNode[] = json === null ? [{ slot: 0 }] : JSON.parse(json)
  const modules = await loadModules(nodes)
  const html = takeHtml(island)
  // A dev session also updates content that is not shown yet.
  Object.assign(island, { givenContent: html })
  return json === null && html.size === 0 ? [] : nodes.map((node) => createNode(node, { html, modules }))
}

async function loadModules(nodes: readonly ContentNode[]): Promise<Modules> {
  const urls = new Set(nodes.flatMap(listModules))
  return new Map(await Promise.all([...urls].map(async (src) => [src, await import(src)] as const)))
}

function listModules(node: ContentNode): readonly string[] {
  if (typeof node === 'string') return []
  if ('slot' in node) return (node.parts ?? []).flatMap(listModules)
  return [node.src, ...(node.children ?? []).flatMap(listModules)]
}

/**
 * Takes the HTML from the `slot` elements and templates of an island, but not from the slots and templates of islands
 * within it.
 */
function takeHtml(island: Element): ReadonlyMap<string, DocumentFragment> {
  const html = new Map<string, DocumentFragment>()
  const templates = [...island.querySelectorAll<HTMLTemplateElement>(':scope > template')]
  for (const root of [island, ...templates.map(({ content }) => content)]) {
    for (const slot of root.querySelectorAll<HTMLSlotElement>('slot[name^="content"]')) {
      const owner = slot.closest('docgen-island')
      if ((owner === null || owner === island) && !html.has(slot.name)) html.set(slot.name, copyInside(slot))
    }
  }
  for (const template of templates) {
    html.set(template.dataset['name'] ?? '', template.content)
    template.remove()
  }
  return html
}

function copyInside(element: Element): DocumentFragment {
  const copy = document.createDocumentFragment()
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)))
  return copy
}

function createNode(node: ContentNode, given: Given): React.ReactNode {
  if (typeof node === 'string') return node
  if ('src' in node) return createPart(node, given)
  const { slot, key, parts = [] } = node
  return React.createElement(Content, { key, name: slotName('content', slot), parts, given })
}

function createPart({ src, name, key, props, children = [] }: PartNode, given: Given): React.ReactNode {
  const component = findMember(given.modules.get(src), name)
  return React.createElement(
    component as React.ComponentType<object>,
    { ...props, key },
    ...children.map((child) => createNode(child, given)),
  )
}

interface ContentProps {
  readonly name: string
  readonly parts: readonly PartNode[]
  readonly given: Given
}

/** Page content in its slot: keeps content that the page already shows, and inserts content that is shown later. */
function Content({ name, parts, given }: ContentProps): React.ReactNode {
  const slot = React.useRef<HTMLSlotElement>(null)
  const [partSlots, setPartSlots] = React.useState<readonly (Element | null)[]>([])
  React.useLayoutEffect(() => {
    const html = given.html.get(name)
    if (!slot.current || !html) return
    if (!slot.current.hasChildNodes()) {
      slot.current.append(html.cloneNode(true))
      // Code blocks in the content need their buttons, as on a new page.
      document.dispatchEvent(new Event('docgen:patched'))
    }
    if (parts.length > 0) setPartSlots(parts.map(({ place = 0 }) => emptyPartSlot(slot.current, place)))
  }, [given, name, parts])
  const shown = React.createElement('slot', {
    name,
    ref: slot,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: EMPTY_HTML,
  })
  const portals = partSlots.map((partSlot, index) => {
    const part = parts[index]
    return partSlot && part && ReactDOM.createPortal(createPart(part, given), partSlot)
  })
  return React.createElement(React.Fragment, null, shown, ...portals)
}

/** Finds and empties the element for a component in HTML of the page: React can't hydrate the content of a portal. */
function emptyPartSlot(slot: Element | null, index: number): Element | null {
  const element = slot?.querySelector(`slot[name="${slotName('part', index)}"]`) ?? null
  element?.replaceChildren()
  return element
}
