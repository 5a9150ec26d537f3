import type { ReactElement } from 'react'

/** Names of the icons. `styles/icon.css` contains the shape of each. */
export const ICON_NAMES = [
  'arrow-end',
  'arrow-start',
  'caret',
  'check',
  'close',
  'copy',
  'danger',
  'document',
  'download',
  'edit',
  'external',
  'folder',
  'home',
  'info',
  'language',
  'menu',
  'moon',
  'note',
  'search',
  'sun',
  'system',
  'tip',
  'warning',
  'wrap',
] as const

/** Name of an icon. */
export type IconName = (typeof ICON_NAMES)[number]

/** An icon in the color and size of the text; hidden from assistive technology unless it has a label. */
export function Icon({ name, label }: { readonly name: IconName; readonly label?: string }): ReactElement {
  const meaning = label === undefined ? {} : { role: 'img', 'aria-label': label }
  return <i className={`icon icon-${name}`} {...meaning} />
}
