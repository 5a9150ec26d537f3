import type { Text } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import { createButton } from './create-field.js'

/** Maximum number of responses in a history. */
const MAX_LENGTH = 20

/** The responses of a console in this window, newest first. */
export interface ResponseHistory {
  readonly element: HTMLElement
  /** Adds a response; `onShow` shows it again. */
  readonly add: (label: string, onShow: () => void) => void
}

/** Creates an empty history, which is hidden until it has a response. */
export function createHistory(text: Text): ResponseHistory {
  const list = element('ul', {})
  const box = element(
    'details',
    { class: 'console-history', hidden: true },
    element('summary', {}, text('theme.api.try.history')),
    list,
  )
  return {
    element: box,
    add: (label, onShow) => {
      list.prepend(element('li', {}, createButton({ label, onClick: onShow })))
      list.children[MAX_LENGTH]?.remove()
      box.hidden = false
    },
  }
}
