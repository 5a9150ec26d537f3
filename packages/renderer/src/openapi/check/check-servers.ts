import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import { suggestScheme } from '../../contract/suggest-scheme.js'
import type { Problem } from '../api-problem.js'
import { childNode, type DocumentNode, elementNodes, entryNodes, nodeAt, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { isHostUnknown, readServers, type Server, UNKNOWN_HOST } from '../nouns/server.js'
import { listOperations } from '../operation-entry.js'
import { visibleElements } from '../visible-nodes.js'
import { reportValue } from './report-value.js'

/**
 * Reports why requests can't be sent: servers without a host or with a misspelled scheme, and server variables without
 * a valid default value.
 */
export function checkServers(document: JsonObject): readonly Problem[] {
  const root = rootNode(document)
  const owners = listOperations(document).map(({ pointer, pathPointers }) =>
    [pointer, ...pathPointers].map((each) => nodeAt(document, each)).find(hasServers),
  )
  const uniqueOwners = [...new Map(owners.flatMap((owner) => (owner ? [[owner.pointer, owner]] : []))).values()]
  return [...(owners.includes(undefined) ? [root] : []), ...uniqueOwners].flatMap((owner) => [
    ...checkHost(owner, readServers(owner)),
    ...elementNodes(childNode(owner, 'servers')).flatMap((server) => [
      ...checkServerScheme(server),
      ...checkVariables(server),
    ]),
  ])
}

function hasServers(node: DocumentNode): boolean {
  return readServers(node).length > 0
}

/** Reports a missing or unknown host. Checks only the first server, which is the one that samples show. */
function checkHost(owner: DocumentNode, [server]: readonly Server[]): readonly Problem[] {
  const { document, pointer } = owner
  if (!isHostUnknown(server, document)) return []
  const url = JSON.stringify(server?.url)
  const [first] = visibleElements(childNode(owner, 'servers'))
  const fault = server === undefined ? 'the description names no server' : `the server ${url} has no host`
  return [
    {
      code: 'api-unknown-server',
      severity: 'warning',
      pointer: first ? childNode(first, 'url').pointer : pointer,
      message: `${fault}, so samples of requests show ${UNKNOWN_HOST}`,
      hint:
        server !== undefined && LIKE_HOST.test(server.url)
          ? `Did you mean "https://${server.url}"?`
          : 'Name the host in `servers`, or set `url` in openapi of the config to the URL at which the API serves this description',
    },
  ]
}

// Starts like a host: `localhost:3000/v1`, `api.example.org`.
const LIKE_HOST = /^(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?:\/|$)/i

function checkServerScheme(server: DocumentNode): readonly Problem[] {
  const { pointer, value } = childNode(server, 'url')
  const problem = typeof value === 'string' ? suggestScheme(value) : undefined
  return problem ? [{ code: 'api-unknown-server', severity: 'warning', pointer, ...problem }] : []
}

function checkVariables(node: DocumentNode): readonly Problem[] {
  const url = childNode(node, 'url')
  const values = new Set(
    entryNodes(childNode(node, 'variables')).flatMap(([name, variable]) =>
      ['default', 'enum'].some((key) => childNode(variable, key).value !== undefined) ? [name] : [],
    ),
  )
  const declared = Object.keys(childNode(node, 'variables').value ?? {})
  const names = new Set(Array.from(String(url.value ?? '').matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name))
  const unlisted = entryNodes(childNode(node, 'variables')).flatMap(([, variable]): readonly Problem[] => {
    const initial = childNode(variable, 'default')
    const listed = elementNodes(childNode(variable, 'enum')).map(({ value }) => String(value))
    if (listed.length === 0 || initial.value === undefined || listed.includes(String(initial.value))) return []
    return [reportValue(initial, 'one of the values in `enum`')]
  })
  const missing = [...names].flatMap((name): readonly Problem[] =>
    values.has(name)
      ? []
      : [
          {
            code: 'api-unknown-variable',
            severity: 'warning',
            pointer: url.pointer,
            message: `the variable ${JSON.stringify(name)} of this server has no default value`,
            hint: hintForVariable(name, nearestWord(name, declared)),
          },
        ],
  )
  return [...missing, ...unlisted]
}

function hintForVariable(name: string, near: string | undefined): string {
  if (near === undefined) return `Add \`variables: { ${name}: { default: … } }\` to the server`
  return near === name ? `Give it a \`default\`` : didYouMean(near)
}
