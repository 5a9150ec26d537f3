import { hashBytes } from '../cache/hash.js'
import { NO_MEMO } from '../cache/memo.js'
import type { Artifact } from '../emit/artifact.js'
import { buildGraph } from '../graph/build-graph.js'
import { createTestConfig, createTestFiles, type TestSite } from '../graph/create-test-graph.js'
import { packAnchors } from '../graph/links/pack-anchors.js'
import { createTestPlan } from '../plan/create-test-plan.js'
import { createTestFolder } from '../read/create-test-folder.js'
import type { Trial } from '../session/trial.js'
import type { GateInput } from './gate.js'

/** The parts of a trial that a test sets; all other parts are empty. */
export interface TestTrial extends TestSite {
  /** Path inside the output folder → content that the build has written; pages without an entry are empty. */
  readonly written?: Readonly<Record<string, string>>
  /** Route → ids of the page. */
  readonly anchors?: Readonly<Record<string, readonly string[]>>
  readonly artifacts?: readonly Artifact[]
  /** Fields that replace fields of the trial. */
  readonly more?: Partial<Trial>
}

/** The trial of an in-memory site; the folders of the site and of its output last as long as the test. */
export function createTestTrial({ written = {}, anchors = {}, artifacts = [], more, ...site }: TestTrial): Trial {
  const config = createTestConfig(site.config)
  const files = createTestFiles(site, config)
  const { value: graph } = buildGraph(files, config)
  const output = new Map(Object.entries(written))
  const plan = createTestPlan(graph, config)
  const builtPages = plan.pages.map((planned) => {
    const html = written[planned.page.file] ?? ''
    output.set(planned.page.file, html)
    return {
      planned,
      emitted: { hash: hashBytes(html), size: Buffer.byteLength(html) },
      anchors: packAnchors(anchors[planned.page.route] ?? []),
    }
  })
  const trial = {
    siteDir: createTestFolder(),
    stageDir: createTestFolder(Object.fromEntries(output)),
    config,
    files,
    graph,
    plan,
    builtPages,
    apis: [],
    styles: [],
    locateInConfig: (path: readonly (string | number)[]) => ({ file: `site.config.ts#${path.join('.')}` }),
    memo: NO_MEMO,
    output: { resolve: async () => ({ artifacts }) },
    ...more,
  }
  return trial as unknown as Trial
}

/** The input of a gate for tests. */
export function createTestInput(site: TestTrial, more: Partial<GateInput> = {}): GateInput {
  return {
    trial: createTestTrial(site),
    locales: undefined,
    readPublished: undefined,
    usesBrowser: false,
    base: undefined,
    builtBase: undefined,
    now: '2026-03-01T12:00:00.000Z',
    ...more,
  }
}
