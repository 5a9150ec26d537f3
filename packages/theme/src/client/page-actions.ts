import * as ELEMENT_IDS from '../element-ids.js'
import { onTarget } from './on-target.js'

const ACTION = '.page-actions [data-action]'

/** How long a button shows that it has copied, in milliseconds. */
const DONE_TIME = 1500

/** Makes the buttons next to the title copy the page's Markdown or URL. `first` triggered loading this module. */
export function installPageActions(first: Event): void {
  onTarget('click', ACTION, (button) => void copy(button))
  if (first.type !== 'click' || !(first.target instanceof Element)) return
  const button = first.target.closest<HTMLElement>(ACTION)
  if (button) void copy(button)
}

async function copy(button: HTMLElement): Promise<void> {
  const { markdown, done = '' } = button.dataset
  if (button.classList.contains('is-done')) return
  try {
    await (markdown === undefined ? navigator.clipboard.writeText(location.href) : copyFile(markdown))
  } catch {
    // Without clipboard access or connection: readers can copy what the browser shows.
    if (markdown !== undefined) location.assign(markdown)
    return
  }
  const label = button.querySelector('span')
  const status = document.getElementById(ELEMENT_IDS.status)
  const name = label?.textContent ?? ''
  const show = (isDone: boolean): void => {
    button.classList.toggle('is-done', isDone)
    if (label) label.textContent = isDone ? done : name
    if (status) status.textContent = isDone ? done : ''
  }
  show(true)
  setTimeout(() => show(false), DONE_TIME)
}

/** Safari only allows a copy that starts right at the click, so the clipboard receives the request itself. */
async function copyFile(url: string): Promise<void> {
  const load = async (): Promise<Blob> => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    return new Blob([await response.arrayBuffer()], { type: 'text/plain' })
  }
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load() })])
}
