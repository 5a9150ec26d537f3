import { posix } from 'node:path'
import { type Download, withoutInternal } from '@docgen/renderer/openapi'
import type { Artifact } from '../../emit/artifact.js'
import { apiRoute } from '../../graph/describe-api.js'
import { joinRoute } from '../../graph/routes/resolve-slug.js'
import type { SiteGraph } from '../../graph/site-graph.js'
import type { ApiFile } from '../../read/api/api-file.js'

/** Returns the output path of a description's download. */
function nameDownload(api: ApiFile, { editions }: SiteGraph): string {
  const { routeBase, version, path, files, document } = api
  const edition = editions.find((each) => each.version === version)
  const base = edition ? apiRoute(api, edition) : routeBase
  const name = posix.basename(path)
  const isUnchanged = files.length === 1 && withoutInternal(document) === document
  return joinRoute(`${base}/${isUnchanged ? name : name.replace(/\.\w+$/, '.json')}`).slice(1)
}

/** Lists the downloads on an API's overview: the description, at a URL next to its pages. */
export function listDownloads(api: ApiFile, graph: SiteGraph, baseUrl: string): readonly Download[] {
  const file = nameDownload(api, graph)
  return [{ href: baseUrl + encodeURI(file), label: posix.basename(file) }]
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
