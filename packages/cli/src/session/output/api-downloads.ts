import { posix } from 'node:path'
import {
  createNumberRestorer,
  type Download,
  decodeKey,
  isAsyncapi,
  type JsonObject,
  listWorkflows,
  loadCollectionWriter,
  readApiDescription,
  withoutInternal,
  withoutNumbers,
  withoutWorkflows,
} from '@docgen/renderer/openapi'
import { BUILD_ID } from '../../cache/build-id.js'
import { hashBytes, hashValue } from '../../cache/hash.js'
import type { Memo } from '../../cache/memo.js'
import { type Artifact, deferredFile } from '../../emit/artifact.js'
import { apiRoute } from '../../graph/describe-api.js'
import { joinRoute } from '../../graph/routes/resolve-slug.js'
import type { SiteGraph } from '../../graph/site-graph.js'
import type { ApiFile } from '../../read/api/api-file.js'

/** Output paths of the downloads of an API. */
interface DownloadFiles {
  readonly description: string
  /** Absent without HTTP requests. */
  readonly collection?: string
  /** Its Arazzo documents: path of the source → output path. */
  readonly workflows: ReadonlyMap<string, string>
}

/** Output paths of the downloads of all APIs of a site. */
export type DownloadNames = ReadonlyMap<ApiFile, DownloadFiles>

/**
 * Names the downloads of all APIs, next to their pages, by the names of their sources. If another source already has the
 * name, the folders of the source are a part of it: `partners/openapi.yaml` becomes `partners-openapi.yaml`.
 */
export function nameDownloads(apis: readonly ApiFile[], graph: SiteGraph): DownloadNames {
  // Output path → the source that has it.
  const sources = new Map<string, string>()
  const take = (api: ApiFile, path: string, ending = ''): string => {
    const source = `${path} ${ending}`
    const nameOf = (name: string): string => (ending === '' ? name : name.replace(/\.\w+$/, '')) + ending
    const names = [posix.basename(path), path.replaceAll('/', '-')].map(nameOf)
    const free = [...names, ...apis.map((_, index) => `${index + 2}-${names[1]}`)]
      .map((name) => nameBeside(api, graph, name))
      .find((file) => (sources.get(file) ?? source) === source)
    const file = free ?? nameBeside(api, graph, names[0] ?? '')
    sources.set(file, source)
    return file
  }
  return new Map(
    apis.map((api): [ApiFile, DownloadFiles] => {
      const { path, document } = api
      const description = take(api, path, publish(api).text === undefined ? '.json' : '')
      // The operations of AsyncAPI are no HTTP requests.
      const hasOperations = !isAsyncapi(document) && readApiDescription(document).operations.length > 0
      return [
        api,
        {
          description,
          ...(hasOperations && { collection: take(api, path, '.postman_collection.json') }),
          workflows: new Map(listWorkflowFiles(api).map((file) => [file.path, take(api, file.path)])),
        },
      ]
    }),
  )
}

/** The description for download, and its text if it is published as written. */
function publish({ files, document }: Pick<ApiFile, 'files' | 'document'>): {
  readonly document: JsonObject
  readonly text?: string
} {
  const whole = withoutWorkflows(document)
  const published = withoutInternal(whole)
  // The main file is first. Files of workflows are not part of the description.
  const workflows = listWorkflowFiles({ files, document })
  const [main, ...others] = files.filter((file) => !workflows.includes(file))
  const isUnchanged = main !== undefined && others.length === 0 && published === whole
  return { document: published, ...(isUnchanged && { text: main.text }) }
}

function writeDocument(document: JsonObject): string {
  return createNumberRestorer(document)(`${JSON.stringify(withoutNumbers(document), null, 2)}\n`)
}

/** Lists the Arazzo documents of a description. */
function listWorkflowFiles({ files, document }: Pick<ApiFile, 'files' | 'document'>): ApiFile['files'] {
  const paths = new Set(listWorkflows(document).map(({ file }) => decodeKey(file.slice(file.lastIndexOf('/') + 1))))
  return files.filter(({ path }) => paths.has(path))
}

/** Returns the output path of a file next to an API's pages. */
function nameBeside(api: ApiFile, { editions }: SiteGraph, name: string): string {
  const edition = editions.find((each) => each.version === api.version)
  return joinRoute(`${edition ? apiRoute(api, edition) : api.routeBase}/${name}`).slice(1)
}

/**
 * Lists the downloads on an API's overview, at URLs next to its pages: the description, its Postman collection and its
 * Arazzo documents.
 */
export function listDownloads(api: ApiFile, names: DownloadNames, baseUrl: string): readonly Download[] {
  const files = names.get(api)
  if (!files) throw new Error(`the downloads of ${api.path} have no names`)
  const hrefOf = (path: string): string => baseUrl + encodeURI(path)
  const { description, collection, workflows } = files
  return [
    { href: hrefOf(description), label: posix.basename(description) },
    ...(collection === undefined ? [] : [{ href: hrefOf(collection), label: 'Postman' }]),
    ...[...workflows.values()].map((file) => ({ href: hrefOf(file), label: posix.basename(file) })),
  ]
}

/**
 * Creates the Postman collections. With a memo, a collection that the output folder contains is not created again;
 * without one, it is created when it is read.
 */
export async function createCollectionFiles(
  apis: readonly ApiFile[],
  graph: SiteGraph,
  memo?: Memo,
): Promise<readonly Artifact[]> {
  if (apis.length === 0) return []
  const writeCollection = await loadCollectionWriter()
  const names = nameDownloads(apis, graph)
  return apis.flatMap((api): Artifact | readonly Artifact[] => {
    const file = names.get(api)?.collection
    if (file === undefined) return []
    const create = (): string => writeCollection(api.document)
    if (!memo) return deferredFile(file, create)
    const key = [BUILD_ID, hashValue(withoutWorkflows(api.document))]
    const saved = memo.load<{ readonly hash: string; readonly size: number }>(`postman:${file}`, key)
    if (saved) return { file, create, ...saved }
    const bytes = create()
    memo.save(`postman:${file}`, key, { hash: hashBytes(bytes), size: Buffer.byteLength(bytes) })
    return { file, bytes }
  })
}

/**
 * Creates the files for download: as written, or one JSON file if the description has several files or contains
 * internal data.
 */
export function createDownloadFiles(apis: readonly ApiFile[], graph: SiteGraph): readonly Artifact[] {
  const artifacts = [...nameDownloads(apis, graph)].flatMap(([api, { description, workflows }]): Artifact[] => {
    const { text, document } = publish(api)
    return [
      { file: description, bytes: text ?? writeDocument(document) },
      ...listWorkflowFiles(api).flatMap(({ path, text: bytes }) => {
        const file = workflows.get(path)
        return file === undefined ? [] : { file, bytes }
      }),
    ]
  })
  // APIs can share an Arazzo document.
  return [...new Map(artifacts.map((artifact) => [artifact.file, artifact])).values()]
}
