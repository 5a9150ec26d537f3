import type { OperationView, PathSegmentView, SampleView } from '../../contract/index.js'
import type { JsonObject } from '../json-value.js'
import { type Operation, readOperation } from '../nouns/operation.js'
import type { SecurityScheme } from '../nouns/security-scheme.js'
import { resolveServerUrl } from '../nouns/server.js'
import type { OperationEntry } from '../operation-entry.js'
import type { OperationRoutes } from '../operation-routes.js'
import { sampleRequest } from '../samples/sample-request.js'
import { LANGUAGES } from '../samples/write-samples.js'
import {
  type ApiDraft,
  addWords,
  describeAll,
  describeField,
  describePlaceholderCode,
  openHeading,
  takeId,
} from './api-draft.js'
import { viewAuthorization } from './view-authorization.js'
import { viewFolded } from './view-folded.js'
import { viewMediaTypes } from './view-media-types.js'
import { viewDeprecation, viewExternalDocs, viewServer } from './view-notes.js'
import { viewParameterGroups } from './view-parameters.js'
import { viewResponses } from './view-responses.js'

/** The inputs of an operation's view. */
export interface OperationInput {
  /** Empty for the page's own operation. */
  readonly id: string
  readonly schemes: readonly SecurityScheme[]
  /** Route of the overview; empty on the overview. */
  readonly overview: string
  readonly routes: OperationRoutes
}

// Callbacks may have callbacks that are the same component.
const MAX_CALLBACK_DEPTH = 2

/** The view of an operation with all of its parts. */
export function viewOperation(
  document: JsonObject,
  entry: OperationEntry,
  input: OperationInput,
  draft: ApiDraft,
): OperationView {
  return viewParts(readOperation(document, entry), input, draft, 0)
}

function viewParts(operation: Operation, input: OperationInput, draft: ApiDraft, depth: number): OperationView {
  const { entry, summary, description, deprecation, externalDocs, security, requestBody, servers } = operation
  const { id, schemes, overview } = input
  const prefix = id === '' ? '' : `${id}-`
  const { kind, pointer } = entry
  addWords(draft, entry.method.toUpperCase(), entry.path, entry.operationId ?? '')
  const [server] = servers
  return {
    kind,
    id,
    title: entry.title,
    method: entry.method,
    serverUrl: server && kind === 'operation' ? resolveServerUrl(server, draft.document) : '',
    path: kind === 'webhook' ? [{ text: entry.path, isParameter: false }] : cutPath(entry.path, prefix),
    ...describeAll(draft, summary, description),
    ...viewDeprecation(draft, deprecation),
    ...viewExternalDocs(draft, externalDocs),
    ...(security &&
      kind === 'operation' && {
        authorization: viewAuthorization(security, { schemes, prefix, pointer, overview }, draft),
      }),
    parameterGroups: viewParameterGroups(operation.parameters, prefix, draft),
    ...(requestBody && { requestBody: viewBody(requestBody, prefix, draft) }),
    responses: viewResponses(operation.responses, { prefix, pointer, routes: input.routes }, draft),
    callbacks: depth >= MAX_CALLBACK_DEPTH ? [] : viewCallbacks(operation, input, draft, depth),
    servers: operation.hasOwnServers ? servers.map((each) => viewServer(draft, each)) : [],
    samples: kind === 'operation' ? createSamples(operation, schemes, draft) : [],
    schemas: id === '' ? viewFolded(draft) : [],
  }
}

/** A path with its parameters marked; each links to its row. */
function cutPath(path: string, prefix: string): readonly PathSegmentView[] {
  return path
    .split(/(\{[^{}]*\})/)
    .filter((text) => text !== '')
    .map((text) =>
      text.startsWith('{')
        ? { text, isParameter: true, href: `#${prefix}path-${text.slice(1, -1).replace(/[\s"'`<>&#%\\]+/g, '-')}` }
        : { text, isParameter: false },
    )
}

function viewBody(
  body: NonNullable<Operation['requestBody']>,
  prefix: string,
  draft: ApiDraft,
): NonNullable<OperationView['requestBody']> {
  const id = `${prefix}request`
  const level = prefix === '' ? 2 : 4
  const heading = openHeading(draft, {
    id: `${prefix}request-body`,
    level,
    key: 'theme.api.requestBody',
  })
  return {
    heading,
    ...describeField(draft, body.description),
    isRequired: body.isRequired,
    id: takeId(draft, `${id}-tabs`),
    mediaTypes: viewMediaTypes(body.content, { id, side: 'request' }, draft),
  }
}

function viewCallbacks(
  { callbacks }: Operation,
  input: OperationInput,
  draft: ApiDraft,
  depth: number,
): OperationView['callbacks'] {
  return callbacks.map(({ name, expression, operations }) => {
    const id = takeId(draft, `${input.id === '' ? '' : `${input.id}-`}callback-${name}`)
    draft.sections.push({ id, title: name, level: 3, pieces: [] })
    addWords(draft, expression, ...operations.map(({ title }) => title))
    return {
      name,
      id,
      expression,
      operations: operations.map((entry) => {
        const callbackInput = { ...input, id: takeId(draft, `${id}-${entry.method}`) }
        return viewParts(readOperation(draft.document, entry), callbackInput, draft, depth + 1)
      }),
    }
  })
}

/** Request samples in all languages. The description's samples replace generated ones; further languages follow. */
function createSamples(
  operation: Operation,
  schemes: readonly SecurityScheme[],
  draft: ApiDraft,
): readonly SampleView[] {
  const authored = operation.samples.map(({ language, label, source }) => {
    const sampleLanguage = LANGUAGES.find((each) =>
      [each.value, each.label, each.target, each.grammar].some((name) => isSameName(name, language)),
    )
    const value = sampleLanguage?.value ?? (language.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'other')
    return {
      value,
      label: label || (sampleLanguage?.label ?? language),
      code: { language: sampleLanguage?.grammar ?? language.toLowerCase(), text: source.trimEnd() },
    }
  })
  const generated = draft
    .writeSamples(sampleRequest(operation, schemes))
    .filter(({ value }) => !authored.some((each) => each.value === value))
  const ranks = LANGUAGES.map(({ value }) => String(value))
  const rank = (value: string): number => (ranks.includes(value) ? ranks.indexOf(value) : ranks.length)
  const taken = new Map<string, number>()
  return [...authored, ...generated]
    .toSorted((a, b) => rank(a.value) - rank(b.value))
    .map(({ value, label, ...placed }) => {
      const count = (taken.get(value) ?? 0) + 1
      taken.set(value, count)
      return { value: count === 1 ? value : `${value}-${count}`, label, code: describePlaceholderCode(draft, placed) }
    })
}

function isSameName(name: string, other: string): boolean {
  const aliases: Readonly<Record<string, string>> = {
    shell: 'curl',
    bash: 'curl',
    js: 'javascript',
    'c#': 'csharp',
    golang: 'go',
  }
  const lower = other.toLowerCase()
  return name.toLowerCase() === (aliases[lower] ?? lower)
}
