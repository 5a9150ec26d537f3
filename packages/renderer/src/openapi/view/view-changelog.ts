import type { ChangedOperationView, ChangeGroupView, ChangelogView, ChangeView } from '../../contract/index.js'
import { escapeHtml } from '../../html/escape-html.js'
import type { ApiChange } from '../compare/api-change.js'
import { nameOperation } from '../compare/compare-descriptions.js'
import type { OperationEntry } from '../operation-entry.js'
import type { ApiRelease } from '../releases/api-release.js'
import { type ApiDraft, addWords, linkTo, takeId } from './api-draft.js'

/** The inputs of a changelog. */
export interface ChangelogInput {
  /** Newest first. */
  readonly releases: readonly ApiRelease[]
  /** Operations with pages. */
  readonly operations: readonly OperationEntry[]
  readonly routeBase: string
}

const LEVELS = ['breaking', 'risky', 'compatible'] as const
/** Maximum number of operations that a change lists: a change of a shared schema can affect hundreds. */
const MAX_OPERATIONS = 10

/** The view of the changelog of an API. */
export function viewChangelog({ releases, operations, routeBase }: ChangelogInput, draft: ApiDraft): ChangelogView {
  const entries = new Map(operations.map((entry) => [nameOperation(entry), entry]))
  const viewOperation = (name: string): ChangedOperationView => {
    const entry = entries.get(name)
    return { name, ...(entry && { href: linkTo(draft, `${routeBase}/${entry.slug}`, entry.pointer) }) }
  }
  return {
    releases: releases.map(({ version, since, changes }) => {
      const label = version || 'API'
      const id = takeId(draft, label)
      draft.toc.push({ id, level: 2, html: escapeHtml(label), text: label })
      draft.sections.push({ id, title: label, level: 2, pieces: [] })
      const groups = LEVELS.map((level) => viewGroup(level, changes, viewOperation, draft))
      return { id, version: label, since, groups: groups.filter((group) => group.changes.length > 0) }
    }),
  }
}

type ViewOperation = (name: string) => ChangedOperationView

function viewGroup(
  level: ChangeGroupView['level'],
  all: readonly ApiChange[],
  viewOperation: ViewOperation,
  draft: ApiDraft,
): ChangeGroupView {
  const changes = joinSides(all.filter((change) => change.level === level))
  return { level, changes: changes.map((change) => viewChange(change, viewOperation, draft)) }
}

/**
 * Joins changes with the same message. A change of a schema often has the same message for requests and for responses.
 */
function joinSides(changes: readonly ApiChange[]): readonly ApiChange[] {
  const joined = new Map<string, ApiChange>()
  for (const change of changes) {
    const key = JSON.stringify([change.subject, change.message])
    const operations = [...(joined.get(key)?.operations ?? []), ...change.operations]
    joined.set(key, { ...change, operations: [...new Set(operations)] })
  }
  return [...joined.values()]
}

function viewChange(
  { subject, message, operations }: ApiChange,
  viewOperation: ViewOperation,
  draft: ApiDraft,
): ChangeView {
  const isSubject = subject !== undefined
  addWords(draft, ...(isSubject ? [`${subject} ${message}`] : [message, ...operations]))
  return {
    parts: message.split('`'),
    operations: operations.slice(0, MAX_OPERATIONS).map(viewOperation),
    isSubject,
    moreOperations: Math.max(0, operations.length - MAX_OPERATIONS),
  }
}
