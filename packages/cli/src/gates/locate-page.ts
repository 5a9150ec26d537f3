import type { Diagnostic, Page } from '@docgen/renderer/contract'
import { createApiLocator } from '../read/api/locate-in-api.js'
import type { Trial } from '../session/trial.js'

/** The position of a page. */
export type PagePosition = Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>

/**
 * Creates a function that returns the position of a page: its source file, or the part of the description that an API
 * page shows. For any other page, the position is empty.
 */
export function createPageLocator({
  graph,
  files,
}: Pick<Trial, 'graph' | 'files'>): (page: Pick<Page, 'route' | 'source'>) => PagePosition {
  const operations = new Map(graph.docs.flatMap(({ route, api }) => (api ? [[route, api] as const] : [])))
  const locators = new Map(files.apis.map((api) => [api.path, createApiLocator(api)]))
  return ({ route, source }) => {
    const api = operations.get(route)
    // The overview shows the description's `info`.
    const position = api && locators.get(api.path)?.(api.pointer ?? '/info', 'key')
    return position ?? (source === undefined ? {} : { file: source })
  }
}
