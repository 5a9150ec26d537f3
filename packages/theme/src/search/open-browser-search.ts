import { POLICY_NAME } from '../client/trust-html.js'
import { createSearchClient, type SearchClient } from './create-search-client.js'
import type { SearchAnswer } from './search-message.js'
import type { SearchThread } from './talk-to-thread.js'

/** The search of the site in this browser. `baseUrl` starts and ends with a slash. */
export function openBrowserSearch(baseUrl: string): SearchClient {
  return createSearchClient({
    readManifest: () => readManifest(`${baseUrl}docgen-search.json`),
    startThread,
  })
}

/** Requests the manifest again each time, so a new index is found. Offline, falls back to the cached one. */
async function readManifest(href: string): Promise<string> {
  const response = await fetch(href, { cache: 'no-cache' }).catch(() => fetch(href, { cache: 'force-cache' }))
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  return response.text()
}

/** The page's policy accepts only a trusted URL as a script, and allows this policy name only. */
function startThread(href: string): SearchThread {
  const workerUrl = new URL(href, location.href)
  if (workerUrl.origin !== location.origin) throw new Error(`Unexpected URL of the search: ${workerUrl.href}`)
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypeFactory }
  const policy = trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: (url) => url })
  const worker = new Worker((policy?.createScriptURL(workerUrl.href) ?? workerUrl.href) as string, { type: 'module' })
  return {
    send: (question) => worker.postMessage(question),
    listen: (onAnswer, onFailure) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => onAnswer(data))
      worker.addEventListener('error', ({ message }) => onFailure(message))
    },
    end: () => worker.terminate(),
  }
}

interface TrustedTypeFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown }
}
