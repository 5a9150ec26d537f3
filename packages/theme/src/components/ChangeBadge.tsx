import type { BadgeProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Badge } from './Badge.js'

/** Kinds of badges, which set the color, by the usual words of changelogs. */
const KINDS: ReadonlyMap<string, BadgeProps['kind']> = new Map([
  ['new', 'tip'],
  ['added', 'tip'],
  ['improved', 'info'],
  ['changed', 'info'],
  ['fixed', 'warning'],
  ['removed', 'danger'],
])

/** A badge with a label. The usual words of changelogs have a color, all other labels are gray. */
export function ChangeBadge({ label }: { readonly label: string }): ReactElement {
  return <Badge kind={KINDS.get(label.toLowerCase()) ?? 'note'}>{label}</Badge>
}
