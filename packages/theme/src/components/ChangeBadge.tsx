import type { BadgeProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Badge } from './Badge.js'

/** Colors of the usual words of changelogs; the word itself conveys the same. */
const KINDS: ReadonlyMap<string, BadgeProps['kind']> = new Map([
  ['new', 'tip'],
  ['added', 'tip'],
  ['improved', 'info'],
  ['changed', 'info'],
  ['fixed', 'warning'],
  ['removed', 'danger'],
])

/** A badge in the color that changelogs give to its word; other words are gray. */
export function ChangeBadge({ label }: { readonly label: string }): ReactElement {
  return <Badge kind={KINDS.get(label.toLowerCase()) ?? 'note'}>{label}</Badge>
}
