import { posix } from 'node:path'
import {
  createNumberRestorer,
  type Download,
  decodeKey,
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

/** Returns the output path of a description's download. */
function nameDownload(api: ApiFile, graph: SiteGraph): string {
  const { path } = api
  const name = posix.basename(path)
  const isUnchanged = publish(api).text !== undefined
  return nameBeside(api, graph, isUnchanged ? name : name.replace(/\.\w+$/, '.json'))
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

/** Returns the output path of a description's Postman collection; `undefined` without operations. */
function nameCollection(api: ApiFile, graph: SiteGraph): string | undefined {
  if (readApiDescription(api.document).operations.length === 0) return undefined
  return nameBeside(api, graph, `${posix.basename(api.path).replace(/\.\w+$/, '')}.postman_collection.json`)
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
export function listDownloads(api: ApiFile, graph: SiteGraph, baseUrl: string): readonly Download[] {
  const file = nameDownload(api, graph)
  const collection = nameCollection(api, graph)
  const hrefOf = (path: string): string => baseUrl + encodeURI(path)
  return [
    { href: hrefOf(file), label: posix.basename(file) },
    ...(collection === undefined ? [] : [{ href: hrefOf(collection), label: 'Postman' }]),
    ...listWorkflowFiles(api).map(({ path }) => {
      const label = posix.basename(path)
      return { href: hrefOf(nameBeside(api, graph, label)), label }
    }),
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
  return apis.flatMap((api): Artifact | readonly Artifact[] => {
    const file = nameCollection(api, graph)
    if (file === undefined) return []
    const make = (): string => writeCollection(api.document)
    if (!memo) return deferredFile(file, make)
    const key = [BUILD_ID, hashValue(withoutWorkflows(api.document))]
    const saved = memo.load<{ readonly hash: string; readonly size: number }>(`postman:${file}`, key)
    if (saved) return { file, make, ...saved }
    const bytes = make()
    memo.save(`postman:${file}`, key, { hash: hashBytes(bytes), size: Buffer.byteLength(bytes) })
    return { file, bytes }
  })
}

/**
 * Creates the files for download: as written, or one JSON file if the description has several files or contains
 * internal data.
 */
export function createDownloadFiles(apis: readonly ApiFile[], graph: SiteGraph): readonly Artifact[] {
  return apis.flatMap((api) => {
    const { text, document } = publish(api)
    return [
      { file: nameDownload(api, graph), bytes: text ?? writeDocument(document) },
      ...listWorkflowFiles(api).map(({ path, text: bytes }) => {
        return { file: nameBeside(api, graph, posix.basename(path)), bytes }
      }),
    ]
  })
}
