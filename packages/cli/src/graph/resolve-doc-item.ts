import { findNearestId } from './find-nearest-id.js'
import type { SidebarDocItem } from './sidebar.js'
import { type ItemPlace, placeInside, reportMistake, type SidebarScope } from './sidebar-scope.js'

/** A document in a sidebar as config or folder have it. */
export interface WrittenDocItem {
  readonly type: 'doc' | 'ref'
  readonly id: string
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly customProps?: Readonly<Record<string, unknown>> | undefined
}

/** The item of a document: one, or none where it is a draft or, with a diagnostic, where there is no such document. */
export function resolveDocItem(scope: SidebarScope, item: WrittenDocItem, place: ItemPlace): readonly SidebarDocItem[] {
  const doc = scope.docs.get(item.id)
  if (!doc) {
    if (!scope.drafts.has(item.id)) reportUnknown(scope, item.id, place)
    return []
  }
  return [
    {
      kind: item.type,
      id: doc.id,
      route: doc.route,
      href: doc.href,
      label: doc.sidebarLabel ?? item.label ?? doc.title,
      isUnlisted: doc.isUnlisted,
      description: doc.description,
      className: item.className ?? doc.sidebarClassName,
      customProps: item.customProps ?? doc.sidebarCustomProps,
    },
  ]
}

function reportUnknown(scope: SidebarScope, id: string, place: ItemPlace): void {
  const hint = findNearestId(id, scope.docs)
  reportMistake(scope, placeInside(place, 'id'), {
    code: 'unknown-doc',
    message: `there is no document ${JSON.stringify(id)}`,
    hint: hint === undefined ? undefined : `Did you mean ${hint}?`,
  })
}
