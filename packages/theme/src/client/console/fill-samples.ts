import { element } from '../../search/element.js'

/** A text in the page's samples, and its replacement. */
export interface Replacement {
  readonly from: string
  readonly to: string
  /** Whether the replacement is shown as dots. Copying still copies its text. */
  readonly isSecret: boolean
}

const originals = new WeakMap<HTMLElement, DocumentFragment>()

/** Replaces texts in the endpoint and the request samples of the page, always starting from the original texts. */
export function fillSamples(replacements: readonly Replacement[]): void {
  const codes = document.querySelectorAll<HTMLElement>('.endpoint code, .api-samples .sample:not(.statuses) pre > code')
  for (const code of codes) {
    const original = originals.get(code) ?? copyChildren(code)
    originals.set(code, original)
    const filled = original.cloneNode(true) as DocumentFragment
    for (const replacement of replacements) fillIn(filled, replacement)
    code.replaceChildren(filled)
  }
}

function copyChildren(code: HTMLElement): DocumentFragment {
  const copy = document.createDocumentFragment()
  for (const child of code.childNodes) copy.append(child.cloneNode(true))
  return copy
}

function fillIn(root: DocumentFragment, { from, to, isSecret }: Replacement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  for (const node of nodes) {
    const parts = node.data.split(from)
    if (from === '' || parts.length === 1 || node.parentElement?.classList.contains('console-secret')) continue
    node.replaceWith(
      ...parts.flatMap((part, index) => [
        ...(index === 0 ? [] : [isSecret ? element('span', { class: 'console-secret' }, to) : to]),
        part,
      ]),
    )
  }
}
