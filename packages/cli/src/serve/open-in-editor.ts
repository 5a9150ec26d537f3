import { realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isInside } from '../config/site-path.js'
import type { InternalRequest } from './http/create-listener.js'
import { plainResponse, type SiteResponse } from './http/response.js'

/**
 * Opens a file of the site at a line in the editor on this machine; only for windows on this machine, and only for
 * files of the site.
 */
export async function openInEditor(
  { query, isLocal }: Pick<InternalRequest, 'query' | 'isLocal'>,
  siteDir: string,
): Promise<SiteResponse> {
  if (!isLocal) return plainResponse(403, 'Only this machine can open the editor.')
  const path = findInSite(query.get('file') ?? '', siteDir)
  if (path === undefined) return plainResponse(404, 'The site has no such file.')
  const { default: launch } = await import('launch-editor')
  const position = [path, query.get('line'), query.get('column')].filter(
    (part) => part === path || /^\d+$/.test(part ?? ''),
  )
  return new Promise((resolve) => {
    launch(position.join(':'), undefined, () =>
      resolve(plainResponse(501, 'No editor could be opened: set LAUNCH_EDITOR.')),
    )
    // `launch-editor` does not report success, but reports failure immediately.
    setTimeout(() => resolve(plainResponse(200, 'Opened.')), 500).unref()
  })
}

function findInSite(file: string, siteDir: string): string | undefined {
  if (file.includes('\0')) return undefined
  try {
    const path = realpathSync(join(siteDir, file))
    return isInside(realpathSync(siteDir), path) && statSync(path).isFile() ? path : undefined
  } catch {
    return undefined
  }
}
