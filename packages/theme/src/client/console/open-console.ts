import { createText } from '@docgen/renderer/console'
import { addStyles, element } from '../../search/element.js'
import styles from '../../styles/later/console.css'
import { createConsole } from './create-console.js'

const consoles = new Map<string, HTMLDialogElement>()

/**
 * Opens the console of the page's operation: a dialog that keeps what the reader has entered until the window shows
 * another document. Rejects if its data can't be loaded.
 */
export async function openConsole(): Promise<void> {
  const url = consoleUrl(location.pathname)
  let dialog = consoles.get(url)
  if (!dialog) {
    if (consoles.size === 0) addStyles(styles)
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    const file = await response.json()
    const text = createText(document.documentElement.lang, file.texts)
    const badge = document.querySelector('.endpoint .method')?.cloneNode(true) ?? element('span')
    dialog = createConsole(file, text, badge)
    consoles.set(url, dialog)
  }
  if (!dialog.isConnected) document.body.append(dialog)
  dialog.showModal()
}

/** The file next to a page, whatever form of its URL the host serves. */
export function consoleUrl(pathname: string): string {
  return `${pathname.replace(/\/$/, '').replace(/(?:\/index)?\.html$/, '')}.console.json`
}
