import { posix } from 'node:path'
import { type Download, loadCollectionWriter, readApiDescription, withoutInternal } from '@docgen/renderer/openapi'
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
  const { path, files, document } = api
  const name = posix.basename(path)
  const isUnchanged = files.length === 1 && withoutInternal(document) === document
  return nameBeside(api, graph, isUnchanged ? name : name.replace(/\.\w+$/, '.json'))
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

/** Lists the downloads on an API's overview, at URLs next to its pages: the description, and its Postman collection. */
export function listDownloads(api: ApiFile, graph: SiteGraph, baseUrl: string): readonly Download[] {
  const file = nameDownload(api, graph)
  const collection = nameCollection(api, graph)
  const hrefOf = (path: string): string => baseUrl + encodeURI(path)
  return [
    { href: hrefOf(file), label: posix.basename(file) },
    ...(collection === undefined ? [] : [{ href: hrefOf(collection), label: 'Postman' }]),
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
    const key = [BUILD_ID, hashValue(api.document)]
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
  return apis.map((api) => {
    const [main, ...others] = api.files
    const published = withoutInternal(api.document)
    const isUnchanged = main !== undefined && others.length === 0 && published === api.document
    return {
      file: nameDownload(api, graph),
      bytes: isUnchanged ? main.text : `${JSON.stringify(published, null, 2)}\n`,
    }
  })
}
