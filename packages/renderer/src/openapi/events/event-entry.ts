import {
  childNode,
  type DocumentNode,
  decodeKey,
  elementNodes,
  entryNodes,
  follow,
  rootNode,
} from '../document-node.js'
import { asText, type JsonObject } from '../json-value.js'
import { type NamedOperation, slugOf } from '../name-operations.js'
import { readDeprecation, readDescribed } from '../nouns/described.js'
import { toTitle } from '../to-kebab.js'
import { isInternal, visibleEntries } from '../visible-nodes.js'

/** Whether a description is of AsyncAPI 3. */
export function isAsyncapi({ asyncapi }: JsonObject): boolean {
  return /^3(?:\.|$)/.test(String(asyncapi ?? ''))
}

/** An event as lists show it: an `OperationEntry`, whose file imports this one. */
export interface EventEntry extends NamedOperation {
  readonly title: string
  readonly tags: readonly string[]
  readonly isDeprecated: boolean
  readonly pathPointers: readonly string[]
  readonly pointer: string
}

// As long as the titles of operations.
const MAX_TITLE_LENGTH = 120

/**
 * The operations of an AsyncAPI description, except internal ones, then the channels that no operation uses. `method` is
 * the action of an operation, or `channel`; `path` is the address of the channel, or its key if the address is unknown.
 */
export function listEvents(document: JsonObject): readonly EventEntry[] {
  if (!isAsyncapi(document)) return []
  const root = rootNode(document)
  const operations = visibleEntries(childNode(root, 'operations')).filter(([name]) => !name.startsWith('x-'))
  const events = operations.map(([name, at]) => {
    const node = follow(at)
    const action = asText(childNode(node, 'action').value)?.toLowerCase() ?? 'send'
    return readEntry({ name, method: action, node, channel: channelOf(node) })
  })
  const used = new Set(operations.flatMap(([, at]) => listUsedChannels(follow(at))))
  const names = new Set(operations.map(([name]) => name))
  const channels = visibleEntries(childNode(root, 'channels')).filter(([name]) => !name.startsWith('x-'))
  const unused = channels.flatMap(([name, at]) => {
    const node = follow(at)
    if (used.has(node.pointer) || isInternal(node)) return []
    return readEntry({ name: names.has(name) ? `${name}Channel` : name, method: 'channel', node, channel: node })
  })
  return [...events, ...unused]
}

/** The channel that an operation or a reply refers to. */
export function channelOf(node: DocumentNode): DocumentNode {
  return follow(childNode(node, 'channel'))
}

/** The address of a channel, otherwise its key: an address may be unknown until the application runs. */
export function addressOf(channel: DocumentNode): string {
  const key = channel.pointer.slice(channel.pointer.lastIndexOf('/') + 1)
  return asText(childNode(channel, 'address').value) || decodeKey(key)
}

/** A part and its traits. The fields of earlier nodes take precedence. */
export function withTraits(node: DocumentNode): readonly DocumentNode[] {
  return [node, ...elementNodes(childNode(node, 'traits')).map(follow)]
}

function listUsedChannels(operation: DocumentNode): readonly string[] {
  const reply = follow(childNode(operation, 'reply'))
  return [channelOf(operation), channelOf(reply)]
    .filter(({ value }) => value !== undefined)
    .map(({ pointer }) => pointer)
}

interface EventSource {
  readonly name: string
  readonly method: string
  readonly node: DocumentNode
  readonly channel: DocumentNode
}

function readEntry({ name, method, node, channel }: EventSource): EventEntry {
  const nodes = withTraits(node)
  const title = ['title', 'summary']
    .map((key) => nodes.map((each) => readDescribed(each, key)?.text.trim()).find(Boolean))
    .find((text) => text !== undefined && text.length <= MAX_TITLE_LENGTH && !/\n|\]\(/.test(text))
  const path = addressOf(channel)
  const tagged = nodes.find((each) => elementNodes(childNode(each, 'tags')).length > 0)
  const tags = tagged ? elementNodes(childNode(tagged, 'tags')).map(follow) : []
  return {
    kind: 'event',
    operationId: name,
    slug: slugOf({ kind: 'event', operationId: name, title, method, path }),
    isNumbered: false,
    method,
    path,
    title: title ?? (toTitle(name) || path),
    tags: tags.flatMap((tag) => asText(childNode(tag, 'name').value) ?? []),
    isDeprecated: readDeprecation(node) !== undefined,
    pathPointers: [],
    pointer: node.pointer,
  }
}

/** The entries of a node that may be a map or a list of references, such as the messages of an operation. */
export function listNamed(node: DocumentNode): readonly (readonly [string, DocumentNode])[] {
  const elements = elementNodes(node).map((each) => {
    const target = follow(each)
    return [target.pointer.slice(target.pointer.lastIndexOf('/') + 1), each] as const
  })
  return elements.length > 0 ? elements : entryNodes(node).filter(([name]) => !name.startsWith('x-'))
}
