import type { Diagnostic } from '@docgen/renderer/contract'
import type { ApiFile } from '../../read/api/api-file.js'
import { createApiLocator, type LocateInApi } from '../../read/api/locate-in-api.js'
import { locateApiDiagnostic } from '../../read/api/read-apis.js'

/**
 * Creates a function that resolves pointers (`openapi.yaml#%2Fpaths…`) in diagnostics about API descriptions to
 * file, line and column.
 */
export function createApiErrorLocator(apis: readonly ApiFile[]): (diagnostic: Diagnostic) => Diagnostic {
  const locators = new Map<string, LocateInApi>(apis.map((api) => [api.path, createApiLocator(api)]))
  return (diagnostic) => {
    const { file } = diagnostic
    const hash = file?.lastIndexOf('#') ?? -1
    const locator = file === undefined || hash === -1 ? undefined : locators.get(file.slice(0, hash))
    if (!locator || file === undefined) return diagnostic
    return locateApiDiagnostic({ ...diagnostic, file: `#${decodeURIComponent(file.slice(hash + 1))}` }, locator)
  }
}
