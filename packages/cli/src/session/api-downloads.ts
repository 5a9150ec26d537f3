import { posix } from 'node:path'
import { type Download, withoutInternal } from '@docgen/renderer/light'
import type { Artifact } from '../emit/artifact.js'
import type { ApiFile } from '../read/api-file.js'

/** Path of the file inside the output folder that readers may take away. */
function downloadFile({ routeBase, path, files, document }: ApiFile): string {
  const name = posix.basename(path)
  const isAsWritten = files.length === 1 && withoutInternal(document) === document
  return `${routeBase.slice(1)}/${isAsWritten ? name : name.replace(/\.\w+$/, '.json')}`.replace(/^\//, '')
}

/** What the overview of an API offers: the description, at an address beside its pages. */
export function apiDownloads(api: ApiFile, baseUrl: string): readonly Download[] {
  const file = downloadFile(api)
  return [{ href: baseUrl + encodeURI(file), label: posix.basename(file) }]
}

/** The files for download: as written, or one JSON file where the description has several or says things that are not for readers. */
export function apiArtifacts(apis: readonly ApiFile[]): readonly Artifact[] {
  return apis.map((api) => {
    const [main, ...others] = api.files
    const shown = withoutInternal(api.document)
    const isAsWritten = main !== undefined && others.length === 0 && shown === api.document
    return { file: downloadFile(api), bytes: isAsWritten ? main.text : `${JSON.stringify(shown, null, 2)}\n` }
  })
}
