import { didYouMean, nearestWord } from '../../contract/index.js'
import type { Problem } from '../api-problem.js'
import {
  childNode,
  type DocumentNode,
  elementNodes,
  entryNodes,
  follow,
  referenceOf,
  rootNode,
  targetOf,
} from '../document-node.js'
import { asText, isObject, type JsonObject, toLabel } from '../json-value.js'
import { channelOf, isAsyncapi } from './event-entry.js'

const ACTIONS = ['send', 'receive']

/** Returns the problems of the channels and operations of an AsyncAPI description. */
export function checkEvents(document: JsonObject): readonly Problem[] {
  if (!isAsyncapi(document)) return []
  const root = rootNode(document)
  const operations = entryNodes(childNode(root, 'operations')).filter(([name]) => !name.startsWith('x-'))
  const channels = entryNodes(childNode(root, 'channels')).filter(([name]) => !name.startsWith('x-'))
  return [
    ...(operations.length + channels.length === 0 ? [NO_CHANNELS] : []),
    ...channels.flatMap(([name, at]) => checkAddress(name, follow(at))),
    ...operations.flatMap(([name, at]) => checkOperation(name, follow(at), root)),
  ]
}

const NO_CHANNELS: Problem = {
  code: 'api-empty',
  severity: 'warning',
  pointer: '',
  message: 'the description has no channels and no operations, so it has no pages except its overview',
  hint: 'Add `channels` and `operations`',
}

function checkOperation(name: string, node: DocumentNode, root: DocumentNode): readonly Problem[] {
  if (!isObject(node.value)) return []
  const label = `the operation ${JSON.stringify(name)}`
  const action = childNode(node, 'action')
  const channel = childNode(node, 'channel')
  const problems: Problem[] = []
  if (!ACTIONS.includes(String(action.value ?? ''))) {
    const near = nearestWord(asText(action.value) ?? '', ACTIONS)
    problems.push({
      code: 'api-invalid-event',
      severity: 'error',
      pointer: action.value === undefined ? node.pointer : action.pointer,
      message:
        action.value === undefined
          ? `${label} has no \`action\``
          : `${label} has the action ${toLabel(action.value)}, but docgen knows only send and receive`,
      hint: near === undefined ? 'Write `action: send` or `action: receive`' : didYouMean(near),
    })
  }
  if (channel.value === undefined) {
    problems.push({
      code: 'api-invalid-event',
      severity: 'error',
      pointer: node.pointer,
      message: `${label} has no \`channel\``,
      hint: hintChannel(root),
    })
  }
  const owner = channelOf(node)
  if (owner.value === undefined) return problems
  return [...problems, ...elementNodes(childNode(node, 'messages')).flatMap((each) => checkMessage(each, owner, label))]
}

function hintChannel(root: DocumentNode): string {
  const [[first = 'orders'] = []] = entryNodes(childNode(root, 'channels'))
  return `Refer to one: \`channel: { $ref: '#/channels/${first}' }\``
}

/** Reports a message of an operation that its channel does not have, as the specification requires. */
function checkMessage(at: DocumentNode, channel: DocumentNode, label: string): readonly Problem[] {
  const reference = referenceOf(at)
  if (reference === undefined) return []
  const target = targetOf(at, reference)
  const messages = entryNodes(childNode(channel, 'messages'))
  const isOwn =
    target.value === undefined ||
    messages.some(([, each]) => each.pointer === target.pointer || follow(each).pointer === follow(target).pointer)
  if (isOwn) return []
  return [
    {
      code: 'api-invalid-event',
      severity: 'warning',
      pointer: `${at.pointer}/$ref`,
      message: `${label} has the message ${JSON.stringify(reference)}, which is not a message of its channel`,
      hint: 'Add the message to `messages` of the channel, and refer to it there',
    },
  ]
}

/** Reports parameters of an address that the channel does not declare, and the reverse. */
function checkAddress(name: string, channel: DocumentNode): readonly Problem[] {
  const address = childNode(channel, 'address')
  const text = asText(address.value)
  if (text === undefined) return []
  const used = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, parameter = '']) => parameter)
  const declared = entryNodes(childNode(channel, 'parameters'))
  const missing = used.filter((parameter) => !declared.some(([each]) => each === parameter))
  const unused = declared.filter(([parameter]) => !used.includes(parameter))
  return [
    ...missing.map(
      (parameter): Problem => ({
        code: 'api-invalid-event',
        severity: 'warning',
        pointer: address.pointer,
        message: `the address of the channel ${JSON.stringify(name)} contains {${parameter}}, but its \`parameters\` do not`,
        hint: `Add \`${parameter}: {}\` to its \`parameters\``,
      }),
    ),
    ...unused.map(
      ([parameter, { pointer }]): Problem => ({
        code: 'api-invalid-event',
        severity: 'warning',
        pointer,
        message: `the address of the channel ${JSON.stringify(name)} does not contain its parameter {${parameter}}`,
        hint: `Add {${parameter}} to the address, or remove the parameter`,
      }),
    ),
  ]
}
