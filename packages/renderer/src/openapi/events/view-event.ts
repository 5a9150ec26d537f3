import type { BindingView, EventView, MessageView, OperationView } from '../../contract/index.js'
import { escapeHtml } from '../../html/escape-html.js'
import type { JsonObject } from '../json-value.js'
import type { OperationEntry } from '../operation-entry.js'
import {
  type ApiDraft,
  addWords,
  describe,
  describeAll,
  describeField,
  openHeading,
  takeId,
} from '../view/api-draft.js'
import { viewAuthorization } from '../view/view-authorization.js'
import { viewFolded } from '../view/view-folded.js'
import { viewMediaTypes } from '../view/view-media-types.js'
import { viewDeprecation, viewExternalDocs, viewServer } from '../view/view-notes.js'
import { cutPath, type OperationInput } from '../view/view-operation.js'
import { viewParameter, viewParameterGroups } from '../view/view-parameters.js'
import { viewResponses } from '../view/view-responses.js'
import type { Binding, Message } from './message.js'
import { type Event, readEvent } from './read-event.js'

/** The view of an event with all of its parts, as the page of an operation. */
export function viewEvent(
  document: JsonObject,
  entry: OperationEntry,
  { schemes, overview, routes }: OperationInput,
  draft: ApiDraft,
): OperationView {
  const event = readEvent(document, entry)
  const { summary, description, channelDescription, deprecation, externalDocs, security, servers } = event
  addWords(draft, entry.method.toUpperCase(), entry.path, entry.operationId ?? '', ...servers.map(({ url }) => url))
  return {
    kind: 'event',
    id: '',
    title: entry.title,
    method: entry.method,
    serverUrl: '',
    path: cutPath(entry.path, ''),
    ...describeAll(draft, summary, description, channelDescription, ...event.bindingDescriptions),
    ...viewDeprecation(draft, deprecation),
    ...viewExternalDocs(draft, externalDocs),
    // A server with the same protocol and address may have several clusters.
    servers: servers.map((server) => viewServer(draft, server)),
    ...(security && {
      authorization: viewAuthorization(security, { schemes, prefix: '', pointer: '', overview }, draft),
    }),
    parameterGroups: viewChannelParameters(event, draft),
    event: viewParts(event, draft),
    responses: viewResponses([], { prefix: '', pointer: entry.pointer, routes }, draft),
    callbacks: [],
    samples: [],
    schemas: viewFolded(draft),
  }
}

function viewChannelParameters({ parameters }: Event, draft: ApiDraft): OperationView['parameterGroups'] {
  const ofAddress = parameters.filter(({ location }) => location === 'path')
  const others = parameters.filter(({ location }) => location !== 'path')
  if (ofAddress.length === 0) return viewParameterGroups(others, '', draft)
  const heading = openHeading(draft, { id: 'path-parameters', level: 2, key: 'theme.api.event.parameters' })
  const views = ofAddress.map((each) => viewParameter(each, 'path', draft))
  return [{ location: 'path', heading, parameters: views }, ...viewParameterGroups(others, '', draft)]
}

function viewParts({ messages, reply, bindings }: Event, draft: ApiDraft): EventView {
  const messagesHeading = openHeading(draft, { id: 'messages', level: 2, key: 'theme.api.event.messages' })
  const messageViews = messages.map((message) => viewMessage(message, 'message', draft))
  const replyHeading = reply && openHeading(draft, { id: 'reply', level: 2, key: 'theme.api.event.reply' })
  if (reply) addWords(draft, reply.address ?? '', reply.location ?? '')
  const replyView = reply &&
    replyHeading && {
      heading: replyHeading,
      ...(reply.address !== undefined && { address: reply.address }),
      ...(reply.location !== undefined && { location: reply.location }),
      ...describeField(draft, reply.description),
      messages: reply.messages.map((message) => viewMessage(message, 'reply', draft)),
    }
  const bindingsHeading = openHeading(draft, { id: 'bindings', level: 2, key: 'theme.api.event.bindings' })
  return {
    messagesHeading,
    messages: messageViews,
    ...(replyView && { reply: replyView }),
    bindingsHeading,
    bindings: viewBindings(bindings, draft),
  }
}

function viewMessage(message: Message, prefix: string, draft: ApiDraft): MessageView {
  const { name, title, summary, description, deprecation, externalDocs, headers, content, correlationId } = message
  const { headersDescription } = message
  const id = takeId(draft, `${prefix}-${name}`)
  draft.toc.push({ id, level: 3, html: escapeHtml(title), text: title })
  draft.sections.push({ id, title, level: 3, pieces: [] })
  addWords(draft, name, correlationId?.location ?? '')
  return {
    id,
    name,
    title,
    ...describeAll(draft, summary, description),
    ...viewDeprecation(draft, deprecation),
    ...viewExternalDocs(draft, externalDocs),
    headers: headers.map((header) => {
      // Protocols differ in how they write lists and objects.
      const { serialization: _serialization, ...view } = viewParameter(header, `${id}-header`, draft)
      return view
    }),
    ...(headersDescription && { headersDescriptionHtml: describe(draft, headersDescription) }),
    payload: viewMediaTypes(content, { id, side: 'response' }, draft),
    ...(correlationId && {
      correlationId: { location: correlationId.location, ...describeField(draft, correlationId.description) },
    }),
    bindings: viewBindings(message.bindings, draft),
  }
}

function viewBindings(bindings: readonly Binding[], draft: ApiDraft): readonly BindingView[] {
  addWords(draft, ...bindings.flatMap(({ protocol, name, value }) => [protocol, name, value]))
  return bindings
}
