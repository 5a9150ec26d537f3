import {
  childNode,
  type DocumentNode,
  elementNodes,
  entryNodes,
  follow,
  lastKey,
  nodeAt,
  referenceOf,
  rootNode,
} from '../document-node.js'
import { asText, isObject, type JsonObject } from '../json-value.js'
import {
  type Deprecation,
  type Described,
  type ExternalDocs,
  readDeprecation,
  readDescribed,
  readExternalDocs,
} from '../nouns/described.js'
import type { Parameter } from '../nouns/parameter.js'
import type { SecurityRequirement } from '../nouns/security-scheme.js'
import { readServer, type Server } from '../nouns/server.js'
import type { OperationEntry } from '../operation-entry.js'
import { addressOf, channelOf, listNamed, withTraits } from './event-entry.js'
import {
  type Binding,
  type Message,
  readBindingDescriptions,
  readBindingParameters,
  readBindings,
  readMessage,
} from './message.js'

/** An operation of an AsyncAPI description, or a channel that no operation uses, with all of its parts. */
export interface Event {
  readonly summary?: Described
  readonly description?: Described
  /** Description of the channel; absent for a channel, whose description is `description`. */
  readonly channelDescription?: Described
  /** Of the query and the headers of the request that connects to the channel. */
  readonly bindingDescriptions: readonly Described[]
  readonly deprecation?: Deprecation
  readonly externalDocs?: ExternalDocs
  readonly security?: SecurityRequirement
  /** Of the address (`path`), and of the request that connects to the channel. */
  readonly parameters: readonly Parameter[]
  /** The servers that have the channel. */
  readonly servers: readonly Server[]
  readonly messages: readonly Message[]
  readonly reply?: Reply
  /** Of the operation, then of its channel. */
  readonly bindings: readonly Binding[]
}

/** The answer to a message. */
export interface Reply {
  /** Address of its channel; absent if the address is only in the message. */
  readonly address?: string
  /** Runtime expression of the address, such as `$message.header#/replyTo`. */
  readonly location?: string
  readonly description?: Described
  readonly messages: readonly Message[]
}

/** Reads the event of an entry. */
export function readEvent(document: JsonObject, entry: OperationEntry): Event {
  const node = nodeAt(document, entry.pointer)
  const isChannel = entry.method === 'channel'
  const channel = isChannel ? node : channelOf(node)
  const nodes = withTraits(node)
  const described = (key: string): Described | undefined => nodes.map((each) => readDescribed(each, key)).find(Boolean)
  const summary = described('summary')
  const description = described('description')
  const channelDescription = isChannel ? undefined : (readDescribed(channel) ?? readDescribed(channel, 'summary'))
  const deprecation = readDeprecation(node)
  const externalDocs = nodes.map((each) => readExternalDocs(each)).find(Boolean)
  const servers = listServers(channel)
  const security = readEventSecurity([...nodes, ...servers])
  const reply = readReply(nodes)
  const bound = isChannel ? [channel] : [...nodes, channel]
  return {
    ...(summary && summary.text.trim() !== entry.title && { summary }),
    ...(description && { description }),
    ...(channelDescription && { channelDescription }),
    bindingDescriptions: readBindingDescriptions(bound),
    ...(deprecation && { deprecation }),
    ...(externalDocs && { externalDocs }),
    ...(security && { security }),
    parameters: [
      ...entryNodes(childNode(channel, 'parameters')).map(([name, at]) => readParameter(name, follow(at))),
      ...readBindingParameters(bound),
    ],
    servers: servers.map((server) => ({ name: lastKey(server.pointer), ...readServer(server) })),
    messages: listMessages(isChannel ? undefined : childNode(node, 'messages'), channel),
    ...(reply && { reply }),
    bindings: [...(isChannel ? [] : readBindings(nodes)), ...readBindings([channel])],
  }
}

/** The listed messages, otherwise all messages of the channel. */
function listMessages(listed: DocumentNode | undefined, channel: DocumentNode): readonly Message[] {
  const node = listed && elementNodes(listed).length > 0 ? listed : childNode(channel, 'messages')
  return listNamed(node).map(([name, at]) => readMessage(nameOf(name, at), at))
}

/** The key of a message in its channel, which is the last key of the reference to it. */
function nameOf(name: string, at: DocumentNode): string {
  const reference = referenceOf(at)
  return reference === undefined || Number.isNaN(Number(lastKey(at.pointer))) ? name : lastKey(reference)
}

/** The servers that a channel lists, otherwise all servers. */
function listServers(channel: DocumentNode): readonly DocumentNode[] {
  const listed = elementNodes(childNode(channel, 'servers'))
  const all = entryNodes(childNode(rootNode(channel.document), 'servers')).map(([, at]) => at)
  return (listed.length > 0 ? listed : all).map(follow).filter(({ value }) => value !== undefined)
}

function readReply(nodes: readonly DocumentNode[]): Reply | undefined {
  const reply = nodes.map((node) => follow(childNode(node, 'reply'))).find(({ value }) => isObject(value))
  if (!reply) return undefined
  const address = follow(childNode(reply, 'address'))
  const location = asText(childNode(address, 'location').value)
  const description = readDescribed(address)
  const channel = channelOf(reply)
  const hasAddress = asText(childNode(channel, 'address').value) !== undefined
  return {
    ...(hasAddress && { address: addressOf(channel) }),
    ...(location !== undefined && { location }),
    ...(description && { description }),
    messages: listMessages(childNode(reply, 'messages'), channel),
  }
}

/** A parameter of an address. Its fields are those of a schema for a string. */
function readParameter(name: string, node: DocumentNode): Parameter {
  const description = readDescribed(node)
  const fields = ['enum', 'default', 'examples'].flatMap((key) => {
    const { value } = childNode(node, key)
    return value === undefined ? [] : [[key, value] as const]
  })
  return {
    name,
    location: 'path',
    ...(description && { description }),
    isRequired: true,
    allowsEmptyValue: false,
    allowsReserved: false,
    style: 'simple',
    isExploded: false,
    schema: { ...node, value: { type: 'string', ...Object.fromEntries(fields) } },
    examples: [],
    pointer: node.pointer,
  }
}

/** The security of the first node that has one: of an operation or its traits, otherwise of its servers. */
function readEventSecurity(nodes: readonly DocumentNode[]): SecurityRequirement | undefined {
  const found = nodes.map((node) => elementNodes(childNode(node, 'security'))).find(({ length }) => length > 0)
  if (!found) return undefined
  const alternatives = found.map((at) => {
    const scheme = follow(at)
    const reference = referenceOf(at)
    const type = asText(childNode(scheme, 'type').value) ?? ''
    const scopes = elementNodes(childNode(scheme, 'scopes')).flatMap(({ value }) => asText(value) ?? [])
    return [{ name: reference === undefined ? type : lastKey(reference), scopes }]
  })
  return { isOptional: false, alternatives, choices: alternatives }
}
