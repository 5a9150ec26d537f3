import { decodeKey } from '@docgen/renderer/openapi'
import { isRecord } from '../config/is-record.js'
import { parseYaml } from '../config/yaml/parse-yaml.js'

/** An action of an overlay that replaces the description of an operation. */
export interface DescriptionAction {
  /** JSONPath of the operation. */
  readonly target: string
  /** Markdown. */
  readonly description: string
}

/** Writes an overlay with one action. */
export function writeOverlay(title: string, action: DescriptionAction): string {
  const head = ['overlay: 1.0.0', `info: { title: ${JSON.stringify(title)}, version: 1.0.0 }`, 'actions:']
  return `${head.join('\n')}\n${writeAction(action, '  ')}`
}

/**
 * Appends an action to the text of an overlay, which otherwise stays the same; `undefined` if the list of actions is not
 * at its end, or if it is not YAML.
 */
export function appendAction(text: string, action: DescriptionAction): string | undefined {
  const before = readActions(text)
  const [, indent = '  '] = /^([ \t]*)- /m.exec(text) ?? []
  const start = text.endsWith('\n') || text === '' ? text : `${text}\n`
  const result = start + writeAction(action, indent)
  const after = readActions(result)
  const isAppended = before && after && JSON.stringify([...before, toValue(action)]) === JSON.stringify(after)
  return isAppended ? result : undefined
}

/** Whether the text of an overlay has an action with this target. */
export function hasTarget(text: string, target: string): boolean {
  return readActions(text)?.some((action) => isRecord(action) && action['target'] === target) === true
}

function readActions(text: string): readonly unknown[] | undefined {
  const parsed = parseYaml(text)
  const actions = parsed.ok && isRecord(parsed.value) ? parsed.value['actions'] : undefined
  return Array.isArray(actions) ? actions : undefined
}

/** The action as a parser reads it. */
function toValue({ target, description }: DescriptionAction): object {
  return { target, update: { description } }
}

/** The action as YAML. Its description is a block of lines if YAML can express it so, else a quoted string. */
function writeAction({ target, description }: DescriptionAction, indent: string): string {
  const block = description.split('\n').map((line) => (line === '' ? '' : `${indent}      ${line}`))
  const write = (value: string): string =>
    [
      `${indent}- target: ${JSON.stringify(target)}`,
      `${indent}  update:`,
      `${indent}    description: ${value}`,
      '',
    ].join('\n')
  // A block cannot begin with spaces, nor contain control characters.
  const literal = write(`|-\n${block.join('\n')}`)
  const [read] = readActions(`actions:\n${literal}`) ?? []
  return JSON.stringify(read) === JSON.stringify(toValue({ target, description }))
    ? literal
    : write(JSON.stringify(description))
}

/** The JSONPath of a JSON pointer, such as `$.paths['/pets/{id}'].get`. */
export function toJsonPath(pointer: string): string {
  const keys = pointer.split('/').slice(1).map(decodeKey)
  const parts = keys.map((key) =>
    /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `['${key.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`,
  )
  return `$${parts.join('')}`
}
