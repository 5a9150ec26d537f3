import { onClick } from '../on-click.js'
import { runCopy } from './run-copy.js'

const ACTION = '.page-actions [data-action]'

/** Makes the buttons next to the title copy the page's Markdown or URL. `first` triggered loading this module. */
export function installPageActions(first: Event): void {
  onClick(ACTION, first, copyPage)
}

function copyPage(button: HTMLElement): void {
  const { markdown } = button.dataset
  const copy = () => (markdown === undefined ? navigator.clipboard.writeText(location.href) : copyFile(markdown))
  // Without clipboard access or connection, open the Markdown file, from which readers can copy.
  void runCopy(button, copy, () => markdown !== undefined && location.assign(markdown))
}

/** Copies the content of a file. Safari allows only copies that start during the click: pass a promise of the text. */
async function copyFile(url: string): Promise<void> {
  const load = async (): Promise<Blob> => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    return new Blob([await response.arrayBuffer()], { type: 'text/plain' })
  }
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load() })])
}
