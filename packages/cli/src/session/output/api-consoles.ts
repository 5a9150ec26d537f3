import {
  createOperationFinder,
  loadConsoleWriter,
  overviewRoute,
  readApiDescription,
  type WriteConsole,
} from '@docgen/renderer/openapi'
import { type Artifact, deferredFile } from '../../emit/artifact.js'
import { CONSOLE_ENDING } from '../../emit/content-type.js'
import type { SiteGraph } from '../../graph/site-graph.js'
import type { ApiFile } from '../../read/api/api-file.js'
import type { LocaleSetup } from '../../workers/render-setup.js'

/** Inputs of the consoles' data. */
export interface ConsolesInput {
  readonly apis: readonly ApiFile[]
  readonly graph: Pick<SiteGraph, 'docs'>
  readonly locales: Readonly<Record<string, Pick<LocaleSetup, 'texts' | 'fallbackTexts'>>>
}

/** Matches the keys of the UI texts that consoles show. */
const CONSOLE_TEXT =
  /^theme\.api\.(?:try\.|parameters\.|flow\.|(?:anyOf|authorization|oneOf|requestBody|required|security\.apiKey|security\.mutualTLS)$)/

/** Creates the data file of each operation's console, next to its page. The browser loads it when the console opens. */
export async function createConsoleFiles({ apis, graph, locales }: ConsolesInput): Promise<readonly Artifact[]> {
  if (!apis.some(({ tryIt }) => tryIt)) return []
  const createConsoleWriter = await loadConsoleWriter()
  return apis.flatMap((file) => {
    const { document, path, routeBase, slug, tryIt } = file
    if (!tryIt) return []
    const api = readApiDescription(document, file)
    const findOperation = createOperationFinder(api.pages)
    let write: WriteConsole | undefined
    const id = overviewRoute(api, { routeBase, ...(slug !== undefined && { slug }) })
    return graph.docs.flatMap((doc) => {
      const { pointer, slug: name } = doc.api ?? {}
      if (doc.api?.path !== path || pointer === undefined) return []
      const entry = findOperation({ pointer, ...(name !== undefined && { slug: name }) })
      if (entry?.kind !== 'operation') return []
      return deferredFile(`${doc.route.slice(1)}${CONSOLE_ENDING}`, () => {
        write ??= createConsoleWriter(document)
        return write(entry, { api: id, texts: selectTexts(locales[doc.locale]), ...tryIt })
      })
    })
  })
}

function selectTexts(locale: ConsolesInput['locales'][string] | undefined): Readonly<Record<string, string>> {
  const texts = { ...locale?.fallbackTexts, ...locale?.texts }
  return Object.fromEntries(Object.entries(texts).filter(([key]) => CONSOLE_TEXT.test(key)))
}
