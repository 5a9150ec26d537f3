import {
  type ApiDescription,
  type ApiPage,
  createReachCollector,
  createSchemaUsersFinder,
  DESCRIPTION_URL,
  type Download,
  findFirstRequest,
  type JsonObject,
  LARGE_NUMBERS,
  listSchemas,
  listTags,
  listUnused,
  listWorkflows,
  nodeAt,
  OPERATION_SLUGS,
  type OperationEntry,
  type ReachCollector,
  readApiDescription,
  readLabels,
  SIGNATURE_EXTENSION,
} from '@docgen/renderer/openapi'
import { hashValue } from '../../cache/hash.js'
import type { ApiSubject, Doc } from '../../graph/doc.js'
import { type ApiFile, settingsOf } from '../../read/api/api-file.js'
import type { CompileInput } from './compile-input.js'

/** The data from which the inputs of API pages are created. */
export interface ApiInputs {
  readonly apis: readonly ApiFile[]
  readonly docs: readonly Doc[]
  /** Returns the downloads on an API's overview. */
  readonly findDownloads: (api: ApiFile) => readonly Download[]
  /** Hash of options and code. */
  readonly markdownKey: string
}

/**
 * Creates the compiler input of each API page, by output file. The key of a page depends only on the parts of the
 * description that the page shows.
 */
export function compileApiInputs({
  apis,
  docs,
  findDownloads,
  markdownKey,
}: ApiInputs): ReadonlyMap<string, CompileInput> {
  const inputs = new Map<string, CompileInput>()
  for (const file of apis) {
    const description = readApiDescription(file.document, file)
    const collectReach = createReachCollector(file.document)
    const hashPage = createPageHash({ file, description, collectReach, markdownKey })
    const positions = sortKeysByComponent(description, collectReach)
    const downloads = findDownloads(file)
    for (const doc of docs) {
      if (doc.api?.path !== file.path) continue
      const { path, pointer } = doc.api
      const page = pageOf(doc.api, downloads)
      const position = positions.get(pointer ?? '') ?? 0
      inputs.set(doc.file, { api: { path, page, position }, key: hashPage(page) })
    }
  }
  return inputs
}

function pageOf({ pointer, kind, slug }: ApiSubject, downloads: readonly Download[]): ApiPage {
  if (pointer === undefined) return { kind: 'overview', downloads }
  if (kind === 'changelog') return { kind }
  if (kind === 'schema' || kind === 'workflow') return { kind, pointer }
  return { kind: 'operation', pointer, ...(slug !== undefined && { slug }) }
}

interface PageHashRequest {
  readonly file: ApiFile
  readonly description: ApiDescription
  readonly collectReach: ReachCollector
  readonly markdownKey: string
}

/** Hashes of the parts of a description. Each is computed once. */
interface PartHashes {
  /** Hashes the value at a JSON pointer, with its references as they are. */
  readonly hashAt: (pointer: string) => string
  /** Hashes everything that the value at a JSON pointer references, at any depth. */
  readonly hashReach: (pointer: string) => string
}

function createPartHashes(document: JsonObject, collectReach: ReachCollector): PartHashes {
  const hashes = new Map<string, string>()
  const hashAt = (pointer: string): string => {
    const nodeHash = hashes.get(pointer) ?? hashValue(JSON.stringify(nodeAt(document, pointer).value) ?? '')
    hashes.set(pointer, nodeHash)
    return nodeHash
  }
  // Operations with the same references reach the same components.
  const reached = new Map<string, string>()
  const hashReach = (pointer: string): string => {
    const direct = collectReach.direct(pointer)
    const key = direct.join('\n')
    const reachHash = reached.get(key) ?? hashValue(collectReach.all(direct).map((each) => [each, hashAt(each)]))
    reached.set(key, reachHash)
    return reachHash
  }
  return { hashAt, hashReach }
}

/** Creates a function that hashes the parts of the description that a page shows. */
function createPageHash({
  file,
  description: api,
  collectReach,
  markdownKey,
}: PageHashRequest): (page: ApiPage) => string {
  const { document } = file
  const { hashAt, hashReach } = createPartHashes(document, collectReach)
  const entries = new Map(api.pages.map((entry) => [`${entry.slug} ${entry.pointer}`, entry]))
  const schemas = file.schemaTarget === 'pages' ? listSchemas(document) : []
  const findUsers = createSchemaUsersFinder({ document, operations: api.pages, schemas, collectReach })
  const shared = [markdownKey, settingsOf(file), api.slug, hashShared(document), schemas]
  const slugs = hashValue(
    api.pages.map(({ operationId, slug, pointer, method, path }) => [operationId, slug, pointer, method, path]),
  )
  const hashOperation = (entry: OperationEntry): string =>
    hashValue([
      entry,
      readLabels(document, entry),
      hashAt(entry.pointer),
      hashPathItem(entry, document),
      hashReach(entry.pointer),
      entry.pathPointers.map((pointer) => hashReach(`${pointer}/parameters`)),
    ])
  return (page) => {
    const schema = page.kind === 'schema' && schemas.find(({ pointer }) => pointer === page.pointer)
    if (schema) return hashValue([...shared, hashAt(schema.pointer), hashReach(schema.pointer), findUsers(schema)])
    if (page.kind === 'changelog') return hashValue([...shared, slugs])
    if (page.kind === 'workflow') {
      const files = listWorkflows(document).map(({ file }) => hashAt(file))
      return hashValue([...shared, slugs, files, hashReach(page.pointer), api.operations.map(({ title }) => title)])
    }
    const entry = page.kind === 'operation' ? entries.get(`${page.slug} ${page.pointer}`) : undefined
    if (!entry) {
      const downloads = page.kind === 'overview' ? page.downloads : []
      // Unused components are checked with the overview.
      const unused = listUnused(api, collectReach).map((pointer) => [pointer, hashAt(pointer), hashReach(pointer)])
      const hooks = file.webhookTarget === 'overview' ? ['/webhooks', '/x-webhooks'] : []
      const webhookHashes = hooks.map((pointer) => [hashAt(pointer), hashReach(pointer)])
      const models = listModels(api).map(({ pointer, examples }) => [hashAt(pointer), hashReach(pointer), examples])
      const first = findFirstRequest(api)
      const request = first && hashOperation(first.entry)
      return hashValue([...shared, downloads, hashOverview(api), webhookHashes, models, unused, request])
    }
    return hashValue([...shared, hashOperation(entry), slugs])
  }
}

/** Hashes the parts of a description that every page shows or depends on. */
function hashShared(document: JsonObject): string {
  const { openapi, asyncapi, defaultContentType, servers, security } = document
  const schemes = nodeAt(document, '/components/securitySchemes').value
  const signature = document[SIGNATURE_EXTENSION]
  const url = document[DESCRIPTION_URL]
  const numbers = document[LARGE_NUMBERS]
  const slugs = document[OPERATION_SLUGS]
  return hashValue(
    JSON.stringify([openapi, asyncapi, defaultContentType, servers, security, schemes, signature, url, numbers, slugs]),
  )
}

/** Hashes the path item's fields that apply to all its operations. */
function hashPathItem({ pathPointers }: OperationEntry, document: JsonObject): string {
  const parts = pathPointers.flatMap((pointer) =>
    ['parameters', 'servers', 'summary', 'description'].map((key) => nodeAt(document, `${pointer}/${key}`).value),
  )
  return hashValue(JSON.stringify(parts))
}

/** Lists the schemas that the descriptions of the API and its tags show, with their examples. */
function listModels(api: ApiDescription): readonly { readonly pointer: string; readonly examples: unknown }[] {
  const ofTags = api.tagGroups.flatMap(({ tags }) => listTags(tags).flatMap((tag) => tag.models))
  return [...api.models, ...ofTags].map(({ schema, examples }) => ({
    pointer: schema?.pointer.replace(/#$/, '') ?? '',
    examples,
  }))
}

/**
 * Hashes the description without paths, webhooks and components, and the operations and webhooks as lists show them.
 */
function hashOverview({ document, operations, webhooks }: ApiDescription): string {
  const { paths: _paths, components: _components, webhooks: _webhooks, 'x-webhooks': _extension, ...others } = document
  const { channels: _channels, operations: _operations, ...rest } = others
  return hashValue([JSON.stringify(rest), operations, webhooks])
}

/**
 * Computes a sort key for each operation, by pointer. Operations that reference the same component have equal keys, and
 * operations with neighboring components in the description have close keys. The key is the position of the component
 * with the fewest references, but at least two: a response that all operations share would not distinguish them.
 */
export function sortKeysByComponent(
  { document, pages }: Pick<ApiDescription, 'document' | 'pages'>,
  { direct }: Pick<ReachCollector, 'direct'>,
): ReadonlyMap<string, number> {
  const users = new Map<string, number>()
  for (const { pointer } of pages) {
    for (const component of direct(pointer)) users.set(component, (users.get(component) ?? 0) + 1)
  }
  const order = new Map(
    Object.entries(document['components'] ?? {})
      .flatMap(([kind, named]) => Object.keys(named ?? {}).map((name) => `/components/${kind}/${name}`))
      .map((pointer, index) => [pointer, index] as const),
  )
  return new Map(
    pages.map(({ pointer }) => {
      const shared = direct(pointer).filter((component) => (users.get(component) ?? 0) > 1)
      const [rarest] = shared.toSorted((a, b) => (users.get(a) ?? 0) - (users.get(b) ?? 0))
      return [pointer, (rarest === undefined ? undefined : order.get(rarest)) ?? order.size]
    }),
  )
}
