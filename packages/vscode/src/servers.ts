import type { NodeProgram } from './find-node.js'
import { type ServeProcess, startServe } from './start-serve.js'

/** The preview servers, one for each site, started when they are needed. */
export interface Servers {
  /** Starts the server of a site, unless it runs. Returns its URL; `undefined` if docgen is not installed. */
  readonly open: (siteDir: string) => Promise<string | undefined>
  readonly stop: () => void
}

/** Inputs of the servers. */
export interface ServersOptions {
  /** Finds the docgen of a site, or reports that there is none. */
  readonly locate: (siteDir: string) => { readonly command: string; readonly node: NodeProgram } | undefined
  readonly onPrinted: (text: string) => void
}

/** Creates the servers of all sites; none runs yet. */
export function createServers({ locate, onPrinted }: ServersOptions): Servers {
  const running = new Map<string, ServeProcess>()
  return {
    open: async (siteDir) => {
      const existing = running.get(siteDir)
      if (existing?.isRunning()) return existing.url
      const located = locate(siteDir)
      if (!located) return undefined
      const server = startServe({ ...located, siteDir, onPrinted })
      running.set(siteDir, server)
      return server.url
    },
    stop: () => {
      for (const server of running.values()) server.stop()
      running.clear()
    },
  }
}
