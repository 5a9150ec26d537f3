import { type ConsoleFile, createText } from '@docgen/renderer/console'
import { addStyles, element } from '../../search/element.js'
import styles from '../../styles/later/console.css'
import type { ParseHtml } from '../samples/choose-body.js'
import { type Console, createConsole } from './create-console.js'
import { parseExactly } from './exact-number.js'

const consoles = new Map<string, Console>()

/**
 * Opens the console of the page's operation: a dialog that keeps the input of the reader until the window loads another
 * document. Rejects if its data can't be loaded.
 */
export async function openConsole(parse: ParseHtml): Promise<void> {
  const { dialog, apply } = await loadConsole(parse)
  if (!dialog.isConnected) document.body.append(dialog)
  apply()
  dialog.showModal()
}

/**
 * Shows the choices of the reader in the samples of this page and of each later page. Rejects if the data of this page's
 * operation can't be loaded.
 */
export async function showChoices(parse: ParseHtml): Promise<void> {
  install(parse)
  if (document.querySelector('[data-action="try-it"]')) (await loadConsole(parse)).apply()
}

async function loadConsole(parse: ParseHtml): Promise<Console> {
  const url = consoleUrl(location.pathname)
  const loaded = consoles.get(url)
  if (loaded) return loaded
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const json = await response.text()
  // Schemas keep plain numbers, which limits are.
  const data: ConsoleFile = { ...JSON.parse(json), values: parseExactly<ConsoleFile>(json).values }
  install(parse)
  const badge = document.querySelector('.endpoint .method')?.cloneNode(true) ?? element('span')
  const forward = response.headers.get('docgen-forward')
  const localProxy = forward === null ? undefined : `${forward}?${new URLSearchParams({ page: url })}`
  // A mock server answers only requests that go through `docgen serve`.
  const isMock = response.headers.has('docgen-mock') && localProxy !== undefined
  const file = isMock ? { ...data, proxy: localProxy } : data
  const created = createConsole(file, createText(document.documentElement.lang, file.texts), {
    badge,
    localProxy,
    parse,
  })
  consoles.set(url, created)
  return created
}

// The documents that have the styles of consoles.
const installed = new WeakSet<Document>()

/** Adds the styles of consoles, and fills the samples of each later page. */
function install(parse: ParseHtml): void {
  if (installed.has(document)) return
  installed.add(document)
  addStyles(styles)
  document.addEventListener('docgen:page', () => void showChoices(parse).catch(console.error))
}

/** URL of the console file next to a page, for any form of its path: `/a`, `/a/`, `/a.html` or `/a/index.html`. */
export function consoleUrl(pathname: string): string {
  return `${pathname.replace(/\/$/, '').replace(/(?:\/index)?\.html$/, '')}.console.json`
}
