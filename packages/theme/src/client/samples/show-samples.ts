import { addQuery } from './add-query.js'
import { createMasked } from './masked-secrets.js'
import { readCode } from './read-code.js'
import { replaceServer, replaceText } from './replace-server.js'

/** A text in the page's samples, and its replacement: the base URL of the server, or a credential. */
export interface Replacement {
  readonly from: string
  readonly to: string
  /**
   * For a credential, what the page shows instead of `to`, which only copies contain. Then `from` is only replaced where
   * no letter, digit or underscore follows.
   */
  readonly mask?: string
}

/** What a code block shows: its code before any change, and the replacements in it. */
interface Shown {
  readonly source: DocumentFragment
  readonly replacements: readonly Replacement[]
}

const shownByCode = new WeakMap<HTMLElement, Shown>()

/**
 * Replaces texts in the endpoint and the request samples of the page, always starting from the original texts. Copying
 * copies the replacements.
 */
export function fillSamples(replacements: readonly Replacement[]): void {
  for (const code of listCodes()) show(code, { source: sourceOf(code), replacements })
}

/** Shows or hides the optional parameters of the query, as the reader has chosen. */
export function showQuery(): void {
  for (const code of listCodes()) show(code, shownByCode.get(code) ?? { source: sourceOf(code), replacements: [] })
}

/** Shows other code in a block, with the same changes. */
export function showCode(code: HTMLElement, nodes: readonly Node[]): void {
  const source = document.createDocumentFragment()
  source.append(...nodes)
  show(code, { source, replacements: shownByCode.get(code)?.replacements ?? [] })
}

/** The code of a block before any change. */
export function sourceOf(code: HTMLElement): DocumentFragment {
  const shown = shownByCode.get(code)
  if (shown) return shown.source
  const copy = document.createDocumentFragment()
  for (const child of code.childNodes) copy.append(child.cloneNode(true))
  return copy
}

function listCodes(): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('.endpoint code, .api-samples .sample:not(.statuses) pre > code')
}

function show(code: HTMLElement, shown: Shown): void {
  shownByCode.set(code, shown)
  const changed = shown.source.cloneNode(true) as DocumentFragment
  const query = document.querySelector<HTMLElement>('[data-url]:checked')?.dataset['url']
  if (query !== undefined && code.closest('.endpoint') === null) addQuery(changed, query)
  for (const replacement of shown.replacements) fillIn(changed, replacement)
  if (shown.replacements.some(({ mask }) => mask !== undefined)) dropImport(changed)
  code.replaceChildren(changed)
}

/** Removes the import of code that no longer reads variables: Go does not compile code with unused imports. */
function dropImport(root: DocumentFragment): void {
  const { text, rangeOf } = readCode(root)
  const line = '\t"os"\n'
  const start = text.startsWith('package ') && !text.includes('os.') ? text.indexOf(line) : -1
  if (start !== -1) rangeOf(start, start + line.length).deleteContents()
}

function fillIn(root: DocumentFragment, { from, to, mask }: Replacement): void {
  if (mask === undefined) replaceServer(root, from, to)
  else
    replaceText(root, {
      from,
      isWanted: (rest) => !/^\w/.test(rest),
      createNode: () => createMasked(to, mask),
    })
}
