import type { GateInput, GateName, GateResult } from './gate.js'

/** A group of checks that runs as a whole. */
export interface Gate {
  /** What it finds, for lists. */
  readonly summary: string
  /** Checks a site. Absent: its findings are the diagnostics of the trial build. */
  readonly check?: (input: GateInput) => Promise<GateResult>
}

/** Every gate; the code of each is loaded when it runs. */
export const GATES: Readonly<Record<GateName, Gate>> = {
  content: { summary: 'everything that a build checks: links, anchors, images, front matter, conflicts' },
  routes: {
    summary: 'published URLs without a page or a redirect; needs --against',
    check: async (input) => (await import('./check-routes-gate.js')).checkRoutesGate(input),
  },
  weight: {
    summary: 'files over the budget of their kind',
    check: async (input) => (await import('./check-weight-gate.js')).checkWeightGate(input),
  },
  search: {
    summary: 'the queries in search.tests.yml',
    check: async (input) => (await import('./check-search-gate.js')).checkSearchGate(input),
  },
  translations: {
    summary: 'missing and outdated translations',
    check: async (input) => (await import('./check-translations-gate.js')).checkTranslationsGate(input),
  },
}
