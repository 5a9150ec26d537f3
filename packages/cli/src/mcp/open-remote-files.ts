import { fetchRemoteFile, isMissing } from '../read/api/fetch-remote-file.js'
import { createSemaphore } from '../read/create-semaphore.js'
import type { BuiltFiles } from '../session/search/built-files.js'

/** Requests to the site at the same time: browsers send about as many. A query can need a hundred files. */
const MAX_REQUESTS = 16

/** Base URL of a deployed site: without query and fragment, with a slash at its end; `undefined` for any other text. */
export function readSiteUrl(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  // Credentials would be sent with each request, and shown in messages.
  if (url.username !== '' || url.password !== '') return undefined
  url.search = ''
  url.hash = ''
  url.pathname = url.pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<!\/)\/*$/, '/')
  return url
}

/**
 * Opens a deployed site. Reads only files below its URL: redirects are not followed, and size and time of each request
 * are limited. If the server does not answer, `read` rejects with an `Error` that has a message for users.
 */
export function openRemoteFiles(site: URL): BuiltFiles {
  const requests = createSemaphore(MAX_REQUESTS)
  return {
    location: site.href,
    read: async (file) => {
      const url = new URL(file.split('/').map(encodeURIComponent).join('/'), site)
      if (url.origin !== site.origin || !url.pathname.startsWith(site.pathname)) return undefined
      await requests.acquire()
      const response = await fetchRemoteFile({ url: url.href }).finally(requests.release)
      if (typeof response !== 'string') {
        // Some hosts respond to every URL with a page.
        return /^\s*<(?:!doctype|html)/i.test(response.text) ? undefined : response.text
      }
      if (isMissing(response)) return undefined
      throw new Error(`${url.href}: ${response}`)
    },
  }
}
