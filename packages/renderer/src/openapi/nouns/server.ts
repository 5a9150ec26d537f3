import { childNode, type DocumentNode, elementNodes, entryNodes } from '../document-node.js'
import { asText, toLabel } from '../json-value.js'
import { shownElements } from '../shown-nodes.js'
import { type Described, readDescribed } from './described.js'

/** An address of the API; `{name}` in it stands for a variable. */
export interface Server {
  readonly url: string
  readonly description?: Described
  readonly variables: readonly ServerVariable[]
}

/** A part of an address that differs between customers or places. */
export interface ServerVariable {
  readonly name: string
  readonly defaultValue: string
  readonly values: readonly string[]
  readonly description?: Described
}

/** The servers that a node lists. */
export function readServers(node: DocumentNode): readonly Server[] {
  return shownElements(childNode(node, 'servers')).map(readServer)
}

/** One server. */
export function readServer(node: DocumentNode): Server {
  const description = readDescribed(node)
  return {
    url: asText(childNode(node, 'url').value) || '/',
    ...(description && { description }),
    variables: entryNodes(childNode(node, 'variables')).map(([name, variable]) => readVariable(name, variable)),
  }
}

/** The address with the default values of its variables, without a final slash. */
export function resolveServerUrl({ url, variables }: Server): string {
  const defaults = new Map(variables.map(({ name, defaultValue }) => [name, defaultValue]))
  return url.replace(/\{([^{}]*)\}/g, (written, name) => defaults.get(name) || written).replace(/\/+$/, '')
}

function readVariable(name: string, node: DocumentNode): ServerVariable {
  const description = readDescribed(node)
  const value = childNode(node, 'default').value
  return {
    name,
    defaultValue: value === undefined ? '' : toLabel(value),
    values: elementNodes(childNode(node, 'enum')).flatMap((each) =>
      each.value === undefined ? [] : toLabel(each.value),
    ),
    ...(description && { description }),
  }
}
