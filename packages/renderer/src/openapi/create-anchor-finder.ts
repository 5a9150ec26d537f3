import { slug } from 'github-slugger'
import { decodeFragment } from './document-node.js'
import type { SecurityScheme } from './nouns/security-scheme.js'
import type { OperationRoutes } from './operation-routes.js'
import { findId } from './view/api-draft.js'
import { schemeId } from './view/view-authorization.js'

/** What anchors of other tools are resolved with. */
export interface AnchorTargets {
  readonly routes: OperationRoutes
  readonly schemes: readonly SecurityScheme[]
  /** Route of the overview. */
  readonly overview: string
}

// Redoc: #tag/Pets, #operation/listPets, #tag/Pets/operation/listPets, #tag/Pets/paths/~1pets/get, #section/Errors.
// Scalar: #tag/pets/GET/pets. Swagger UI: #/Pets, #/Pets/listPets.
const OPERATION = /^(?:tag\/[^/]+\/)?operation\/([^/]+)$/
const PATH = /^(?:tag\/[^/]+\/)?(paths\/[^/]+\/[a-z]+)$/
const TAGGED_PATH = /^tag\/[^/]+\/([a-z]+)(\/.*)$/i
const TAG = /^(?:tag)?\/([^/]+)$/
const SECTION = /^section\/(?:.*\/)?([^/]+)$/
const SWAGGER_OPERATION = /^\/[^/]+\/([^/]+)$/

/** Finds the page and anchor that a link means in the notation of Redoc, Scalar or Swagger UI, which show an API on one page. */
export function createAnchorFinder({ routes, schemes, overview }: AnchorTargets): (href: string) => string | undefined {
  const onOverview = (id: string): string => `${overview}#${findId(id, () => false)}`
  return (href) => {
    if (!href.startsWith('#')) return undefined
    const anchor = href.slice(1)
    const part = (pattern: RegExp, group = 1): string | undefined => {
      const found = pattern.exec(anchor)?.[group]
      return found === undefined ? undefined : decodeFragment(found)
    }
    const operationId = part(OPERATION) ?? part(SWAGGER_OPERATION)
    if (operationId !== undefined) return routes.byId(operationId)?.href
    const path = part(PATH)
    if (path !== undefined) return routes.byReference(`#/${path}`)?.href
    const method = part(TAGGED_PATH)?.toLowerCase()
    if (method !== undefined) return routes.byPath(method, part(TAGGED_PATH, 2) ?? '')?.href
    const tag = part(TAG)
    if (tag !== undefined) return onOverview(`tag-${tag}`)
    const section = part(SECTION)
    if (section === undefined) return undefined
    const isScheme = anchor.startsWith('section/Authentication/') && schemes.some(({ name }) => name === section)
    return onOverview(isScheme ? schemeId(section) : slug(section))
  }
}
