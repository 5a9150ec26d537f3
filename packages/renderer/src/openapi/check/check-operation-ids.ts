import type { Problem } from '../api-problem.js'
import type { JsonObject } from '../json-value.js'
import { listWebhooks } from '../nouns/webhook.js'
import { listOperations, methodAndPath, type OperationEntry } from '../operation-entry.js'

/** Checks that the description has operations or webhooks, and that the page of each operation has a stable name. */
export function checkOperationIds(document: JsonObject): readonly Problem[] {
  const operations = listOperations(document)
  if (operations.length + listWebhooks(document).length === 0) {
    return [{ code: 'api-empty', severity: 'warning', pointer: '', message: 'the description has no operation' }]
  }
  return [...checkMissing(operations), ...checkEqual(operations)]
}

/** Reports operations without an id for which neither summary nor path makes a unique page name, in one warning. */
function checkMissing(operations: readonly OperationEntry[]): readonly Problem[] {
  const nameless = operations.filter(
    ({ operationId, slug, method, isNumbered }) => operationId === undefined && (isNumbered || slug === method),
  )
  const [first, ...others] = nameless
  if (!first) return []
  const more =
    others.length === 0 ? '' : `. ${others.length === 1 ? '1 more has' : `${others.length} more have`} none either`
  return [
    {
      code: 'api-missing-operation-id',
      severity: 'warning',
      pointer: first.pointer,
      message: `${methodAndPath(first)} has no operationId, and neither summary nor path makes a unique name for its page: it is called ${first.slug}${more}`,
      hint: 'Add an `operationId` that no other operation has',
    },
  ]
}

/**
 * Reports duplicate ids as errors. Ids that differ only in letter case or punctuation are warnings, because docgen adds
 * a number to the page name.
 */
function checkEqual(operations: readonly OperationEntry[]): readonly Problem[] {
  const first = new Map<string, OperationEntry>()
  for (const entry of operations) {
    const { operationId } = entry
    if (operationId !== undefined && !first.has(operationId)) first.set(operationId, entry)
  }
  return operations.flatMap((entry): readonly Problem[] => {
    const { operationId, slug, pointer, isNumbered } = entry
    if (operationId === undefined) return []
    const owner = first.get(operationId)
    const common: Pick<Problem, 'code' | 'pointer'> = {
      code: 'api-duplicate-operation-id',
      pointer: `${pointer}/operationId`,
    }
    const hint = 'Give each operation a unique id'
    if (owner && owner !== entry) {
      const message = `${methodAndPath(entry)} has the same operation id as ${methodAndPath(owner)}: ${JSON.stringify(operationId)}`
      return [{ ...common, severity: 'error', message, hint }]
    }
    if (!isNumbered) return []
    const message = `the operation id ${JSON.stringify(operationId)} differs from another one only in letter case or punctuation, so the page of ${methodAndPath(entry)} is called ${slug}`
    return [{ ...common, severity: 'warning', message, hint }]
  })
}
