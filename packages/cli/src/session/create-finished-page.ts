import { packAnchors } from '../graph/links/pack-anchors.js'
import { createTestPage } from '../plan/create-test-page.js'
import type { FinishedPage } from './build-site-pages.js'

/** Creates a built page for tests, with defaults for all fields that are not given. */
export function createFinishedPage(
  page: Parameters<typeof createTestPage>[0] = {},
  changes: Partial<FinishedPage> = {},
): FinishedPage {
  return {
    planned: { page: createTestPage(page), locale: 'en', version: 'current' },
    emitted: { hash: 'old', size: 1 },
    links: [],
    anchors: packAnchors([]),
    diagnostics: [],
    outcome: 'rendered',
    ...changes,
  }
}
