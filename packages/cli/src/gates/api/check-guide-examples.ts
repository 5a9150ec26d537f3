import { type Diagnostic, didYouMean, nearestWord } from '@docgen/renderer/contract'
import { decodeKey, loadOperationCheck, type OperationCheck } from '@docgen/renderer/openapi'
import { positionAt } from '../../config/source/position-at.js'
import { createYamlLocator } from '../../config/yaml/locate-yaml-key.js'
import type { ApiFile } from '../../read/api/api-file.js'
import type { Trial } from '../../session/trial.js'
import { readJsonBlock } from '../code/check-data.js'
import { type CodeBlock, collectCode } from '../code/collect-code.js'
import { type OperationName, readOperationName } from './read-operation-name.js'

/** A block of JSON with the operation that it names. */
interface NamedBlock {
  readonly block: CodeBlock
  readonly name: OperationName
  /** Whether the setting `operation` names the operation, not the title, which can be about another API. */
  readonly isExplicit: boolean
}

/** Validates JSON blocks in guides that name an operation. `examples` is the number of blocks that are not skipped. */
export async function checkGuideExamples(
  trial: Trial,
  apis: readonly ApiFile[],
): Promise<{ readonly examples: number; readonly diagnostics: readonly Diagnostic[] }> {
  const named = collectCode(trial).flatMap(readNamedBlock)
  if (named.length === 0) return { examples: 0, diagnostics: [] }
  const createOperationCheck = await loadOperationCheck()
  const checks = apis.map(({ document }) => createOperationCheck(document))
  const results = named.flatMap((each) => checkBlock(each, checks) ?? [])
  return { examples: results.length, diagnostics: results.flatMap((problem) => (problem === VALID ? [] : [problem])) }
}

const SETTING = /(?:^|\s)(operation|title)=(?:"([^"]*)"|'([^']*)')/g

function readNamedBlock(block: CodeBlock): readonly NamedBlock[] {
  if (block.language !== 'json' || block.skipReason) return []
  const settings = new Map([...block.info.matchAll(SETTING)].map(([, key, a, b]) => [key, a ?? b ?? '']))
  const explicit = settings.get('operation')
  const name = readOperationName(explicit ?? settings.get('title') ?? '')
  if (!name || (explicit === undefined && !name.isPath)) return []
  return [{ block, name, isExplicit: explicit !== undefined }]
}

const VALID = 'valid'

/**
 * Validates a block. Skips it (undefined) if it is not one JSON value, or if only its title names an operation and no
 * description has that operation.
 */
function checkBlock(
  { block, name, isExplicit }: NamedBlock,
  checks: readonly OperationCheck[],
): Diagnostic | typeof VALID | undefined {
  const { operation, part } = name
  const [found] = checks.flatMap((check) => {
    const entry = check.find(operation)
    return entry ? [{ check, entry }] : []
  })
  if (!found) return isExplicit ? reportUnknown(block, operation, checks) : undefined
  const { check, entry } = found
  const title = `${entry.method.toUpperCase()} ${entry.path}`
  const parts = check.listParts(entry)
  if (part !== undefined && check.listParts(entry, part).length === 0) {
    const message = `${title} has no ${/^re/.test(part) ? part : `response ${part}`}`
    const hint = parts.length === 0 ? undefined : `Available: ${parts.join(', ')}`
    return { code: 'unknown-operation', severity: 'error', ...positionOf(block), message, ...(hint && { hint }) }
  }
  const json = readJsonBlock(block.code)
  if (!json) return undefined
  const problem = check.validate(json.value, entry, part)
  if (!problem) return VALID
  return {
    code: 'invalid-operation-example',
    severity: 'error',
    ...positionIn(block, json.text, problem.position),
    message: `the JSON does not match ${title} (${problem.part}): ${problem.message}`,
    hint: part === undefined ? `Fix it, or name the part, such as operation="${operation} ${parts[0]}"` : 'Fix it',
  }
}

function reportUnknown(block: CodeBlock, operation: string, checks: readonly OperationCheck[]): Diagnostic {
  const near = nearestWord(
    operation,
    checks.flatMap(({ ids }) => ids),
  )
  const message = `no API description has the operation ${JSON.stringify(operation)}`
  const hint = near === undefined ? 'Name its operationId, or its method and path' : didYouMean(near)
  return { code: 'unknown-operation', severity: 'error', ...positionOf(block), message, hint }
}

function positionOf({ file, line, indent }: CodeBlock): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  return { file, line, column: indent + 1 }
}

/** The position of a value inside a block. */
function positionIn({ file, line, indent }: CodeBlock, text: string, pointer: string) {
  const steps = pointer.split('/').slice(1).map(decodeKey)
  const offset = steps.length === 0 ? text.search(/\S/) : createYamlLocator(text)(steps).value.start
  const at = positionAt(text, offset, offset + 1)
  return { file, line: line + at.line, column: indent + at.column }
}
