/** A hydrated island, and the content that it was given: it renders it again whenever it shows it. */
interface LivingIsland extends Element {
  readonly givenContent?: DocumentFragment
}

const SHOWN = 'slot[name="content"]'

/** The content that a page gives an island, visible or not yet; `undefined` if there is none. */
export function findContent(island: Element): Element | DocumentFragment | undefined {
  const waiting = island.querySelector<HTMLTemplateElement>(':scope > template')
  return waiting?.content ?? listShown(island)[0]
}

/** Every place where a hydrated island keeps its content; empty if it is not hydrated, or has none. */
export function listContentPlaces(island: LivingIsland): readonly (Element | DocumentFragment)[] {
  const { givenContent } = island
  return givenContent ? [givenContent, ...listShown(island)] : []
}

/**
 * Whether two versions of an island differ only in their content: a hydrated island rendered the rest itself and
 * can keep it.
 */
export function isSameAround(before: Element, after: Element): boolean {
  return withoutContent(before) === withoutContent(after)
}

/** Islands inside the content have their own content. */
function listShown(island: Element): Element[] {
  return [...island.querySelectorAll(SHOWN)].filter((slot) => slot.closest('docgen-island') === island)
}

function withoutContent(island: Element): string {
  const copy = document.importNode(island, true)
  for (const slot of listShown(copy)) slot.replaceChildren()
  copy.querySelector<HTMLTemplateElement>(':scope > template')?.content.replaceChildren()
  return copy.outerHTML
}
