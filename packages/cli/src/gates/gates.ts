import type { GateInput, GateName, GateResult } from './gate.js'

/** A group of checks that runs as a whole. */
export interface Gate {
  /** One line about the problems that it finds. */
  readonly summary: string
  /** Whether it needs a network: it then only runs if the command line names it. */
  readonly isOnline?: true
  /** Checks a site. Absent for `content`: its findings are the diagnostics of the trial build. */
  readonly check?: (input: GateInput) => Promise<GateResult>
}

/** Every gate; the code of each is loaded when it runs. */
export const GATES: Readonly<Record<GateName, Gate>> = {
  content: { summary: 'everything that a build checks: links, anchors, images, front matter, conflicts' },
  routes: {
    summary: 'published URLs without a page or a redirect; needs --against',
    check: async (input) => (await import('./routes/check-routes-gate.js')).checkRoutesGate(input),
  },
  links: {
    summary: 'external URLs that are dead or have moved; needs a network, runs only if named',
    isOnline: true,
    check: async (input) => (await import('./links/check-links-gate.js')).checkLinksGate(input),
  },
  weight: {
    summary: 'files over the budget of their kind, and pages that have grown since --since or --against',
    check: async (input) => (await import('./weight/check-weight-gate.js')).checkWeightGate(input),
  },
  a11y: {
    summary: 'accessibility of pages: names, headings, landmarks, tables, link texts, ids, contrast',
    check: async (input) => (await import('./a11y/check-a11y-gate.js')).checkA11yGate(input),
  },
  code: {
    summary: 'code blocks: JSON and YAML, other languages by the commands of the config',
    check: async (input) => (await import('./code/check-code-gate.js')).checkCodeGate(input),
  },
  api: {
    summary: 'JSON of guides against the API; with --since or --base, changes that break clients',
    check: async (input) => (await import('./api/check-api-gate.js')).checkApiGate(input),
  },
  prose: {
    summary: 'doubled words, unbalanced quotes, spellings of terms, and the findings of a linter for prose',
    check: async (input) => (await import('./prose/check-prose-gate.js')).checkProseGate(input),
  },
  stale: {
    summary: 'pages that have not changed with the files that they cover; needs --since',
    check: async (input) => (await import('./stale/check-stale-gate.js')).checkStaleGate(input),
  },
  agents: {
    summary: 'llms.txt and the Markdown of pages, by the Agent-Friendly Documentation Spec',
    check: async (input) => (await import('./agents/check-agents-gate.js')).checkAgentsGate(input),
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
