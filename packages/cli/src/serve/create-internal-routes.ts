import type { SiteSession } from '../session/live/open-session.js'
import type { FileStore } from './file-store.js'
import { createForwarder } from './forward-request.js'
import type { InternalRoute } from './http/create-listener.js'
import { respondWithClientScript } from './http/respond-with-client-script.js'
import { FORWARD_PATH, OWN_PATH } from './inject-client.js'
import { createSiteMock } from './mock/create-site-mock.js'
import { openInEditor } from './open-in-editor.js'

/** Inputs of the internal routes of a live site. */
export interface InternalRoutesOptions {
  readonly siteDir: string
  readonly session: SiteSession
  readonly store: FileStore
  /** The route to which a window connects for updates. */
  readonly events: InternalRoute
  /** Whether a mock server answers the requests of consoles. */
  readonly isMocked: boolean
  /** Resolves when the session has a site. */
  readonly started: () => Promise<void> | undefined
}

/** Creates the internal URLs that the scripts in the windows of a live site request, by path. */
export function createInternalRoutes(options: InternalRoutesOptions): ReadonlyMap<string, InternalRoute> {
  const { siteDir, session, store, events, isMocked, started } = options
  const mock = isMocked ? createSiteMock(() => session.snapshot()?.site.apis ?? []) : undefined
  const script: InternalRoute = { method: 'GET', respond: async () => respondWithClientScript() }
  const schema: InternalRoute = {
    method: 'GET',
    respond: async (request) => (await import('./json-schemas.js')).respondWithSchema(request),
  }
  const sourcePage: InternalRoute = {
    method: 'GET',
    respond: async (request) => {
      await started()
      return (await import('./respond-with-source-page.js')).respondWithSourcePage(request, siteDir, session)
    },
  }
  const editor: InternalRoute = { method: 'POST', respond: (request) => openInEditor(request, siteDir) }
  return new Map([
    [`${OWN_PATH}client.js`, script],
    [`${OWN_PATH}events`, events],
    [FORWARD_PATH, createForwarder(store, mock)],
    [`${OWN_PATH}schema`, schema],
    [`${OWN_PATH}page`, sourcePage],
    [`${OWN_PATH}open`, editor],
  ])
}
