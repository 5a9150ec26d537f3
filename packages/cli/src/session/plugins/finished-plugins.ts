import type { Diagnostic } from '@docgen/renderer/contract'
import type { Cache } from '../../cache/open-cache.js'
import type { Artifact } from '../../emit/artifact.js'
import type { PreparedSite } from '../prepare-site.js'
import type { DescribeRequest } from './describe-pages.js'

/** A site whose content is compiled. */
export interface FinishRequest {
  readonly siteDir: string
  readonly site: PreparedSite
  readonly made: DescribeRequest['made']
  readonly cache: Cache
}

/** Results of the plugins' final hooks. */
export interface FinishedPlugins {
  readonly artifacts: readonly Artifact[]
  readonly diagnostics: readonly Diagnostic[]
}
