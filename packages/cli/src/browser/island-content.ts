/** An island that is alive, and the content that it was given: it shows it anew whenever it shows it again. */
interface LivingIsland extends Element {
  readonly givenContent?: DocumentFragment
}

const SHOWN = 'slot[name="content"]'

/** The content that a page gives an island, shown or waiting; `undefined` where it gives none. */
export function findContent(island: Element): Element | DocumentFragment | undefined {
  const waiting = island.querySelector<HTMLTemplateElement>(':scope > template')
  return waiting?.content ?? listShown(island)[0]
}

/** Every place in which an island that is alive has its content; none where it is not alive, or has none. */
export function listContentPlaces(island: LivingIsland): readonly (Element | DocumentFragment)[] {
  const { givenContent } = island
  return givenContent ? [givenContent, ...listShown(island)] : []
}

/** Whether two forms of an island are the same around their content: what is alive made that itself and may keep it. */
export function isSameAround(before: Element, after: Element): boolean {
  return withoutContent(before) === withoutContent(after)
}

/** Islands among the content have content of their own. */
function listShown(island: Element): Element[] {
  return [...island.querySelectorAll(SHOWN)].filter((slot) => slot.closest('docgen-island') === island)
}

function withoutContent(island: Element): string {
  const copy = document.importNode(island, true)
  for (const slot of listShown(copy)) slot.replaceChildren()
  copy.querySelector<HTMLTemplateElement>(':scope > template')?.content.replaceChildren()
  return copy.outerHTML
}
