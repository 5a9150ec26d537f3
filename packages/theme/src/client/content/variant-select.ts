import { onClick } from '../on-click.js'
import { onTarget } from '../on-target.js'

const TABS = '.variants[data-find] > .tabs'

/**
 * Opens the list of a schema's many variants: at a click on the label of the chosen one, or at Enter or a character
 * while its radio button has the focus. `first` is the event that triggered loading this module.
 */
export function installVariantSelect(first: Event): void {
  onClick(`${TABS} > .tab-label`, first, (label) => void open(label))
  const onKey = (radio: HTMLElement, event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return
    const isCharacter = event.key.length === 1 && event.key !== ' '
    if (!isCharacter && event.key !== 'Enter') return
    event.preventDefault()
    void open(radio, isCharacter ? event.key : '')
  }
  const radios = `${TABS} > .tab-radio`
  onTarget('keydown', radios, onKey)
  const radio = first.type === 'keydown' && first.target instanceof Element && first.target.closest<HTMLElement>(radios)
  if (radio) onKey(radio, first)
}

async function open(control: HTMLElement, query = ''): Promise<void> {
  const { openVariantList } = await import('./variant-list.js')
  const tabs = control.parentElement
  if (tabs) openVariantList(tabs, query)
}
