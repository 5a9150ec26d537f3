import type { Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import * as ELEMENT_IDS from '../element-ids.js'

/** Keys and the strings that describe them. */
const SHORTCUTS = [
  ['/', 'theme.SearchBar.label'],
  ['n', 'theme.docs.paginator.next'],
  ['p', 'theme.docs.paginator.previous'],
  ['d', 'theme.Shortcuts.colorMode'],
  ['?', 'theme.Shortcuts.title'],
] as const

/**
 * The list of keyboard shortcuts, and the switch that disables them, because single-key shortcuts interfere with speech
 * input.
 */
export function ShortcutsDialog({ text }: { readonly text: Text }): ReactElement {
  return (
    <dialog id={ELEMENT_IDS.shortcuts} className="shortcuts" aria-label={text('theme.Shortcuts.title')}>
      <h2>{text('theme.Shortcuts.title')}</h2>
      <dl>
        {SHORTCUTS.map(([key, label]) => (
          <div key={key}>
            <dt>{text(label)}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" defaultChecked />
        <span>{text('theme.Shortcuts.enabled')}</span>
      </label>
      <button type="button">{text('theme.AnnouncementBar.closeButtonAriaLabel')}</button>
    </dialog>
  )
}
