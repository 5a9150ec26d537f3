import type { compareDescriptions } from './compare/compare-descriptions.js'
import type { compareTexts } from './compare/compare-texts.js'
import type { listReleases } from './releases/api-release.js'

/** Loads the comparison of descriptions, which only sites with several versions of an API need. */
export async function loadComparison(): Promise<{
  readonly compareDescriptions: typeof compareDescriptions
  readonly compareTexts: typeof compareTexts
  readonly listReleases: typeof listReleases
}> {
  return {
    ...(await import('./compare/compare-descriptions.js')),
    ...(await import('./compare/compare-texts.js')),
    ...(await import('./releases/api-release.js')),
  }
}
